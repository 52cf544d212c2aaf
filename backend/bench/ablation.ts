import { z } from 'zod'
import type { Sql } from '@/backend/db'
import { LookUps } from '@/backend/search/query/look-ups'
import { queryTerms } from '@/backend/search/query/query-terms'
import { lawsNamedIn } from '@/backend/search/query/understand'
import { accumulate, best } from '@/backend/search/rank/accumulate'
import { articleCandidates } from '@/backend/search/rank/rank-articles'
import { caseCandidates } from '@/backend/search/rank/rank-cases'
import { createScoreBuffers } from '@/backend/search/rank/score-buffers'
import { articleWeights, caseWeights } from '@/backend/search/rank/weights'
import { readJsonLines } from './json-lines'
import { ndcgAt10 } from './ndcg'
import type { OpenEngine } from './open-engine'
import { plainTier } from './plain-tier'

const querySchema = z.object({
  qid: z.coerce.string(),
  query: z.string(),
  relevant: z.array(z.coerce.string()),
})

/** One row of the table: which signs count. */
type Variant = { label: string; keeps: (sign: string) => boolean }

/** Signs that only make sense together. */
const groups: Record<'statutes' | 'cases', readonly (readonly string[])[]> = {
  cases: Object.keys(caseWeights)
    .filter((sign) => sign !== 'text')
    .map((sign) => [sign]),
  statutes: [
    ['votes', 'someVotes', 'lawVotes'],
    ...Object.keys(articleWeights)
      .filter((sign) => sign !== 'text')
      .map((sign) => [sign]),
  ],
}

function variantsOf(target: 'statutes' | 'cases'): Variant[] {
  return [
    { label: 'BM25F with citing contexts alone (text)', keeps: (sign) => sign === 'text' },
    { label: 'everything', keeps: () => true },
    ...groups[target].map((group) => ({
      label: `everything but ${group.join(' + ')}`,
      keeps: (sign: string) => !group.includes(sign),
    })),
  ]
}

function order(docs: readonly number[], scores: readonly number[]): number[] {
  return docs
    .map((doc, i) => ({ doc, score: scores[i]! }))
    .sort((x, y) => y.score - x.score || x.doc - y.doc)
    .slice(0, 11)
    .map(({ doc }) => doc)
}

/**
 * Mean nDCG@10 of each variant. Signs are read once for each query and weighed anew for each row, so
 * that a row differs from the next in nothing else; candidates are the same in all but plain BM25.
 * @param sql a store to build plain BM25 from; without one that row is left out.
 */
export async function ablationTable(
  { index, engine, names }: OpenEngine,
  target: 'statutes' | 'cases',
  path: string,
  sql: Sql | null,
): Promise<{ label: string; ndcg: number }[]> {
  const queries = await readJsonLines(path, querySchema)
  const { manifest, cases, articles } = index
  const lookUps = new LookUps(names, [])
  const scratch = createScoreBuffers(index)
  const plain = sql ? await plainTier(sql, target, index) : null
  const buffer = new Float32Array(target === 'cases' ? cases.serial.length : articles.law.length)
  const idOf = (doc: number) =>
    target === 'cases'
      ? String(cases.serial[doc])
      : `${manifest.lawIds[articles.law[doc]!]}#${manifest.articleNos[doc]}`
  const weights: Record<string, number> = target === 'cases' ? caseWeights : articleWeights
  const variants = variantsOf(target)
  const sums = variants.map(() => 0)
  let plainSum = 0
  for (const { qid, query, relevant } of queries) {
    const terms = queryTerms(query)
    const named = new Set(
      target === 'statutes'
        ? lawsNamedIn(engine.understand(query).korean, lookUps).map((id) =>
            manifest.lawIds.indexOf(id),
          )
        : [],
    )
    const { docs, signs }: { docs: number[]; signs: Record<string, number>[] } =
      target === 'cases'
        ? caseCandidates(index, scratch, terms)
        : articleCandidates(index, scratch, terms, named)
    variants.forEach(({ keeps }, i) => {
      const kept = Object.keys(weights).filter(keeps)
      const scores = signs.map((sign) =>
        kept.reduce((sum, name) => sum + weights[name]! * sign[name]!, 0),
      )
      sums[i] = sums[i]! + ndcgAt10(order(docs, scores).map(idOf), relevant, qid)
    })
    if (plain) {
      accumulate(plain, buffer.length, terms.terms, buffer)
      plainSum += ndcgAt10(best(buffer, 11).map(idOf), relevant, qid)
    }
  }
  const rows = variants.map(({ label }, i) => ({ label, ndcg: sums[i]! / queries.length }))
  if (!plain) return rows
  return [{ label: 'plain BM25, own words only', ndcg: plainSum / queries.length }, ...rows]
}
