/** The games whose aim is told in pictures. A small list of its own: the lobby needs no more of them. */
const GAMES = ['bushido', 'dicium.civilisation', 'dicium.crazy_cup', 'dicium.donjon', 'dicium.shogun', 'katana', 'ninjato', 'samourai_katana']

export const hasAim = (game: string): boolean => GAMES.includes(game)
