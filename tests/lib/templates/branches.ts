import { exampleOf, type TypedAnswers } from '@/lib/templates/example-answers'
import type { Condition, Field, Part, Template, Text } from '@/lib/templates/types'

/** Amounts at which a condition of a template turns, by field. */
function thresholds(template: Template): Map<string, number[]> {
  const found = new Map<string, number[]>()
  const visit = (condition: Condition): void => {
    if ('all' in condition) condition.all.forEach(visit)
    else if ('any' in condition) condition.any.forEach(visit)
    else if ('not' in condition) visit(condition.not)
    else if ('over' in condition) {
      found.set(condition.field, [...(found.get(condition.field) ?? []), condition.over])
    }
  }
  const texts = (text: Text): void => {
    if (typeof text === 'string') return
    for (const piece of text) {
      if (typeof piece === 'string') continue
      visit(piece.when)
      texts(piece.text)
      if (piece.otherwise !== undefined) texts(piece.otherwise)
    }
  }
  const parts = (all: readonly Part[]): void => {
    for (const part of all) {
      if (part.part === 'when') {
        visit(part.when)
        parts(part.parts)
        parts(part.otherwise ?? [])
      } else if ('parts' in part) parts(part.parts)
      else if ('text' in part) texts(part.text)
    }
  }
  parts(template.document)
  for (const check of template.checks ?? []) if (check.rule === 'when') visit(check.when)
  return found
}

/** How the questions that are no choices are answered. */
export const fillings = ['all', 'required', 'none'] as const
export type Filling = (typeof fillings)[number]

function valuesOf(field: Field, limits: readonly number[], filling: Filling): unknown[] {
  if (field.kind === 'choice') return Object.keys(field.options)
  if (field.kind === 'yesNo') return [true, false]
  if (filling === 'none' || (filling === 'required' && !field.required)) return [undefined]
  const example = exampleOf(field)
  if (field.kind === 'list' && Array.isArray(example)) {
    return [filling === 'all' ? [...example, ...example] : example]
  }
  if (limits.length > 0)
    return [...new Set(limits.flatMap((limit) => [limit, Math.ceil(limit) + 1]))]
  return [example]
}

/**
 * Answers for every combination of choices, yes and no, and amounts below and above what conditions ask; when not
 * everything is answered, for every one of them alone.
 */
export function* everyBranch(template: Template, filling: Filling): Generator<TypedAnswers> {
  const limits = thresholds(template)
  const choices = template.fields.map((field): [string, unknown[]] => [
    field.id,
    valuesOf(field, limits.get(field.id) ?? [], filling),
  ])
  if (filling !== 'all') {
    // With little answered, what changes a document is one choice at a time.
    const first = Object.fromEntries(choices.map(([id, [value]]) => [id, value]))
    yield first
    for (const [id, values] of choices) {
      for (const value of values.slice(1)) yield { ...first, [id]: value }
    }
    return
  }
  function* from(at: number, chosen: TypedAnswers): Generator<TypedAnswers> {
    const next = choices[at]
    if (!next) {
      yield chosen
      return
    }
    for (const value of next[1]) yield* from(at + 1, { ...chosen, [next[0]]: value })
  }
  yield* from(0, {})
}
