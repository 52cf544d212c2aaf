import type { Messages } from 'next-intl'
import { factTable } from '@/lib/chat/consultation/fact-table'
import { type Field, listsOf } from '@/lib/chat/consultation/field-table'

function pick<Words extends object>(words: Words, keys: readonly (keyof Words)[]): Partial<Words> {
  return Object.fromEntries(keys.map((key) => [key, words[key]])) as Partial<Words>
}

/** The words that the intake of one field shows in the browser: those of the other fields stay on the server. */
export function islandWords(words: Messages['consultation'], field: Field) {
  const { roles, others, wants, facts, papers } = listsOf(field)
  const options = facts.flatMap((fact) => {
    const form = factTable[fact]
    return form.kind === 'choice' ? form.options : []
  })
  const { form, review, problems, failure, certainty, deeds } = words
  return {
    consultation: {
      form,
      review,
      problems,
      failure,
      certainty,
      deeds,
      roles: pick(words.roles, [...roles, ...others]),
      wants: pick(words.wants, wants),
      facts: pick(words.facts, facts),
      papers: pick(words.papers, papers),
      options: pick(words.options, options),
    },
  }
}
