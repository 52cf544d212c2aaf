import 'server-only'
import type { Retrieved } from '@/lib/chat/retrieve/retrieve'
import type { Part } from '@/lib/chat/schema'
import type { FinishedAnswer, Usage } from '@/lib/chat/types'
import { pairsOf } from '@/lib/chat/write/compose-documents'
import { composeQuoted, documentNotices } from '@/lib/chat/write/compose-quoted'
import { composeRefusal, refuseFromDocuments } from '@/lib/chat/write/compose-refusal'
import { followUpsTo } from '@/lib/chat/write/follow-ups'
import { nextPart } from '@/lib/chat/write/next-steps'
import type { Written } from '@/lib/chat/write/write'
import { checkCitations } from '@/lib/corpus/service'
import { log } from '@/lib/log'
import { checkAnswer } from './check-answer'
import { checkNamed } from './check-named'

const stoppedNotice: Part = { kind: 'notice', notice: 'stopped' }
const disclaimer: Part = { kind: 'notice', notice: 'disclaimer' }

type WrittenAs<Kind extends Written['kind']> = Extract<Written, { kind: Kind }>

const modelFacts = (usage: Usage | null) => (usage ? { ...usage, engine: 'model' as const } : {})

async function refuse(
  { question, found, points }: Retrieved,
  usage: Usage | null,
): Promise<FinishedAnswer> {
  return {
    state: 'done',
    parts: found
      ? [...(await checkNamed(found, checkCitations)), ...composeRefusal(question, found)]
      : refuseFromDocuments(points),
    facts: modelFacts(usage),
  }
}

async function verifyQuoted(
  written: WrittenAs<'quoted'>,
  retrieved: Retrieved,
): Promise<FinishedAnswer> {
  const { notice, usage } = written
  const composed = composeQuoted(retrieved, notice)
  if (!composed) return refuse(retrieved, usage)
  const { parts, grounding, dropped } = composed
  if (dropped > 0) log.error('chat.quotes', { dropped })
  const facts = {
    ...modelFacts(usage),
    engine: 'extractive',
    groundedness: grounding.share,
  } as const
  return { state: 'done', parts, facts }
}

async function verifyGenerated(
  { text, usage }: WrittenAs<'generated'>,
  retrieved: Retrieved,
  signal: AbortSignal,
): Promise<FinishedAnswer> {
  const { found, documents, points, sources: passages } = retrieved
  const { blocks, used, grounding } = await checkAnswer(text, passages, checkCitations)
  const stopped = signal.aborted
  if (grounding.supported === 0 && !stopped) return refuse(retrieved, usage)
  const usedPassages = passages.filter(({ no }) => used.includes(no))
  const sources = usedPassages.map(({ text: _, ...source }) => source)
  const own = usedPassages.filter(({ type }) => type === 'document')
  const law = usedPassages.filter(({ type }) => type !== 'document')
  return {
    state: stopped ? 'stopped' : 'done',
    parts: [
      { kind: 'notice', notice: 'generated' },
      ...(stopped ? [stoppedNotice] : []),
      ...(documents ? documentNotices(retrieved, law.length > 0) : []),
      { kind: 'answer', blocks, streaming: false },
      ...pairsOf(points, own, law),
      ...(found ? [...followUpsTo(sources, found), nextPart(sources, found)] : []),
      { kind: 'grounding', ...grounding, confidence: found?.confidence ?? null },
      ...(sources.length > 0 ? [{ kind: 'sources' as const, sources }] : []),
      disclaimer,
    ],
    facts: { ...modelFacts(usage), groundedness: grounding.share },
  }
}

/** The message of an answer that the reader stopped before anything was written. */
export const stoppedAnswer = (usage: Usage | null): FinishedAnswer => ({
  state: 'stopped',
  parts: [stoppedNotice, disclaimer],
  facts: modelFacts(usage),
})

/**
 * Fourth stage of an answer: what was written, as far as it holds. Quotations are looked for in their sources
 * once more, and what a model wrote is checked citation by citation and sentence by sentence; an answer of
 * which nothing holds becomes a refusal.
 */
export async function verify(
  written: Written,
  retrieved: Retrieved,
  signal: AbortSignal,
): Promise<FinishedAnswer> {
  switch (written.kind) {
    case 'refused':
      return refuse(retrieved, written.usage)
    case 'stopped':
      return stoppedAnswer(written.usage)
    case 'quoted':
      return verifyQuoted(written, retrieved)
    case 'generated':
      return verifyGenerated(written, retrieved, signal)
  }
}
