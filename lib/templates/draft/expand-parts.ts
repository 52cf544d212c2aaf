import type { Run } from '@/lib/documents/blocks/schema'
import { holds, undecidedFields } from '@/lib/templates/condition'
import type { Part } from '@/lib/templates/types'
import { rowScope, type Scope } from './scope'
import { blankText } from './value-text'

/** A part that is in the document, with the answers that it reads. */
export type Expanded = {
  part: Exclude<Part, { part: 'when' | 'each' }>
  scope: Scope
}
/** Where a question that nobody answered decides what is written. */
export type Undecided = { undecided: Run; field: string; isItem: boolean }

/** What would be written is a numbered item, so the open question is one. */
function beginsWithItem([first]: readonly Part[]): boolean {
  if (first?.part === 'when') return beginsWithItem(first.parts)
  return first?.part === 'item' && first.level === undefined
}

function undecidedChoice(
  fields: readonly string[],
  parts: readonly Part[],
  scope: Scope,
): Undecided | null {
  for (const id of fields) {
    const field = scope.row
      ? scope.row.fields.find((each) => `row.${each.id}` === id)
      : scope.template.fields.find((each) => each.id === id)
    if (field?.kind !== 'choice') continue
    const path = scope.row ? `${scope.row.list}.${scope.row.at}.${field.id}` : field.id
    const text = blankText('choice', field.options)
    return {
      undecided: { text, field: path, highlight: true },
      field: path,
      isItem: beginsWithItem(parts),
    }
  }
  return null
}

const rowCount = (scope: Scope, list: string): number => {
  const rows = scope.answers[list]
  if (Array.isArray(rows)) return rows.length
  const field = scope.template.fields.find(({ id }) => id === list)
  return field?.kind === 'list' ? (field.blankRows ?? (field.required ? 1 : 0)) : 0
}

/** The parts of a document after its conditions and repetitions, in order. */
export function expandParts(parts: readonly Part[], scope: Scope): (Expanded | Undecided)[] {
  return parts.flatMap((part): (Expanded | Undecided)[] => {
    if (part.part === 'each') {
      const count = rowCount(scope, part.of)
      return Array.from({ length: count }, (_, at) =>
        expandParts(part.parts, rowScope(scope, part.of, at)),
      ).flat()
    }
    if (part.part !== 'when') return [{ part, scope }]
    const verdict = holds(part.when, scope.answers)
    if (verdict === true) return expandParts(part.parts, scope)
    if (verdict === false) return part.otherwise ? expandParts(part.otherwise, scope) : []
    const open = undecidedChoice(undecidedFields(part.when, scope.answers), part.parts, scope)
    return open ? [open] : []
  })
}
