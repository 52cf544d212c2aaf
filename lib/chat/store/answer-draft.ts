import { type AnswerStage, heartbeatMs, saveEveryMs } from '@/lib/chat/constants'
import type { Part } from '@/lib/chat/schema'
import type { Emit } from '@/lib/chat/stream/event-stream'
import type { FinishedAnswer } from '@/lib/chat/types'
import { log } from '@/lib/log'

/** Stores an answer; resolves to whether to go on writing it. */
export type SaveDraft = (answer: FinishedAnswer) => Promise<boolean>

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((each) => each.trim() !== '')
    .map((each) => ({
      form: 'paragraph' as const,
      pieces: [{ kind: 'text' as const, text: each }],
    }))

/**
 * An answer that is being written: emits how far it is, and stores it at each stage, every second while text
 * comes, and otherwise often enough to show that its writer is alive. Storing is also how a request to stop
 * is noticed, whichever copy of the site it reached.
 * @param stop called when the database says that the answer is not wanted any more
 */
export function draftAnswer({
  emit,
  save,
  stop,
}: {
  emit: Emit
  save: SaveDraft
  stop: () => void
}) {
  let parts: Part[] = []
  let text = ''
  let changed = false
  let savedAt = Date.now()
  let saving: Promise<void> = Promise.resolve()

  const shown = (): Part[] =>
    text === '' ? parts : [...parts, { kind: 'answer', streaming: true, blocks: paragraphs(text) }]
  const saveNow = () => {
    changed = false
    savedAt = Date.now()
    const answer: FinishedAnswer = { state: 'writing', parts: shown(), facts: {} }
    // One after the other, so that an earlier state never covers a later one.
    saving = saving
      .then(async () => {
        if (!(await save(answer))) stop()
      })
      .catch((thrown: unknown) => {
        // The next attempt may succeed, and the end is stored in any case.
        log.warn('chat.save', { reason: thrown instanceof Error ? thrown.message : 'unknown' })
      })
  }
  const ticker = setInterval(() => {
    if (changed || Date.now() - savedAt >= heartbeatMs) saveNow()
  }, saveEveryMs)

  return {
    /** @param sources how many the answer is made from; null while they are not counted */
    stage(stage: AnswerStage, sources: number | null) {
      const part: Part = { kind: 'progress', stage, sources }
      parts = [part]
      emit({ type: 'data-part', id: '0', data: part })
      saveNow()
    },
    /** Adds text that nothing has checked yet. */
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
    /** Stores the finished answer. @throws what the database throws */
    async end(answer: FinishedAnswer): Promise<void> {
      clearInterval(ticker)
      await saving
      await save(answer)
    },
    close: () => clearInterval(ticker),
  }
}
export type AnswerDraft = ReturnType<typeof draftAnswer>
