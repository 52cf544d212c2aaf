import { formatNumber } from '@/lib/documents/blocks/number-format'
import type { Block } from '@/lib/documents/blocks/schema'

/** The numbers that word processors count by themselves, by how deep they stand. */
const countedForms = [
  { before: '제', format: 'decimal', after: '조', pattern: /^제(\d{1,4})조$/ },
  { before: '', format: 'decimalEnclosedCircle', after: '', pattern: /^([①-⑳])$/u },
  { before: '', format: 'decimal', after: '.', pattern: /^(\d{1,3})\.$/ },
  { before: '', format: 'ganada', after: '.', pattern: /^([가나다라마바사아자차카타파하])\.$/ },
  { before: '', format: 'decimal', after: ')', pattern: /^(\d{1,3})\)$/ },
  { before: '', format: 'ganada', after: ')', pattern: /^([가나다라마바사아자차카타파하])\)$/ },
  { before: '(', format: 'decimal', after: ')', pattern: /^\((\d{1,3})\)$/ },
] as const

const partForms = ['편', '장', '절', '관'].map((name) => ({
  before: '제',
  format: 'decimal',
  after: name,
  pattern: new RegExp(`^제(\\d{1,3})${name}$`),
}))

export type NumberForm = { before: string; format: string; after: string; pattern: RegExp }
/** Forms of one family count together: a higher number lets the lower ones begin again. */
export const families: Record<'clauses' | 'parts', readonly NumberForm[]> = {
  clauses: countedForms,
  parts: partForms,
}
export type Family = keyof typeof families

/** A list of the document: where each of its levels begins. */
export type Sequence = { family: Family; starts: Map<number, number> }
/** The list and level that print a block's number; null when it has to be written as text. */
export type Place = { sequence: number; level: number }

export type SequencePlan = { sequences: Sequence[]; places: (Place | null)[] }

/** Word opens files with more lists slowly; what comes after is written as text. */
const mostSequences = 500

const find = (number: string): { family: Family; level: number; value: number } | null => {
  for (const family of ['clauses', 'parts'] as const)
    for (const [level, form] of families[family].entries()) {
      const found = form.pattern.exec(number)?.[1]
      if (!found) continue
      for (let value = /^\d+$/.test(found) ? Number(found) : 1; value <= 9_999; value++)
        if (formatNumber(value, form.format) === found) return { family, level, value }
    }
  return null
}

/**
 * Which numbers a word processor can count, so that they renumber when a clause is added. A number is counted
 * only where counting prints exactly what is printed; «제5조의2» and numbers out of turn are written as text.
 */
export function planSequences(blocks: readonly Block[]): SequencePlan {
  const sequences: Sequence[] = []
  const counts: Map<number, number>[] = []
  const next = (at: number, level: number) => {
    const counted = counts[at]?.get(level)
    return counted === undefined ? (sequences[at]?.starts.get(level) ?? 1) : counted + 1
  }
  const take = (at: number, level: number, value: number): Place => {
    const count = counts[at] as Map<number, number>
    for (const deeper of [...count.keys()]) if (deeper > level) count.delete(deeper)
    count.set(level, value)
    return { sequence: at, level }
  }
  const places = blocks.map((block): Place | null => {
    if (!block.number || block.kind === 'footnote' || block.kind === 'table') return null
    if (block.change) return null
    const found = find(block.number)
    if (!found) return null
    const { family, level, value } = found
    for (let at = sequences.length - 1; at >= Math.max(0, sequences.length - 20); at--)
      if (sequences[at]?.family === family && next(at, level) === value)
        return take(at, level, value)
    // A number out of turn in the middle is a gap that was meant; only a list begins anew.
    if ((value !== 1 && level > 0) || sequences.length >= mostSequences) return null
    sequences.push({ family, starts: new Map([[level, value]]) })
    counts.push(new Map())
    return take(sequences.length - 1, level, value)
  })
  return { sequences, places }
}
