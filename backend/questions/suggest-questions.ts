import { TextSuggestions } from '@/backend/search/query/text-suggestions'
import type { QuestionBank } from './bank'

/** Questions of the bank in which the words begin as typed, the short ones first. */
export type SuggestQuestions = (typed: string, limit: number) => string[]

/** A longer one does not fit the line of a suggestion. */
const longest = 60

export function createSuggestQuestions({ entries }: QuestionBank): SuggestQuestions {
  const texts = entries
    .flatMap(({ ko, en, ja, zh }) => [...ko, ...en, ...ja, ...zh])
    .map(({ text }) => text)
    .filter((text) => text.length <= longest)
    .sort((x, y) => x.length - y.length)
  const questions = new TextSuggestions([...new Set(texts)])
  return (typed, limit) => questions.find(typed, limit)
}
