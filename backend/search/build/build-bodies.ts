import type { Sql } from '@/backend/db'
import type { IndexFolder } from '@/backend/search/index/index-store'
import { eachTerm } from '@/lib/korean-law/query/tokenize'
import type { BuildProgress } from './build-progress'
import { CitingContexts, sentenceBefore } from './citing-contexts'
import { batchesInOrder, serialsInOrder } from './decision-order'
import { TierBuilder } from './tier-builder'

/** Reasons are read this far; the few giants would drown everything with their tables. */
const longestBody = 200_000
/** A term in a larger share of the bodies tells nothing and is left out. */
const commonShare = 0.2

type Cited = { target: number; number: string }

type BodyRow = {
  serial: number
  body: string
  cites: Cited[] | null
}

/**
 * First pass, newest decision first: the body tier in the order of the case documents, and the
 * sentences in which bodies cite other decisions.
 */
export async function buildBodies(
  sql: Sql,
  folder: IndexFolder,
  onProgress: BuildProgress,
): Promise<CitingContexts> {
  const serials = await serialsInOrder(sql)
  const total = serials.length
  const [size] = await sql<{ mean: number | null }[]>`
    select avg(length(body))::float8 as mean from legal.decisions tablesample system (5)`
  const tier = new TierBuilder([{ weight: 1, b: 0.6, meanLength: size?.mean ?? 1000 }], eachTerm)
  const contexts = new CitingContexts()
  let doc = 0
  const read = (serials: number[]) => sql<BodyRow[]>`
    select d.serial, left(d.body, ${longestBody}::int) as body, (
      select json_agg(json_build_object('target', c.target, 'number', c.number)
        order by c.position)
      from legal.decision_citations c
      where c.serial = d.serial and c.target is not null) as cites
    from legal.decisions d where d.serial = any(${serials}::int[])`
  for await (const batch of batchesInOrder(serials, read)) {
    for (const { serial, body, cites } of batch) {
      tier.addDocument(doc++, [body])
      addSentences(contexts, serial, body, cites ?? [])
    }
    onProgress({ stage: 'bodies', done: doc, total })
  }
  await folder.writeTier('caseBody', tier.finish(doc, doc > 1000 ? commonShare : 1))
  return contexts
}

function addSentences(
  contexts: CitingContexts,
  serial: number,
  body: string,
  cites: Cited[],
): void {
  const seen = new Set<number>()
  for (const { target, number } of cites) {
    const found = body.indexOf(number)
    if (found < 0 || target === serial || seen.has(target)) continue
    seen.add(target)
    const sentence = sentenceBefore(body, found)
    if (sentence.length >= 20) contexts.add(`case:${target}`, sentence)
  }
}
