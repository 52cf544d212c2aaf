import type { Block, Run } from './schema'
import { rowsOf, tableText } from './table-text'

/** What stands after the changes were accepted: all runs but the deleted ones. */
export const textOfRuns = (runs: readonly Run[]): string =>
  runs
    .filter(({ change }) => change?.kind !== 'deleted')
    .map(({ text }) => text)
    .join('')

/** «제1조(목적)» is written in one, every other number with a space behind it. */
export const joinNumber = (number: string | null, text: string): string => {
  if (!number) return text
  if (!text) return number
  return number.endsWith('조') && text.startsWith('(') ? number + text : `${number} ${text}`
}

/** A block as one piece of text, with its number. */
export function blockText(block: Block): string {
  if (block.change?.kind === 'deleted') return ''
  if (block.kind === 'pageBreak') return ''
  if (block.kind === 'table') return tableText(rowsOf(block))
  if (block.kind === 'footnote') return joinNumber(block.number && `${block.number})`, block.text)
  return joinNumber(block.number, block.text)
}

/** A document as text: one block after the other, each on lines of its own. */
export const plainText = (blocks: readonly Block[]): string => blocks.map(blockText).join('\n')

/** The blocks with the range of each in `plainText` of them all. */
export function withRanges<B extends Block>(blocks: readonly B[]): B[] {
  let at = 0
  return blocks.map((block) => {
    const to = at + blockText(block).length
    const placed = { ...block, range: [at, to] as [number, number] }
    at = to + 1
    return placed
  })
}
