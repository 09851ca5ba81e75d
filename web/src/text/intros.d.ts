/** What the lobby says of every game, by its name: `title`, `pitch` and `length`. vite.config.ts makes it. */
declare module 'virtual:intros-*' {
  const intros: Record<string, string>
  export default intros
}
