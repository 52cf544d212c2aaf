import type { Messages } from 'next-intl'
import { type Field, listsOf } from '@/lib/chat/consultation/field-table'

/**
 * The words that the intake of one field needs in the browser: of what it asks, only the names of the facts,
 * by which mistakes are told. The rest is drawn by the server.
 */
export function intakeMessages(words: Messages['consultation'], field: Field) {
  const { form, review, problems, failure } = words
  const facts = Object.fromEntries(listsOf(field).facts.map((fact) => [fact, words.facts[fact]]))
  return { consultation: { form, review, problems, failure, facts } }
}
