import { z } from 'zod'
import type { QueryTerms } from '@/backend/search/query/query-terms'
import { phraseLimit, termLimit } from '@/backend/search/rank/accumulate'
import { candidateCounts } from '@/backend/search/rank/ranking'
import { mostVoted, votesOf } from '@/backend/search/rank/votes'
import type { ArticleWeights } from '@/backend/search/rank/weights'
import type { Cluster } from './cluster'
import type { AskedById } from './cluster-questions'
import { tierCounts } from './counts'
import { fuseArticles } from './fuse'
import { type Gathered, idsOf, scoresIn, tierEvidence } from './gathered'
import { aliases } from './mapping'
import { bestOf, presenceClauses, readTerms, scoresOf, tierClauses } from './queries'

const factsSchema = z.object({
  law: z.string(),
  kind: z.string(),
  repealed: z.boolean(),
  superseded: z.boolean(),
  cited_by: z.number(),
})
const factFields = Object.keys(factsSchema.shape)
/** An article's id begins with its law. */
const lawOfArticle = (id: string) => id.slice(0, id.indexOf('#'))
const issueSchema = z.object({ articles: z.array(z.string()).default([]) })

/** Finds candidates among the articles, lets similar issues vote, and fuses what each tier says. */
export async function gatherArticles(
  cluster: Cluster,
  query: QueryTerms,
  asked: AskedById,
  namedLaws: ReadonlySet<string>,
  weights: ArticleWeights,
): Promise<Gathered> {
  const keys = query.terms.map(([key]) => key)
  const phraseKeys = query.phrases.map(([key]) => key)
  const [textCounts, phraseCounts, issueCounts] = await tierCounts(cluster, [
    { index: 'articles', field: 'text', keys },
    { index: 'articles', field: 'phrases', keys: phraseKeys },
    { index: 'issues', field: 'text', keys },
  ])
  const textTerms = readTerms(query.terms, textCounts!, termLimit)
  const text = tierClauses('text', textTerms)
  const phrases = tierClauses('phrases', readTerms(query.phrases, phraseCounts!, phraseLimit))
  const issues = tierClauses('text', readTerms(query.terms, issueCounts!, termLimit))

  const count = candidateCounts.articles
  const [bestText, bestPhrases, nearest] = await cluster.searchMany([
    { index: aliases.articles, body: bestOf(text, count.text) },
    { index: aliases.articles, body: bestOf(phrases, count.phrases) },
    { index: aliases.issues, body: bestOf(issues, candidateCounts.issues, ['articles']) },
  ])
  const votes = votesOf(
    nearest!.hits.hits.map(({ _score, _source }) => {
      const { articles } = issueSchema.parse(_source ?? {})
      return { score: _score ?? 0, articles, count: articles.length }
    }),
    lawOfArticle,
  )
  const ids = [
    ...new Set([...idsOf([bestText!, bestPhrases!]), ...mostVoted(votes), ...asked.candidates]),
  ]
  const [inText, textHeld, inPhrases] =
    ids.length > 0
      ? await cluster.searchMany([
          { index: aliases.articles, body: scoresOf(ids, text, factFields) },
          { index: aliases.articles, body: scoresOf(ids, presenceClauses('text', textTerms)) },
          { index: aliases.articles, body: scoresOf(ids, phrases) },
        ])
      : []
  const facts = new Map(
    (inText?.hits.hits ?? []).map(({ _id, _source }) => {
      const { law, kind, repealed, superseded, cited_by } = factsSchema.parse(_source)
      const gone = repealed || superseded
      return [_id, { law, act: kind === '법률', gone, citedBy: cited_by }]
    }),
  )
  const evidence = {
    facts,
    text: tierEvidence(textTerms, inText, textHeld),
    phrases: scoresIn(inPhrases),
    votes,
    askedOf: asked.hitOf,
    people: asked.people,
    namedLaws,
  }
  return {
    fused: fuseArticles(evidence, weights),
    should: text,
    frequencies: textCounts!.frequencies,
  }
}
