import type { TypedAnswers } from '@/lib/templates/example-answers'
import { readDate } from '@/lib/templates/read-answer'
import type { Field } from '@/lib/templates/types'

function sampleOf(field: Field): string | undefined {
  if (field.kind === 'yesNo') return 'true'
  if (field.kind === 'choice') {
    const options = Object.entries(field.options)
    return (options.find(([, words]) => words === field.example) ?? options[0])?.[0]
  }
  // The field of a date takes it in one form alone.
  return field.kind === 'date' ? (readDate(field.example) ?? undefined) : field.example
}

/** The examples of a template as answers, to try it with; what has no example stays a blank. */
export const sampleAnswers = (fields: readonly Field[]): TypedAnswers =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const sample = sampleOf(field)
      return sample === undefined ? [] : [[field.id, sample]]
    }),
  )
