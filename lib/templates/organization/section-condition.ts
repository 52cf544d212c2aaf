import type { Condition, Field } from '@/lib/templates/types'
import type { SectionMarker } from './markers'

const yes = new Set(['예', '네', '있음', '유'])

function holdsWhen(field: Field, value: string | null): Condition {
  if (field.kind === 'yesNo') return { field: field.id, is: value === null || yes.has(value) }
  if (value === null) return { field: field.id, filled: true }
  if (field.kind === 'choice') {
    const option = Object.keys(field.options).find((key) => field.options[key] === value)
    return { field: field.id, is: option ?? value }
  }
  return { field: field.id, is: value }
}

/** When the part of a document behind this marker is written. */
export function sectionCondition(field: Field, { kind, value }: SectionMarker): Condition {
  const condition = holdsWhen(field, value)
  return kind === 'begin' ? condition : { not: condition }
}
