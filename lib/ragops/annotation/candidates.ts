import 'server-only'
import { readArticle, readCase } from '@/lib/corpus/data'
import { describeArticle, describeDecision } from '@/lib/corpus/describe-source'
import { splitArticleId } from '@/lib/corpus/links'
import { sourceOfId } from '@/lib/ragops/answers/known-sources'
import { type DatasetTarget, longest as longestOf } from '@/lib/ragops/constants'
import type { DatasetItem } from '@/lib/ragops/dataset-schema'
import { serviceRetriever } from '@/lib/ragops/retrievers'
import type { Trace } from '@/lib/traces/schema'
import { longest, mostPassages } from './constants'
import type { NewItem, Passage } from './schema'

const cut = (text: string) => text.trim().slice(0, longest.excerpt)

/** What a decision held, or where it has no headnotes how its reasons begin. */
async function decisionText(serial: number): Promise<string> {
  const detail = await readCase(serial)
  if (!detail) return ''
  const held = detail.issues.map(({ issue, gist }) => [issue, gist].filter(Boolean).join('\n'))
  return held.join('\n\n') || detail.body
}

/** A source of the corpus with as much of its text as lets people judge it; null where there is none. */
async function describe(id: string): Promise<Passage | null> {
  const known = sourceOfId(id)
  if (!known) return null
  if (known.type === 'case') {
    const [found, text] = await Promise.all([describeDecision(id), decisionText(Number(id))])
    return found && { id, label: found.citation, href: found.path, excerpt: cut(text) }
  }
  const { lawId, no } = splitArticleId(id)
  const [found, article] = await Promise.all([describeArticle(id), readArticle(lawId, no)])
  if (!found) return null
  return { id, label: found.citation, href: found.path, excerpt: cut(article?.article.body ?? '') }
}

async function describeAll(ids: readonly string[]): Promise<Passage[]> {
  const described = await Promise.all([...new Set(ids)].slice(0, mostPassages).map(describe))
  return described.filter((passage) => passage !== null)
}

/** The question and answer of a trace, with what was found for it in the order of the search. */
export async function itemOfTrace(trace: Trace): Promise<NewItem | null> {
  const query = trace.question.trim().slice(0, longestOf.query)
  if (query.length < 2) return null
  const found = trace.passages.filter(({ sourceType }) => sourceType !== 'document')
  const ours = await describeAll(found.map(({ sourceId }) => sourceId))
  // What another program searched has its own words.
  const others = found.flatMap(({ sourceId, label, excerpt }) =>
    sourceId && sourceId.length <= 100 && !sourceOfId(sourceId)
      ? [{ id: sourceId, label: label || sourceId, href: null, excerpt: cut(excerpt ?? '') }]
      : [],
  )
  const passages = new Map([...ours, ...others].map((passage) => [passage.id, passage]))
  const key = `trace-${trace.traceId}`
  return {
    ...{ key, query, answer: trace.answerText.trim(), source: null, cluster: key },
    passages: [...passages.values()].slice(0, mostPassages),
    tags: trace.locale ? { language: trace.locale } : {},
  }
}

/**
 * A question of a dataset with what may answer it: what the dataset says and what the search finds, in an order that
 * does not tell one from the other.
 */
export async function itemOfDataset(item: DatasetItem, target: DatasetTarget): Promise<NewItem> {
  const held = item.relevant.map(({ id }) => id)
  const found = await serviceRetriever('search', target)(item.query, mostPassages)
  const wanted = [...held, ...found.filter((id) => id !== item.source)]
  const passages = await describeAll(wanted)
  return {
    ...{ key: item.id, query: item.query, answer: '', source: item.source, cluster: item.cluster },
    passages: passages.sort((one, other) => (one.label < other.label ? -1 : 1)),
    tags: item.tags,
  }
}
