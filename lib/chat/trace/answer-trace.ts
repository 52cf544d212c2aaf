import type { ChatScope } from '@/lib/chat/chat-scope'
import type { ChosenConfiguration } from '@/lib/chat/configuration/choose-configuration'
import { shortHash } from '@/lib/chat/configuration/schema'
import type { Retrieved } from '@/lib/chat/retrieve/retrieve'
import type { UnderstoodQuestion } from '@/lib/chat/retrieve/understand'
import type { Part } from '@/lib/chat/schema'
import type { FinishedAnswer } from '@/lib/chat/types'
import type { AppLocale } from '@/lib/i18n/routing'
import type { FoundPassage, TraceEnd, TraceRecorder } from '@/lib/traces/record-trace'
import type { Attributes, NewTrace } from '@/lib/traces/schema'

/** What came of an answer. */
export function outcomeOf({ state, parts }: FinishedAnswer): NonNullable<TraceEnd['outcome']> {
  if (state === 'failed' || state === 'stopped') return state
  const kinds = new Set(parts.map(({ kind }) => kind))
  if (kinds.has('refusal')) return 'refused'
  return kinds.has('choices') ? 'asked-back' : 'answered'
}

/** The words of an answer that say something, for whoever looks for them. */
export function answerTextOf(parts: readonly Part[]): string {
  const lines = parts.flatMap((part): string[] => {
    if (part.kind === 'short') return part.sentences.map(({ text }) => text)
    if (part.kind !== 'answer') return []
    return part.blocks.map(({ pieces }) =>
      pieces.map((piece) => (piece.kind === 'ref' ? '' : piece.text)).join(''),
    )
  })
  return lines.join('\n')
}

/** The passages that were found, as the trace keeps them; which of them the answer names is said at its end. */
export function passagesOf({ sources, documents, found }: Retrieved): FoundPassage[] {
  const scores = [
    ...(documents?.passages ?? []).map(({ score }) => score),
    ...(found?.passages ?? []).map(({ share }) => share),
  ]
  return sources.map(({ type, id, label, href }, at) => ({
    sourceType: type,
    sourceId: id,
    label,
    href,
    score: scores[at] ?? null,
    used: null,
    excerpt: null,
  }))
}

/** What is known of an answer while it is written. */
export type Traced = {
  trace: TraceRecorder
  question: string
  understood: UnderstoodQuestion | null
  retrieved: Retrieved | null
}

/** Figures of a search. Nothing of what was asked: whoever looks after the site reads them. */
export function retrievalNotes({ found, documents }: Retrieved): Attributes {
  return {
    ...(found
      ? {
          language: found.understanding.language,
          statutes: found.searched.statutes,
          cases: found.searched.cases,
          passages: found.passages.length,
          'refusal.reason': found.refusal?.reason ?? null,
          'service.ms': found.tookMs,
        }
      : {}),
    ...(documents
      ? {
          'documents.searched': documents.searched,
          'documents.missing': documents.missing,
          'documents.passages': documents.passages.length,
        }
      : {}),
  }
}

/** What checking has counted. */
export function verificationNotes({ parts }: FinishedAnswer): Attributes {
  const grounding = parts.find((part) => part.kind === 'grounding')
  if (!grounding) return {}
  const { sentences, supported, citations, verified } = grounding
  return { sentences, supported, citations, verified }
}

const usedSources = (parts: readonly Part[]) =>
  new Set(
    parts.flatMap((part) => (part.kind === 'sources' ? part.sources.map(({ id }) => id) : [])),
  )

/** The trace of a finished answer. What visitors wrote is not kept: nobody could read it. */
export function endOf(
  { trace, question, retrieved }: Pick<Traced, 'trace' | 'question' | 'retrieved'>,
  answer: FinishedAnswer,
  run: {
    begun: { answer: string }
    scope: ChatScope
    locale: AppLocale
    ownsTexts: boolean
    configuration: Pick<ChosenConfiguration, 'hash' | 'label'>
  },
): NewTrace {
  const { parts, facts } = answer
  const used = usedSources(parts)
  const outcome = outcomeOf(answer)
  const index = retrieved?.found?.searched.index
  if (retrieved)
    trace.found(
      passagesOf(retrieved).map((passage) => ({ ...passage, used: used.has(passage.sourceId) })),
    )
  return trace.end({
    answer: run.begun.answer,
    status: outcome === 'failed' ? 'error' : 'ok',
    outcome,
    confidence: retrieved?.found?.confidence ?? null,
    support: outcome === 'answered' ? (facts.groundedness ?? null) : null,
    scope: run.scope.startsWith('collection:') ? 'collection' : run.scope,
    locale: run.locale,
    model: facts.model ?? null,
    inputTokens: facts.inputTokens ?? null,
    outputTokens: facts.outputTokens ?? null,
    cost: facts.cost ?? null,
    versions: {
      configuration: shortHash(run.configuration.hash),
      label: run.configuration.label,
      writer: facts.engine ?? 'none',
      ...(index ? { index } : {}),
      ...(facts.promptVersion ? { prompt: facts.promptVersion } : {}),
    },
    question: run.ownsTexts ? question : '',
    answerText: run.ownsTexts ? answerTextOf(parts) : '',
  })
}
