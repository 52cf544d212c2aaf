import { partyExample } from './example-parties'
import { questionsOf } from './questions'
import { readAnswers } from './read-answer'
import type { Field, ListField, Template } from './types'

/** Answers as somebody types them. */
export type TypedAnswers = { [field: string]: unknown }

/** The rows of a list: all answered, those after the first with what they say otherwise. */
function rowsExample({ fields, exampleRows = [] }: ListField): TypedAnswers[] {
  return [{}, ...exampleRows].map((other: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      fields.map((field) => {
        const example = other[field.id]
        return [field.id, exampleOf(example === undefined ? field : { ...field, example })]
      }),
    ),
  )
}

/** An answer that fits the question. */
export function exampleOf(field: Field): unknown {
  switch (field.kind) {
    case 'party':
      return partyExample(field)
    case 'list':
      return rowsExample(field)
    case 'choice':
      return field.example ?? Object.keys(field.options)[0]
    case 'yesNo':
      return field.example !== 'no'
    case 'money':
    case 'number':
    case 'percent':
      return Number(field.example)
    default:
      return field.example
  }
}

/** Every question of a template answered, those too that the other answers do not lead to. */
export const exampleAnswers = ({ fields }: Template): TypedAnswers =>
  Object.fromEntries(fields.map((field) => [field.id, exampleOf(field)]))

/** The questions that the example leads to, answered: one document as somebody would write it. */
export function consistentExample(template: Template): TypedAnswers {
  const all = exampleAnswers(template)
  const { answers } = readAnswers(template, all)
  return Object.fromEntries(questionsOf(template, answers).map(({ id }) => [id, all[id]]))
}
