import { vectorSize } from '@/backend/search/questions/question-index'
import type { CorpusIndex } from './index-shape'

/** `offsets` must frame all of `values`, in as many rows as there are owners. */
function frames(offsets: Uint32Array, owners: number, values: Uint32Array): boolean {
  return offsets.length === owners + 1 && offsets[owners] === values.length
}

/**
 * A file that lost its end still reads as an array, and a search over it would answer nonsense.
 * @throws Error naming the part whose files do not fit together.
 */
export function checkIntegrity(index: CorpusIndex): void {
  const { tiers, cases, articles, issues, manifest, questions } = index
  const damaged = (part: string) => new Error(`damaged index: files of ${part} do not fit together`)
  for (const [name, { keys, offsets, postings }] of Object.entries(tiers))
    if (!frames(offsets, keys.length, postings)) throw damaged(name)
  const { articleOffsets, articles: cited, ...perCase } = cases
  const decisions = perCase.serial.length
  if (Object.values(perCase).some((column) => column.length !== decisions)) throw damaged('cases')
  if (!frames(articleOffsets, decisions, cited)) throw damaged('cases')
  const columns = Object.values(articles).map((column) => column.length)
  if (columns.some((length) => length !== manifest.articleNos.length)) throw damaged('articles')
  if (!frames(issues.articleOffsets, issues.decision.length, issues.articles))
    throw damaged('issues')
  const { single, pooled, vectors, courtTerms, lawQuestions, articleOf, paragraphOf } = questions
  const words = vectorSize / 4
  const isWhole =
    [single, pooled].every(({ keys, offsets, postings }) =>
      frames(offsets, keys.length, postings),
    ) &&
    articleOf.length === paragraphOf.length &&
    vectors.scales.length === vectors.keys.length &&
    vectors.terms.length === vectors.keys.length * words &&
    vectors.articles.length === manifest.articleNos.length * words &&
    courtTerms.counts.length === courtTerms.keys.length &&
    courtTerms.documents.length === 1 &&
    lawQuestions.weights.length === lawQuestions.keys.length &&
    lawQuestions.rarity.length === lawQuestions.keys.length &&
    lawQuestions.bias.length === 1
  if (!isWhole) throw damaged('questions')
}
