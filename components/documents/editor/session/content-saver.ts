import { ApiError, apiRead } from '@/lib/api-client'
import { saveDelayMs } from '@/lib/documents/editor/constants'
import {
  type ContentJson,
  type SaveOutcome,
  saveOutcomeSchema,
} from '@/lib/documents/editor/schema'
import { dropDraft, keepDraft } from './draft-store'

export type SaveState =
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'offline'
  | 'conflict'
  | 'tooLarge'
  | 'signedOut'
  | 'failed'

export type Conflict = Extract<SaveOutcome, { outcome: 'conflict' }>

type Source = {
  /** What is to be saved now. */
  content: () => ContentJson
  /** What changes are tracked against; undefined when that is as it was saved. */
  base: () => ContentJson | false | undefined
  /** A syllable is being composed: it is waited for. */
  isComposing: () => boolean
  onState: (state: SaveState) => void
}

const retryMs = 5000

/** Saves a document a moment after the last letter, one request at a time. */
export class ContentSaver {
  state: SaveState = 'saved'
  savedAt: string
  conflict: Conflict | null = null
  private edits = 0
  private savedEdits = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private sending: Promise<void> | null = null

  constructor(
    private readonly id: string,
    /** Of the link by which it was opened; null for one's own. */
    private readonly token: string | null,
    public rev: number,
    updatedAt: string,
    private readonly source: Source,
  ) {
    this.savedAt = updatedAt
  }

  get isDirty(): boolean {
    return this.edits !== this.savedEdits
  }

  private enter(state: SaveState): void {
    this.state = state
    this.source.onState(state)
  }

  /** Something was written. */
  touch(): void {
    this.edits += 1
    if (this.state === 'conflict') return
    if (this.state !== 'saving') this.enter('unsaved')
    this.plan(saveDelayMs)
  }

  private plan(delay: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), delay)
  }

  /** Saves now what is not saved yet. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    if (!this.isDirty || this.conflict) return
    if (this.sending) return this.sending
    if (this.source.isComposing()) {
      this.plan(saveDelayMs)
      return
    }
    this.sending = this.send().finally(() => {
      this.sending = null
    })
    await this.sending
    if (this.isDirty && this.state === 'saved') this.plan(saveDelayMs)
  }

  private async send(): Promise<void> {
    const upTo = this.edits
    const [content, base] = [this.source.content(), this.source.base()]
    await keepDraft(this.id, { rev: this.rev, content, at: Date.now() })
    this.enter('saving')
    try {
      const outcome = await apiRead(`/api/documents/${this.id}/content`, {
        method: 'PUT',
        query: { share: this.token },
        body: { rev: this.rev, content, ...(base === undefined ? {} : { base }) },
        schema: saveOutcomeSchema,
      })
      if (outcome.outcome === 'ok') this.note(outcome.rev, outcome.updated_at, upTo)
      else if (outcome.outcome === 'conflict') {
        this.conflict = outcome
        this.enter('conflict')
      } else this.enter('tooLarge')
    } catch (thrown) {
      const error = thrown instanceof ApiError ? thrown : null
      this.enter(stateOf(error))
      // Whoever comes online again, or waits for a limit, is saved without doing anything.
      if (this.state === 'offline' || this.state === 'failed') this.plan(retryMs)
    }
  }

  private note(rev: number, at: string, upTo: number): void {
    this.rev = rev
    this.savedAt = at
    this.savedEdits = upTo
    this.enter(this.isDirty ? 'unsaved' : 'saved')
    if (!this.isDirty) void dropDraft(this.id)
  }

  /** What the document is now is what was saved elsewhere: by taking a version back, or by giving way. */
  adopt(rev: number, at: string): void {
    this.conflict = null
    this.note(rev, at, this.edits)
  }

  /** Saves what stands here over what somebody else has saved, which stays among the versions. */
  async overrule(): Promise<void> {
    if (!this.conflict) return
    this.rev = this.conflict.rev
    this.conflict = null
    this.edits += 1
    await this.flush()
  }

  stop(): void {
    clearTimeout(this.timer)
    void this.flush()
  }
}

function stateOf(error: ApiError | null): SaveState {
  if (error?.code === 'unauthorized') return 'signedOut'
  if (error?.code === 'textTooLong') return 'tooLarge'
  return error?.status === 0 ? 'offline' : 'failed'
}
