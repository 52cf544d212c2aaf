import { setImmediate as nextTurn } from 'node:timers/promises'
import type postgres from 'postgres'
import { mostTableDocuments } from '@/lib/knowledge/constants'
import { marksIn } from '@/lib/knowledge/index/marks'
import { readQuery } from '@/lib/knowledge/index/query'
import { searchSegments } from '@/lib/knowledge/index/search'
import type { SegmentName, SegmentStore } from '@/lib/knowledge/index/segment-store'
import type { Meaning } from '@/lib/knowledge/vectors/embed-passages'
import type { Fusion } from '@/lib/knowledge/vectors/fuse'
import { searchPassages } from '@/lib/knowledge/vectors/search-passages'
import {
  type SearchAnswer,
  searchRequestSchema,
  type TableAnswer,
  type TableCell,
  type TextAnswer,
  tableRequestSchema,
  textRequestSchema,
} from '@/lib/knowledge/wire-schema'
import { speaksOf } from '@/lib/korean-law/question/document-coverage'
import { readQuestion } from '@/lib/korean-law/question/question'
import { log } from '@/lib/log'
import type { Routes } from '@/worker/http'
import { askAgain, noteReading, readScope } from './documents'
import { askForVectors, askForWeight, type Fitted, isStale, readWeight } from './weights'

/** `meaning`: none where documents are searched by words alone. */
type Held = { sql: postgres.Sql; store: SegmentStore; meaning?: Meaning | null }

/** The weight that was fitted for what is searched; asks for one where there is none, or another is due. */
async function fusionFor(
  { sql, meaning }: Held,
  fitted: Fitted,
  documents: number | null,
): Promise<Fusion | null> {
  if (!meaning) return null
  const kept = await readWeight(sql, fitted)
  const { id: model } = meaning.embedder
  if (isStale(kept, { model, documents: documents ?? kept?.documents ?? 0 }))
    await askForWeight(sql, fitted)
  return kept?.model === model ? kept : null
}

/** Which documents may be looked at is read first; ranking sees no others. */
async function search(held: Held, body: unknown): Promise<SearchAnswer> {
  const { sql, store, meaning } = held
  const { owner, query, limit, purpose, ...filter } = searchRequestSchema.parse(body)
  const started = performance.now()
  await noteReading(sql, owner, purpose === 'chat' ? 'asked' : 'searched', filter)
  const scope = await readScope(sql, owner, filter)
  const { collection = null, ...narrower } = filter
  const isWhole = Object.values(narrower).every((value) => value === undefined)
  // Somebody who may not look at a collection has no documents here, and asks nothing of it.
  const fusion =
    scope.length > 0
      ? await fusionFor(held, { owner, collection }, isWhole ? scope.length : null)
      : null
  const { hits, missing, unembedded, manner } = await searchPassages(
    store,
    scope,
    query,
    limit,
    meaning ? { ...meaning, fusion } : null,
  )
  if (missing.length > 0) await askAgain(sql, missing)
  if (unembedded.length > 0)
    await askForVectors(
      sql,
      unembedded.map(({ document }) => document),
    )
  const ms = Math.round(performance.now() - started)
  log.info('knowledge.searched', {
    documents: scope.length,
    missing: missing.length,
    by: manner.by,
    ms,
  })
  const read = readQuery(query)
  return {
    manner,
    hits: hits.map((hit) => ({ ...hit, marks: marksIn(hit.text, read) })),
    searched: scope.length - missing.length,
    missing: missing.length,
  }
}

/**
 * Asks every document the same questions. Each is searched by itself: what another one says to a question
 * counts for nothing, and a document that does not speak of it has an empty cell.
 */
async function table({ sql, store }: Held, body: unknown): Promise<TableAnswer> {
  const { owner, questions, purpose, ...filter } = tableRequestSchema.parse(body)
  await noteReading(sql, owner, purpose === 'file' ? 'downloaded' : 'asked', filter)
  const scope = await readScope(sql, owner, filter)
  const asked = scope.slice(0, mostTableDocuments)
  const read = questions.map((question) => ({
    query: readQuery(question),
    points: readQuestion(question).points,
  }))
  const missing: SegmentName[] = []
  const rows: TableAnswer['rows'] = []
  for (const name of asked) {
    // Searches of others and the leases of jobs wait for one document, not for all.
    await nextTurn()
    const cells = read.map(({ query, points }): TableCell | null => {
      const found = searchSegments(store, [name], query, 1)
      if (found.missing.length > 0 && missing.at(-1) !== name) missing.push(name)
      const hit = found.hits.find(({ path, text }) => speaksOf(points, { name: '', path, text }))
      if (!hit) return null
      const { document: _, score: __, ...cell } = hit
      return { ...cell, marks: marksIn(hit.text, query) }
    })
    if (missing.at(-1) !== name) rows.push({ document: name.document, cells })
  }
  if (missing.length > 0) await askAgain(sql, missing)
  return { rows, left: scope.length - asked.length, missing: missing.length }
}

/** A document as it was split. */
async function text({ sql, store }: Held, body: unknown): Promise<TextAnswer | null> {
  const { owner, document, query } = textRequestSchema.parse(body)
  await noteReading(sql, owner, 'opened', { document })
  const [name] = await readScope(sql, owner, { document })
  if (!name) return null
  const segment = store.read(name)
  if (!segment) {
    await askAgain(sql, [name])
    return null
  }
  const numbers = [...segment.lengths.keys()]
  const read = query ? readQuery(query) : null
  const passages = store.readTexts(name, segment, numbers).map((passage, no) => ({
    ...passage,
    page: segment.pages[no] || null,
    marks: read ? marksIn(passage.text, read) : [],
  }))
  return { passages }
}

export const knowledgeRoutes = (held: Held): Routes => ({
  '/knowledge/search': (body) => search(held, body),
  '/knowledge/table': (body) => table(held, body),
  '/knowledge/text': (body) => text(held, body),
})
