/** Rules in Markdown, as chapters of clauses. The same in Python: src/tatami/text/clauses.py. */
import type { Book } from '../text/book'
import type { Language } from '../text/language.svelte'

export type Block = { kind: 'text'; text: string } | { kind: 'table'; head: string[]; rows: string[][] } | { kind: 'list'; items: string[] }

export interface Clause {
  id: string
  text: string
  isAdvice: boolean
  more: Block[]
}

export interface Chapter {
  title: string
  before: Block[]
  clauses: Clause[]
}

export interface Rules {
  title: string
  chapters: Chapter[]
}

const CLAUSE = /^\*\*(R\d+\.\d+)\*\* +(?:\((advice|conseil)\) +)?(.*)$/s
const RULING = / +\((?:ruling|décision) \d+\)$/

/** Typographic apostrophes, and in French the spaces that must not break a line. */
export function typeset(text: string, language: Language): string {
  const plain = text.replaceAll("'", '’')
  if (language !== 'fr') return plain
  return plain
    .replaceAll(' :', '\u00a0:')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(' »', '\u00a0»')
    .replace(/ ([;!?])/g, '\u202f$1')
}

export function readRules(markdown: string, language: Language): Rules {
  const rules: Rules = { title: '', chapters: [{ title: '', before: [], clauses: [] }] }
  for (const raw of typeset(markdown, language).split(/\n\s*\n/)) {
    const block = raw.trim()
    const chapter = rules.chapters.at(-1)!
    const clause = CLAUSE.exec(block)
    if (!block) continue
    else if (block.startsWith('# ')) rules.title = block.slice(2)
    else if (block.startsWith('## ')) rules.chapters.push({ title: block.slice(3), before: [], clauses: [] })
    else if (clause) {
      const text = clause[3]!.replaceAll('\n', ' ').replace(RULING, '')
      chapter.clauses.push({ id: clause[1]!, text, isAdvice: Boolean(clause[2]), more: [] })
    } else (chapter.clauses.at(-1)?.more ?? chapter.before).push(readBlock(block))
  }
  return rules
}

function readBlock(block: string): Block {
  const lines = block.split('\n')
  if (lines[0]!.startsWith('|')) {
    const [head = [], , ...rows] = lines.map((line) => line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => cell.trim()))
    return { kind: 'table', head, rows }
  }
  if (lines[0]!.startsWith('- ')) return { kind: 'list', items: block.split(/^- /m).slice(1).map((item) => item.replaceAll('\n', ' ').trim()) }
  return { kind: 'text', text: lines.join(' ').replace(/^#+ /, '') }
}

/** The clause with this id. */
export function clauseOf(rules: Rules, id: string): Clause | undefined {
  for (const { clauses } of rules.chapters) for (const clause of clauses) if (clause.id === id) return clause
  return undefined
}

/** The clause that is about a card or a character: it begins with the name, or its table has a line for it. */
export function clauseAbout(rules: Rules, name: string): Clause | undefined {
  const all = rules.chapters.flatMap(({ clauses }) => clauses)
  return (
    all.find((clause) => clause.text.startsWith(`${name} (`)) ??
    all.find((clause) => clause.more.some((block) => block.kind === 'table' && block.rows.some((row) => row[0] === name)))
  )
}

/** A line of Markdown in parts: plain, `code`, **strong**, clauses that it names, and table options in the book's words. */
export type Span = { text: string; as: 'plain' | 'code' | 'strong' | 'clause' | 'option'; /** Of the name of a table option: which. */ option?: string }

export function spans(line: string, book?: Book): Span[] {
  let option = ''
  /** What a table option is called, or a value of the one that was named last. */
  function called(code: string): string | undefined {
    if (book?.has(`option-${code}`)) option = code
    const id = [`option-${code}`, `option-${option}-${code}`].find((each) => book?.has(each))
    return id && book!.say(id)
  }
  return line
    .split(/(`[^`]+`|\*\*[^*]+\*\*|\bR\d+\.\d+\b)/)
    .filter(Boolean)
    .map((text): Span => {
      if (text.startsWith('`')) {
        const code = text.slice(1, -1)
        const name = called(code)
        if (!name) return { text: code, as: 'code' }
        return option === code ? { text: name, as: 'option', option } : { text: name, as: 'option' }
      }
      if (text.startsWith('**')) return { text: text.slice(2, -2), as: 'strong' }
      return { text, as: /^R\d+\.\d+$/.test(text) ? 'clause' : 'plain' }
    })
}
