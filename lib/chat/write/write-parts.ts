import 'server-only'
import { passagesOf } from '@/lib/chat/retrieve/passages'
import type { MessageState, Part } from '@/lib/chat/schema'
import type { AnswerDraft } from '@/lib/chat/store/answer-draft'
import type { AnswerFacts } from '@/lib/chat/store/mutations'
import type { Passage, Usage } from '@/lib/chat/types'
import { checkAnswer } from '@/lib/chat/verify/check-answer'
import { composeAnswer, type Material } from '@/lib/corpus/answer'
import { checkCitations } from '@/lib/corpus/service'
import type { AppLocale } from '@/lib/i18n/routing'
import { log } from '@/lib/log'
import { composeExtractive } from './compose-extractive'
import { composeRefusal } from './compose-refusal'
import { followUpsTo } from './follow-ups'
import { nextPart } from './next-steps'
import { saysNoAnswer } from './no-answer'
import { modelIsSet, writeAnswer } from './service'

export type Asked = {
  question: string
  /** Earlier questions, the oldest first. */
  previous: readonly string[]
  material: Material
  locale: AppLocale
  signal: AbortSignal
  draft: AnswerDraft
}
export type FinishedAnswer = { state: MessageState; parts: Part[]; facts: AnswerFacts }

const stoppedNotice: Part = { kind: 'notice', notice: 'stopped' }
const disclaimer: Part = { kind: 'notice', notice: 'disclaimer' }

function refused({ question, material }: Asked, facts: AnswerFacts = {}): FinishedAnswer {
  const answer = composeAnswer(material)
  const { unmet, suggestions } =
    answer.state === 'ungrounded' ? answer : { unmet: [], suggestions: [] }
  return { state: 'done', parts: composeRefusal(question, material, { unmet, suggestions }), facts }
}

function extractive(
  asked: Asked,
  notice: 'extractive' | 'fallback',
  facts: AnswerFacts,
): FinishedAnswer {
  const answer = composeAnswer(asked.material)
  if (answer.state === 'ungrounded') return refused(asked, facts)
  const sources = answer.statutes.length + answer.decisions.length
  asked.draft.stage({ kind: 'progress', stage: 'writing', sources })
  const composed = composeExtractive(answer, asked.material, notice)
  if (!composed) return refused(asked, facts)
  asked.draft.stage({ kind: 'progress', stage: 'checking', sources })
  const { parts, grounding, dropped } = composed
  if (dropped > 0) log.error('chat.quotes', { dropped })
  return {
    state: 'done',
    parts,
    facts: { ...facts, engine: 'extractive', groundedness: grounding.share },
  }
}

const factsOf = ({
  model,
  promptVersion,
  inputTokens,
  outputTokens,
  cost,
}: Usage): AnswerFacts => ({
  model,
  promptVersion,
  inputTokens,
  outputTokens,
  cost,
})

/** What was written, as far as it can be shown: checked, with the sources that carry it. */
async function checked(
  text: string,
  passages: readonly Passage[],
  { material }: Asked,
): Promise<{ parts: Part[]; share: number; supported: number }> {
  const { blocks, used, grounding } = await checkAnswer(text, passages, checkCitations)
  const sources = passages
    .filter(({ no }) => used.includes(no))
    .map(({ text: _, ...source }) => source)
  return {
    share: grounding.share,
    supported: grounding.supported,
    parts: [
      { kind: 'answer', blocks, streaming: false },
      ...followUpsTo(sources, material),
      nextPart(sources, material),
      { kind: 'grounding', ...grounding },
      ...(sources.length > 0 ? [{ kind: 'sources' as const, sources }] : []),
      disclaimer,
    ],
  }
}

async function generated(asked: Asked): Promise<FinishedAnswer> {
  const { question, previous, material, locale, signal, draft } = asked
  const passages = passagesOf(material)
  const count = passages.length
  if (count === 0) return refused(asked)
  draft.stage({ kind: 'progress', stage: 'writing', sources: count })
  const onText = (delta: string) => draft.add(delta)
  const written = await writeAnswer({ question, previous, passages, locale, signal, onText })
  draft.endText()
  const facts: AnswerFacts = { ...factsOf(written.usage), engine: 'model' }
  if (!written.ok && !signal.aborted) return extractive(asked, 'fallback', facts)
  const text = written.ok ? written.text : draft.textSoFar()
  if (signal.aborted && text.trim() === '') {
    return { state: 'stopped', parts: [stoppedNotice, disclaimer], facts }
  }
  if (saysNoAnswer(text)) return refused(asked, facts)
  draft.stage({ kind: 'progress', stage: 'checking', sources: count })
  const { parts, share, supported } = await checked(text, passages, asked)
  const stopped = signal.aborted
  if (supported === 0 && !stopped) return refused(asked, facts)
  return {
    state: stopped ? 'stopped' : 'done',
    parts: [{ kind: 'notice', notice: 'generated' }, ...(stopped ? [stoppedNotice] : []), ...parts],
    facts: { ...facts, groundedness: share },
  }
}

/** Writes an answer from what was found: by a model where one is set, else in the words of the sources. */
export async function writeParts(asked: Asked): Promise<FinishedAnswer> {
  if (composeAnswer(asked.material).state === 'ungrounded') return refused(asked)
  return modelIsSet() ? generated(asked) : extractive(asked, 'extractive', {})
}

export const stoppedAnswer: FinishedAnswer = {
  state: 'stopped',
  parts: [stoppedNotice, disclaimer],
  facts: {},
}
