/** Looking for words in the rules. */
import type { Block, Chapter, Clause, Rules } from './clauses'

/** As it is compared: without capitals, accents and the marks of Markdown. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f`*]/g, '')
    .replaceAll('’', "'")
    .toLowerCase()

const textOf = (block: Block): string => (block.kind === 'text' ? block.text : block.kind === 'list' ? block.items.join(' ') : [block.head, ...block.rows].flat().join(' '))
const wholeOf = (clause: Clause): string => [clause.id, clause.text, ...clause.more.map(textOf)].join(' ')

/** The chapters with the clauses that have all these words; all of it where nothing is looked for. */
export function found(rules: Rules, wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (!words.length) return rules.chapters
  const has = (text: string) => words.every((word) => plain(text).includes(word))
  return rules.chapters
    .map((chapter) => ({ ...chapter, before: [], clauses: chapter.clauses.filter((clause) => has(`${chapter.title} ${wholeOf(clause)}`)) }))
    .filter(({ clauses }) => clauses.length)
}
