import 'server-only'
import type { AnswerSettings } from '@/lib/chat/configuration/schema'
import type { Retrieved } from '@/lib/chat/retrieve/retrieve'
import type { AnswerDraft } from '@/lib/chat/store/answer-draft'
import type { Usage } from '@/lib/chat/types'
import type { AppLocale } from '@/lib/i18n/routing'
import { saysNoAnswer } from './no-answer'
import { modelIsSet, writeAnswer } from './service'

/** What was written; `usage` of the model that was asked, whatever came of it. Nothing has been checked. */
export type Written = { usage: Usage | null } & (
  | { kind: 'refused' }
  /** In the words of the sources. `fallback`: a model was to write it and failed. */
  | { kind: 'quoted'; notice: 'extractive' | 'fallback'; sources: number }
  /** By a model, to its end or to where the reader stopped it. */
  | { kind: 'generated'; text: string; sources: number }
  /** The reader did not want it before there was any. */
  | { kind: 'stopped' }
)

export type WriteOptions = {
  locale: AppLocale
  signal: AbortSignal
  draft: Pick<AnswerDraft, 'stage' | 'add' | 'textSoFar' | 'endText'>
  settings: Pick<AnswerSettings, 'prompt' | 'model' | 'writer'>
}

function quote(
  { found, documents }: Retrieved,
  notice: 'extractive' | 'fallback',
  usage: Usage | null,
  draft: WriteOptions['draft'],
): Written {
  const leading = found?.passages.filter((passage) => passage.leading).length ?? 0
  const sources = leading + (documents?.passages.length ?? 0)
  draft.stage('writing', sources)
  return { kind: 'quoted', notice, sources, usage }
}

async function generate(retrieved: Retrieved, options: WriteOptions): Promise<Written> {
  const { locale, signal, draft, settings } = options
  const { prompt, model } = settings
  const { question, previous, sources: passages } = retrieved
  const sources = passages.length
  draft.stage('writing', sources)
  const onText = (delta: string) => draft.add(delta)
  const material = { question, previous, passages, locale }
  const answer = await writeAnswer({ ...material, signal, onText, prompt, model })
  draft.endText()
  const { usage } = answer
  const stopped = signal.aborted
  if (!answer.ok && !stopped) return quote(retrieved, 'fallback', usage, draft)
  const text = answer.ok ? answer.text : draft.textSoFar()
  if (stopped && text.trim() === '') return { kind: 'stopped', usage }
  if (saysNoAnswer(text)) return { kind: 'refused', usage }
  return { kind: 'generated', text, sources, usage }
}

/** Third stage of an answer: a model writes it where one is set, else it is put together from quotations. */
export async function write(retrieved: Retrieved, options: WriteOptions): Promise<Written> {
  const { found, documents } = retrieved
  const hasLaw = found !== null && !found.refusal
  if (!hasLaw && !documents?.passages.length) return { kind: 'refused', usage: null }
  return modelIsSet() && options.settings.writer === 'model'
    ? generate(retrieved, options)
    : quote(retrieved, 'extractive', null, options.draft)
}
