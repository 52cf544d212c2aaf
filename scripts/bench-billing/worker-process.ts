import type { ChildProcess } from 'node:child_process'
import {
  type BenchMessage,
  type ReturnedCheckout,
  type WorkerMessage,
  workerMessageSchema,
} from './message'
import { startProgram } from './programs'
import type { Stack } from './stack'

export type Role = 'renew' | 'buy'

/** A process that is started again whenever it was killed. */
export class WorkerProcess {
  #child: ChildProcess | null = null
  #stopped = false
  #ready = false
  #fail: (reason: Error) => void = () => {}
  kills = 0

  /** Rejects when it ends before it has begun to work: it would only do so again. */
  readonly failed = new Promise<never>((_, reject) => {
    this.#fail = reject
  })

  /** @param checkouts what is still to be confirmed, asked at every start */
  constructor(
    private readonly stack: Pick<Stack, 'folder' | 'settingsFile' | 'ahead'>,
    private readonly role: Role,
    private readonly lanes: number,
    private readonly onMessage: (message: WorkerMessage) => void,
    private readonly checkouts: () => ReturnedCheckout[] = () => [],
  ) {
    this.failed.catch(() => {})
    this.#start()
  }

  #start(): void {
    const { folder, settingsFile } = this.stack
    const child = startProgram(folder, 'worker', [settingsFile, this.role, String(this.lanes)])
    this.#child = child
    this.#ready = false
    child.on('message', (message) => {
      this.#ready = true
      this.onMessage(workerMessageSchema.parse(message))
    })
    child.once('exit', () => {
      if (this.#stopped) return
      if (this.#ready) this.#start()
      else this.#fail(new Error(`the process that is to ${this.role} did not start`))
    })
    this.tell(this.checkouts())
  }

  /** Tells where the clock is, and what there is to confirm. */
  tell(checkouts: ReturnedCheckout[] = []): void {
    const message: BenchMessage = { ahead: this.stack.ahead.ms, checkouts }
    if (this.#child?.connected) this.#child.send(message, () => {})
  }

  /** At once, in the middle of whatever it does; on a busy machine it may not have begun yet. */
  kill(): void {
    if (!this.#ready) return
    this.kills += 1
    this.#child?.kill('SIGKILL')
  }

  async stop(): Promise<void> {
    this.#stopped = true
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
}

/** Kills one of the processes again and again, at moments drawn from a seed. @returns a way to stop that */
export function killAtRandom(workers: readonly WorkerProcess[], random: () => number): () => void {
  let timer: NodeJS.Timeout
  const next = () => {
    timer = setTimeout(
      () => {
        workers[Math.floor(random() * workers.length)]?.kill()
        next()
      },
      4000 + random() * 8000,
    )
  }
  next()
  return () => clearTimeout(timer)
}
