import 'server-only'
import { type ChatScope, readsOf } from '@/lib/chat/chat-scope'
import type { CitableSource } from '@/lib/chat/types'
import { findSources } from '@/lib/corpus/data'
import type { PassageOptions, Passages } from '@/lib/corpus/passage-schema'
import { AppError } from '@/lib/errors'
import type { QuestionPoint } from '@/lib/korean-law/question/question'
import { citableSources } from './cited-source'
import {
  documentSources,
  type FindInDocuments,
  type FoundDocuments,
  relevantPassages,
} from './document-passage'
import type { UnderstoodQuestion } from './understand'

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
  { query, keep, points }: UnderstoodQuestion,
  scope: ChatScope,
  findInDocuments: FindInDocuments | null,
  options?: PassageOptions,
): Promise<Pick<Retrieved, 'found' | 'documents'>> {
  const { law, documents } = readsOf(scope)
  if (documents && !findInDocuments) throw new AppError('unauthorized')
  const [found, own] = await Promise.all([
    law ? findSources(query, law, keep, options) : null,
    documents && findInDocuments ? findInDocuments(query, documents.collection) : null,
  ])
  const passages = own && relevantPassages(points, own.passages)
  return { found, documents: own && passages ? { ...own, passages } : null }
}

/**
 * Second stage of an answer: finds passages of the corpus, of one's own documents, or of both for a question
 * and what it refers to. Null when the reader has stopped the answer.
 * @throws AppError of the case-law service and of the index of documents; `unauthorized` for a visitor's documents
 */
export async function retrieve(
  understood: UnderstoodQuestion,
  scope: ChatScope,
  signal: AbortSignal,
  findInDocuments: FindInDocuments | null = null,
  options?: PassageOptions,
): Promise<Retrieved | null> {
  const searched = await unlessStopped(search(understood, scope, findInDocuments, options), signal)
  if (!searched) return null
  const { question, previous, points } = understood
  const own = documentSources(searched.documents?.passages ?? [])
  return {
    question,
    previous,
    points,
    ...searched,
    sources: [...own, ...citableSources(searched.found?.passages ?? [], own.length)],
  }
}
