import { z } from 'zod'
import type { QueryTerms } from '@/backend/search/query/query-terms'
import { phraseLimit, termLimit } from '@/backend/search/rank/accumulate'
import { bodyShare, wholeShare } from '@/backend/search/rank/case-signs'
import { candidateCounts } from '@/backend/search/rank/ranking'
import type { CaseWeights } from '@/backend/search/rank/weights'
import type { Cluster } from './cluster'
import { tierCounts } from './counts'
import { fuseCases } from './fuse'
import { type Gathered, idsOf, rarityOf, scoresIn, tierEvidence } from './gathered'
import { aliases } from './mapping'
import { bestOf, counting, presenceClauses, readTerms, scoresOf, tierClauses } from './queries'

const factsSchema = z.object({
  date: z.number().default(0),
  number_year: z.number().default(0),
  court_level: z.string(),
  cited_by: z.number(),
})
const factFields = Object.keys(factsSchema.shape)

/** Finds candidates among the decisions and fuses what each tier says of them. */
export async function gatherCases(
  cluster: Cluster,
  query: QueryTerms,
  weights: CaseWeights,
): Promise<Gathered> {
  const keys = query.terms.map(([key]) => key)
  const phraseKeys = query.phrases.map(([key]) => key)
  const [textCounts, bodyCounts, phraseCounts] = await tierCounts(cluster, [
    { index: 'cases', field: 'text', keys },
    { index: 'cases', field: 'body', keys },
    { index: 'cases', field: 'phrases', keys: phraseKeys },
  ])
  const textTerms = readTerms(query.terms, textCounts!, termLimit)
  const bodyTerms = readTerms(query.terms, bodyCounts!, termLimit)
  const text = tierClauses('text', textTerms)
  const body = tierClauses('body', bodyTerms)
  const phrases = tierClauses('phrases', readTerms(query.phrases, phraseCounts!, phraseLimit))
  const presence = presenceClauses('body', bodyTerms)

  const search = (bodies: unknown[]) =>
    cluster.searchMany(bodies.map((one) => ({ index: aliases.cases, body: one })))
  const count = candidateCounts.cases
  const [bestText, bestBody, bestPhrases, whole] = await search([
    bestOf(text, count.text),
    bestOf(body, count.body),
    bestOf(phrases, count.phrases),
    counting(presence, wholeShare * rarityOf(bodyTerms)),
  ])
  const ids = idsOf([bestText!, bestBody!, bestPhrases!])
  const [inText, textHeld, inBody, bodyHeld, inPhrases] =
    ids.length > 0
      ? await search([
          scoresOf(ids, text, factFields),
          scoresOf(ids, presenceClauses('text', textTerms)),
          scoresOf(ids, body),
          scoresOf(ids, presence),
          scoresOf(ids, phrases),
        ])
      : []
  const facts = new Map(
    (inText?.hits.hits ?? []).map(({ _id, _source }) => {
      const { date, number_year, court_level, cited_by } = factsSchema.parse(_source)
      const supreme = court_level === 'supreme'
      return [_id, { date, numberYear: number_year, supreme, citedBy: cited_by }]
    }),
  )
  const evidence = {
    facts,
    text: tierEvidence(textTerms, inText, textHeld),
    body: tierEvidence(bodyTerms, inBody, bodyHeld),
    phrases: scoresIn(inPhrases),
    queryTerms: query.terms.length,
    holding: whole?.hits.total?.value ?? 0,
  }
  return {
    fused: fuseCases(evidence, weights),
    should: [...text, ...tierClauses('body', bodyTerms, bodyShare)],
    frequencies: textCounts!.frequencies,
  }
}
