import type { Block, Run } from '@/lib/documents/blocks/schema'
import { rowsOf, tableText } from '@/lib/documents/blocks/table-text'
import { holds } from '@/lib/templates/condition'
import { markerOf } from '@/lib/templates/organization/markers'
import { sectionCondition } from '@/lib/templates/organization/section-condition'
import { placeRuns, textOf } from './fill-text'
import type { Scope } from './scope'

/** Runs of an organisation's own document with the answers in them; those of sections that do not hold go. */
function fillRuns(runs: readonly Run[], scope: Scope): Run[] {
  const open: boolean[] = []
  return runs.flatMap((run): Run[] => {
    if (run.field === undefined) return open.includes(false) ? [] : [run]
    const { field: id, text, ...look } = run
    const marker = markerOf(text)
    if (marker.kind === 'end') {
      open.pop()
      return []
    }
    if (marker.kind !== 'value') {
      const field = scope.template.fields.find((each) => each.id === id)
      open.push(field ? holds(sectionCondition(field, marker), scope.answers) === true : false)
      return []
    }
    if (open.includes(false)) return []
    return placeRuns(scope, { path: id, ...marker }).map((filled) => ({ ...look, ...filled }))
  })
}

/**
 * A block of an organisation's own document with the answers in it.
 * @param number as it is counted where it stands
 */
export function fillBlock(block: Block, scope: Scope, number: string | null): Block {
  if (block.kind === 'table') {
    const rows = rowsOf(block).map(({ cells }) => ({
      cells: cells.map((cell) => {
        const runs = fillRuns(cell.runs ?? [{ text: cell.text }], scope)
        return { ...cell, runs, text: textOf(runs) }
      }),
    }))
    return { ...block, rows, text: tableText(rows) }
  }
  if (block.kind === 'image' || block.kind === 'pageBreak') return block
  const runs = fillRuns(block.runs ?? [{ text: block.text }], scope)
  return { ...block, runs, text: textOf(runs), number }
}
