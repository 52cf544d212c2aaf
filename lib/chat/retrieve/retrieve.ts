import 'server-only'
import { type ChatScope, readsOf } from '@/lib/chat/chat-scope'
import type { CitableSource, Turn } from '@/lib/chat/types'
import { findSources } from '@/lib/corpus/data'
import type { KeptSources, Passages } from '@/lib/corpus/passage-schema'
import { AppError } from '@/lib/errors'
import { type QuestionPoint, readQuestion } from '@/lib/korean-law/question/question'
import { citableSources } from './cited-source'
import {
  documentSources,
  type FindInDocuments,
  type FoundDocuments,
  relevantPassages,
} from './document-passage'
import { keptSources, searchQueryOf } from './follow-up'

/** What the stages after this one write and verify from. */
export type Retrieved = {
  question: string
  /** Earlier questions, the oldest first. */
  previous: readonly string[]
  /** What it asks about. */
  points: readonly QuestionPoint[]
  /** The ranked passages of the case-law service, or why none carries an answer; null when no law was asked for. */
  found: Passages | null
  /** Passages of one's own documents that speak of the question; null when none were asked for. */
  documents: FoundDocuments | null
  /** The same passages, numbered as an answer cites them: those of documents first. */
  sources: readonly CitableSource[]
}

/** The result of the work, or null as soon as the signal says that the reader has stopped it. */
function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
    work.then(resolve, reject)
  })
}

/** Law and documents are searched for themselves: what one says never counts for the other. */
async function search(
  query: string,
  keep: KeptSources,
  scope: ChatScope,
  findInDocuments: FindInDocuments | null,
): Promise<Pick<Retrieved, 'found' | 'documents' | 'points'>> {
  const { law, documents } = readsOf(scope)
  if (documents && !findInDocuments) throw new AppError('unauthorized')
  const [found, own] = await Promise.all([
    law ? findSources(query, law, keep) : null,
    documents && findInDocuments ? findInDocuments(query, documents.collection) : null,
  ])
  const points = readQuestion(query).points
  if (!own) return { found, documents: null, points }
  return { found, points, documents: { ...own, passages: relevantPassages(points, own.passages) } }
}

/**
 * First stage of an answer: finds passages of the corpus, of one's own documents, or of both for the last
 * question of a conversation, together with what that question refers to. Null when the reader has stopped
 * the answer.
 * @param turns the oldest first; the last is the question to be answered
 * @throws AppError of the case-law service and of the index of documents; `unauthorized` for a visitor's documents
 */
export async function retrieve(
  turns: readonly Turn[],
  scope: ChatScope,
  signal: AbortSignal,
  findInDocuments: FindInDocuments | null = null,
): Promise<Retrieved | null> {
  const { question } = turns.at(-1) ?? { question: '' }
  const earlier = turns.slice(0, -1)
  const query = searchQueryOf(question, earlier)
  const keep = keptSources(question, earlier)
  const searched = await unlessStopped(search(query, keep, scope, findInDocuments), signal)
  if (!searched) return null
  const own = documentSources(searched.documents?.passages ?? [])
  return {
    question,
    previous: earlier.map((turn) => turn.question),
    ...searched,
    sources: [...own, ...citableSources(searched.found?.passages ?? [], own.length)],
  }
}
