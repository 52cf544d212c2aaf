import { heartbeatMs, saveEveryMs } from '@/lib/chat/constants'
import type { AnswerEvent } from '@/lib/chat/request-schema'
import type { MessageState, Part } from '@/lib/chat/schema'
import { log } from '@/lib/log'
import type { AnswerFacts, SavedAnswer } from './mutations'

export type Emit = (event: AnswerEvent) => void
/** Keeps an answer; answers whether to go on. */
export type SaveDraft = (kept: SavedAnswer) => Promise<boolean>

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((each) => each.trim() !== '')
    .map((each) => ({
      form: 'paragraph' as const,
      pieces: [{ kind: 'text' as const, text: each }],
    }))

/**
 * An answer on its way: says to whoever listens how far it is, and keeps it, at each stage and, while text
 * comes, every second. Keeping is how a wish to stop is heard of, from whichever copy of the site it came,
 * and how others know that the writer lives.
 */
export function draftAnswer({
  emit,
  keep,
  stop,
}: {
  emit: Emit
  keep: SaveDraft
  stop: () => void
}) {
  let parts: Part[] = []
  let text = ''
  let changed = false
  let savedAt = Date.now()
  let saving: Promise<void> = Promise.resolve()

  const shown = (): Part[] =>
    text === '' ? parts : [...parts, { kind: 'answer', streaming: true, blocks: paragraphs(text) }]
  const save = () => {
    changed = false
    savedAt = Date.now()
    const kept: SavedAnswer = { state: 'writing', parts: shown(), facts: {} }
    // One after the other, so that an earlier state never covers a later one.
    saving = saving
      .then(async () => {
        if (!(await keep(kept))) stop()
      })
      .catch((thrown: unknown) => {
        // The next one may do better, and the end is tried again.
        log.warn('chat.save', { reason: thrown instanceof Error ? thrown.message : 'unknown' })
      })
  }
  const ticker = setInterval(() => {
    if (changed || Date.now() - savedAt >= heartbeatMs) save()
  }, saveEveryMs)

  return {
    stage(part: Extract<Part, { kind: 'progress' }>) {
      parts = [part]
      emit({ type: 'data-part', id: '0', data: part })
      save()
    },
    /** Text that nothing has checked yet. */
    add(delta: string) {
      if (text === '') emit({ type: 'text-start' })
      text += delta
      changed = true
      emit({ type: 'text-delta', delta })
    },
    textSoFar: () => text,
    endText() {
      if (text !== '') emit({ type: 'text-end' })
    },
    /** Keeps the answer as it stays. */
    async end(state: MessageState, final: readonly Part[], facts: AnswerFacts): Promise<void> {
      clearInterval(ticker)
      await saving
      await keep({ state, parts: final, facts })
    },
    close: () => clearInterval(ticker),
  }
}
export type AnswerDraft = ReturnType<typeof draftAnswer>
