import { type AnswerFault, type AnswerProblem, answerLimits } from '@/lib/templates/read-answer'
import type { Field, Template } from '@/lib/templates/types'

/** How an answer of each kind is written. */
const expected: Record<Exclude<AnswerProblem, 'choice' | 'unknown'>, string> = {
  text: 'expected text',
  tooLong: `at most ${answerLimits.text} characters, of a long text ${answerLimits.longText}`,
  money: 'expected whole won, such as 10000000, "10,000,000원" or "1천만 원"',
  percent: 'expected a number, such as 4.5',
  number: 'expected a number, such as 12',
  date: 'expected a day of the calendar, such as 2026-03-01',
  yesNo: 'expected true or false',
  party: 'expected a name, or an object with name and further details',
  list: 'expected a list',
  tooMany: `at most ${answerLimits.rows} rows`,
}

/** `facts.0.position` is the field `position` in the rows of `facts`. */
function fieldAt(fields: readonly Field[], path: string): Field | undefined {
  const [head, , ...inside] = path.split('.')
  const field = fields.find(({ id }) => id === head)
  return field?.kind === 'list' && inside.length > 0
    ? fieldAt(field.fields, inside.join('.'))
    : field
}

/** What is wrong with an answer and how it is written, in one line. */
export function faultLine({ fields }: Template, { path, problem }: AnswerFault): string {
  if (path === '') return 'answers: expected an object of answers'
  if (problem === 'unknown') return `${path}: unknown; --help lists the answers`
  if (problem !== 'choice') return `${path}: ${expected[problem]}`
  const field = fieldAt(fields, path)
  const options = field?.kind === 'choice' ? Object.entries(field.options) : []
  return `${path}: expected one of ${options.map(([id, words]) => `${id} (${words})`).join(', ')}`
}
