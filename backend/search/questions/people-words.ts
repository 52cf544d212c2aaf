import {
  documentFrequency,
  placeOf,
  type TermFrequencies,
  type Tier,
} from '@/backend/search/index/tier'

/** One rare word must not decide alone. */
const mostOfOneTerm = 3
/** Where words are as much the courts' as people's, and how quickly one becomes the other. */
const middle = -1.6
const steepness = 4

function courtShare({ keys, counts, documents }: TermFrequencies, key: number): number {
  const place = placeOf(keys, key)
  return ((place < 0 ? 0 : counts[place]!) + 0.5) / Math.max(1, documents[0]!)
}

/**
 * How much a question is put in people's words, 0 for the wording of a court's issue, 1 for everyday
 * speech: by how much commoner its terms are in questions of the bank than in issues of courts.
 */
export function peopleWords(
  single: Tier,
  questions: number,
  court: TermFrequencies,
  keys: readonly number[],
): number {
  if (keys.length === 0) return 0
  const sum = keys.reduce((total, key) => {
    const people = (documentFrequency(single, key) + 0.5) / Math.max(1, questions)
    const lean = Math.log(people / courtShare(court, key))
    return total + Math.max(-mostOfOneTerm, Math.min(mostOfOneTerm, lean))
  }, 0)
  return 1 / (1 + Math.exp((middle - sum / keys.length) * steepness))
}
