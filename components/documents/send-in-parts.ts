import {
  type SendProblem,
  sendProblemOf,
  type UploadTarget,
} from '@/components/documents/upload-problem'
import { ApiError, apiRead, apiSend } from '@/lib/api-client'
import {
  begunSchema,
  finishedSchema,
  partAnswerSchema,
  partsOf,
} from '@/lib/documents/uploads/schema'

export type PartsListener = {
  /** The upload has begun, or was found. */
  begun: (id: string) => void
  /** 0–1 of the file is stored. */
  sent: (share: number) => void
  /** The connection is gone; it is tried again by itself. */
  paused: () => void
  ended: (problem: SendProblem | null) => void
}

const address = '/api/documents/uploads'
/** Between attempts while there is no connection, in seconds; the last one again and again. */
const pauses = [1, 2, 4, 8, 15, 30]

/** What a later attempt may do better: no connection, no answer, too many requests. */
const isPassing = (thrown: unknown): boolean =>
  thrown instanceof ApiError &&
  (thrown.status === 0 || thrown.status === 429 || thrown.status >= 500)

async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Until so much time has passed, the browser is online again, or somebody has waited enough. */
function pause(seconds: number, signal: AbortSignal, onHurry: (hurry: () => void) => void) {
  return new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, seconds * 1000)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
    onHurry(end)
  })
}

/** Sends a file in parts, each when the one before it is stored, from where an earlier upload of it broke off. */
export class PartsSender {
  private readonly abortion = new AbortController()
  private hurry: () => void = () => {}
  private id: string | null = null

  constructor(
    private readonly file: File,
    private readonly target: UploadTarget,
    private readonly listener: PartsListener,
  ) {}

  /** Never throws: how it ended is said to the listener, unless it was cancelled. */
  async send(): Promise<void> {
    const { signal } = this.abortion
    try {
      await this.sendAll(await digestOf(this.file))
      this.listener.ended(null)
    } catch (thrown) {
      if (!signal.aborted) this.listener.ended(sendProblemOf(thrown))
      else if (this.id) await cancelUpload(this.id).catch(() => {})
    }
  }

  /** Tries again now what waits for the connection. */
  retryNow(): void {
    this.hurry()
  }

  /** Gives it up; before `send` ends, what is stored of it is removed. */
  cancel(): void {
    this.abortion.abort()
  }

  private async sendAll(sha256: string): Promise<void> {
    const { file, listener, target } = this
    const { upload } = await this.persist(() =>
      apiRead(address, {
        method: 'POST',
        body: { ...target, name: file.name, bytes: file.size, sha256 },
        schema: begunSchema,
        signal: this.abortion.signal,
      }),
    )
    const { id, part_bytes: length } = upload
    this.id = id
    listener.begun(id)
    const parts = partsOf(upload)
    for (let no = upload.received; no < parts; ) {
      listener.sent(no / parts)
      const body = file.slice(no * length, (no + 1) * length)
      const { received } = await this.persist(() =>
        apiRead(`${address}/${id}/parts/${no}`, {
          method: 'PUT',
          body,
          schema: partAnswerSchema,
          signal: this.abortion.signal,
          timeoutMs: 60_000,
        }),
      )
      no = received
    }
    listener.sent(1)
    await this.persist(() =>
      apiRead(`${address}/${id}`, {
        method: 'POST',
        schema: finishedSchema,
        signal: this.abortion.signal,
        timeoutMs: 60_000,
      }),
    )
  }

  /** Tries until there is an answer that will not change. */
  private async persist<T>(task: () => Promise<T>): Promise<T> {
    for (let failures = 0; ; failures++) {
      try {
        return await task()
      } catch (thrown) {
        this.abortion.signal.throwIfAborted()
        if (!isPassing(thrown)) throw thrown
      }
      this.listener.paused()
      await pause(pauses[failures] ?? 30, this.abortion.signal, (hurry) => {
        this.hurry = hurry
      })
      this.abortion.signal.throwIfAborted()
    }
  }
}

/** Removes what is stored of an upload. @throws ApiError */
export const cancelUpload = (id: string): Promise<void> =>
  apiSend(`${address}/${id}`, { method: 'DELETE' })
