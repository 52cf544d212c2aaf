import type { FoundFact } from './schema'

/** As many as can be looked through beside a question. */
const most = 4

/** Beginnings of words, by which 빌리는 돈 and 빌려준 돈을 are near, and pairs of letters. */
function traitsOf(text: string): Set<string> {
  const words = text.match(/[가-힣a-z]+/gi) ?? []
  return new Set(
    words.flatMap((word) => [
      `^${word[0]}`,
      ...Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)),
    ]),
  )
}

/**
 * The facts that can answer a question, those first whose sentence shares most words with it.
 * @param words the question in Korean, as the sentences are
 */
export function fittingFacts(
  facts: readonly FoundFact[],
  kind: string,
  words: string,
): FoundFact[] {
  const asked = traitsOf(words)
  const shared = ({ sentence }: FoundFact) =>
    [...traitsOf(sentence)].filter((trait) => asked.has(trait)).length
  return facts
    .filter((fact) => fact.kind === kind)
    .map((fact) => ({ fact, shared: shared(fact) }))
    .sort((one, other) => other.shared - one.shared)
    .slice(0, most)
    .map(({ fact }) => fact)
}
