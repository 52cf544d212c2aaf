import 'server-only'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, streamText, wrapLanguageModel } from 'ai'
import type { PromptName } from '@/lib/chat/configuration/names'
import type { ModelAnswer, Usage } from '@/lib/chat/types'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { type ModelFailure, type Reason, readFailure } from './model-failure'
import { type ModelLimits, modelLimits } from './model-limits'
import { maySayNoAnswer, saysNoAnswer } from './no-answer'
import { answerDocumentsV1 } from './prompts/answer-documents-v1'
import type { AnswerMaterial, AnswerPrompt } from './prompts/answer-prompt'
import { answerV1 } from './prompts/answer-v1'
import { answerV2 } from './prompts/answer-v2'
import { costOf, estimateTokens } from './token-usage'

export type Clock = {
  now: () => number
  /** Runs something later, unless what it answers is called before. */
  after: (milliseconds: number, run: () => void) => () => void
}

/** What tests replace. */
export type Seams = { fetch?: typeof fetch; clock?: Clock; limits?: Partial<ModelLimits> }

export type AnswerRequest = AnswerMaterial & {
  /** Aborted when the reader does not want the rest. */
  signal?: AbortSignal
  /** Hears text as it comes; nothing of it has been checked. */
  onText?: (delta: string) => void
  /** The wording, where no document is among the passages; the first unless said. */
  prompt?: PromptName
  /** Another model than the one that is set, at the same endpoint. */
  model?: string | null
}

type Endpoint = { url: string; key: string | undefined; model: string }
type Attempt =
  | { ended: 'whole'; text: string; usage: Tokens }
  | { ended: 'refused' | 'broken' | 'timeout' | 'stopped'; text: string; usage: Tokens }
  /** Nothing had come yet. */
  | { ended: 'failed'; failure: ModelFailure }
type Tokens = { input: number | undefined; output: number | undefined }
type Run = AnswerRequest & { limits: ModelLimits; clock: Clock; fetch: typeof fetch | undefined }

const prompts: Record<PromptName, AnswerPrompt> = { 'answer-v1': answerV1, 'answer-v2': answerV2 }
const promptFor = ({ passages, prompt = 'answer-v1' }: AnswerRequest): AnswerPrompt =>
  passages.some(({ type }) => type === 'document') ? answerDocumentsV1 : prompts[prompt]

const wallClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

function endpoint(): Endpoint | null {
  const { LLM_BASE_URL: url, LLM_API_KEY: key, LLM_MODEL: model } = env()
  return url && model ? { url, key, model } : null
}

/** Whether a model writes the answers. */
export function modelIsSet(): boolean {
  return endpoint() !== null
}

/**
 * Has the model answer a question from passages. What it wrote is not checked: `checkAnswer` is next, and
 * `saysNoAnswer` tells that the passages carry none. Tries again only while nothing has come; an answer
 * that ended in its middle, by length too, is no answer of the law and comes out as `broken`.
 */
export async function writeAnswer(request: AnswerRequest, seams: Seams = {}): Promise<ModelAnswer> {
  const set = endpoint()
  const to = set && { ...set, model: request.model ?? set.model }
  const run: Run = {
    ...request,
    limits: { ...modelLimits, ...seams.limits },
    clock: seams.clock ?? wallClock,
    fetch: seams.fetch,
  }
  const prompt = promptFor(request)
  const composed = prompt.compose(request)
  const usageOf = usageWith(prompt.version)
  if (!to) return { ok: false, reason: 'unavailable', usage: usageOf('', null, null) }
  const began = run.clock.now()
  const spent = (text: string, tokens: Tokens) =>
    usageOf(to.model, tokens.input ?? estimateTokens(composed.system + composed.user), {
      counted: tokens.output,
      text,
    })
  const none = usageOf(to.model, null, null)
  const end = (written: ModelAnswer, attempts: number, failure?: ModelFailure): ModelAnswer => {
    const { ok, usage } = written
    log[ok || written.reason === 'stopped' ? 'info' : 'warn']('chat.model', {
      outcome: ok ? 'written' : written.reason,
      model: usage.model,
      prompt: usage.promptVersion,
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
      attempts,
      tookMs: Math.round(run.clock.now() - began),
      ...(failure ? { status: failure.status, error: failure.name } : {}),
    })
    return written
  }

  let plainly: boolean = false
  for (let attempt = 1; ; attempt++) {
    const result = await tryOnce(run, to, composed, { plainly, began })
    if (result.ended === 'whole') {
      return end({ ok: true, text: result.text, usage: spent(result.text, result.usage) }, attempt)
    }
    if (result.ended !== 'failed') {
      const usage = spent(result.text, result.usage)
      return end({ ok: false, reason: result.ended, usage }, attempt)
    }
    const { failure } = result
    const wait = Math.max(failure.retryAfter ?? 0, run.limits.baseDelay * attempt)
    const late = run.clock.now() - began + wait >= run.limits.begin
    const simpler: boolean = failure.plainly && !plainly
    const last = attempt >= run.limits.attempts || late || wait > run.limits.longestWait
    if (!simpler && (last || !failure.again)) {
      return end({ ok: false, reason: failure.reason, usage: none }, attempt, failure)
    }
    plainly ||= simpler
    if (!simpler) await pause(run, wait)
    if (run.signal?.aborted) return end({ ok: false, reason: 'stopped', usage: none }, attempt)
  }
}

const usageWith =
  (promptVersion: string) =>
  (
    model: string,
    inputTokens: number | null,
    output: { counted: number | undefined; text: string } | null,
  ): Usage => {
    const counts = {
      inputTokens: inputTokens ?? 0,
      outputTokens: output ? (output.counted ?? estimateTokens(output.text)) : 0,
    }
    const { LLM_INPUT_PRICE, LLM_OUTPUT_PRICE } = env()
    const cost = costOf(counts, { input: LLM_INPUT_PRICE, output: LLM_OUTPUT_PRICE })
    return { model, promptVersion, ...counts, cost }
  }

/** Waits, or less when the reader has gone. */
function pause({ clock, signal }: Run, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      cancel()
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const cancel = clock.after(milliseconds, done)
    signal?.addEventListener('abort', done, { once: true })
    if (signal?.aborted) done()
  })
}

type Halt = 'first' | 'between' | 'total' | 'stopped' | 'endless'

async function tryOnce(
  run: Run,
  to: Endpoint,
  composed: { system: string; user: string },
  { plainly, began }: { plainly: boolean; began: number },
): Promise<Attempt> {
  const { limits, clock, signal } = run
  if (signal?.aborted) return { ended: 'stopped', text: '', usage: { input: 0, output: 0 } }
  const controller = new AbortController()
  let halted: Halt | null = null
  let wake: (() => void) | undefined
  const halting = new Promise<null>((resolve) => {
    wake = () => resolve(null)
  })
  const halt = (why: Halt) => {
    halted ??= why
    controller.abort(new DOMException(why, 'AbortError'))
    wake?.()
  }
  const onAbort = () => halt('stopped')
  signal?.addEventListener('abort', onAbort, { once: true })
  const cancelTotal = clock.after(Math.max(0, limits.total - (clock.now() - began)), () =>
    halt('total'),
  )
  let cancelNext = clock.after(limits.first, () => halt('first'))
  let text = ''
  let shown = 0
  const usage: Tokens = { input: undefined, output: undefined }
  try {
    const parts = openStream(run, to, composed, plainly, controller.signal)
    for (;;) {
      const next = await Promise.race([parts.next(), halting])
      if (next === null || halted !== null) return haltedAt(halted ?? 'stopped', text, usage)
      if (next.done) return { ended: 'broken', text, usage }
      const part = next.value
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        cancelNext()
        cancelNext = clock.after(limits.between, () => halt('between'))
      }
      if (part.type === 'text-delta') {
        text += part.text
        if (text.length > limits.longest) halt('endless')
        else if (!maySayNoAnswer(text) && !saysNoAnswer(text) && run.onText) {
          run.onText(text.slice(shown))
          shown = text.length
        }
      } else if (part.type === 'error') {
        if (text.trim() !== '') return { ended: 'broken', text, usage }
        return { ended: 'failed', failure: readFailure(part.error, clock.now()) }
      } else if (part.type === 'abort') {
        return haltedAt(halted ?? 'stopped', text, usage)
      } else if (part.type === 'finish') {
        usage.input = part.totalUsage.inputTokens
        usage.output = part.totalUsage.outputTokens
        return finished(part.finishReason, text, usage)
      }
    }
  } catch (thrown) {
    if (halted !== null) return haltedAt(halted, text, usage)
    if (text.trim() !== '') return { ended: 'broken', text, usage }
    return { ended: 'failed', failure: readFailure(thrown, clock.now()) }
  } finally {
    cancelTotal()
    cancelNext()
    signal?.removeEventListener('abort', onAbort)
    // Whatever is left of the stream is not wanted: the endpoint must not go on writing it.
    controller.abort()
  }
}

function haltedAt(why: Halt, text: string, usage: Tokens): Attempt {
  if (why === 'stopped') return { ended: 'stopped', text, usage }
  if (why === 'endless') return { ended: 'broken', text, usage }
  if (why === 'first') {
    const reason: Reason = 'timeout'
    const failure = { plainly: false, retryAfter: null, status: null, name: 'TimeoutError' }
    return { ended: 'failed', failure: { ...failure, reason, again: true } }
  }
  return { ended: 'timeout', text, usage }
}

function finished(reason: string, text: string, usage: Tokens): Attempt {
  if (reason === 'content-filter') return { ended: 'refused', text, usage }
  // `other`: an end of the endpoint's own, such as `eos`.
  const whole = (reason === 'stop' || reason === 'other') && /[\p{L}\p{N}]/u.test(text)
  return { ended: whole ? 'whole' : 'broken', text, usage }
}

function openStream(
  { fetch, limits }: Run,
  { url, key, model }: Endpoint,
  { system, user }: { system: string; user: string },
  plainly: boolean,
  signal: AbortSignal,
) {
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: url,
    includeUsage: !plainly,
    ...(key ? { apiKey: key } : {}),
    ...(fetch ? { fetch } : {}),
  })
  const { stream } = streamText({
    // Some models think aloud before they answer.
    model: wrapLanguageModel({
      model: provider(model),
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    }),
    instructions: system,
    prompt: user,
    maxRetries: 0,
    ...(plainly ? {} : { maxOutputTokens: limits.tokens, temperature: 0 }),
    abortSignal: signal,
    // It would be written to the console, with the question in it.
    onError: () => {},
  })
  return stream[Symbol.asyncIterator]()
}
