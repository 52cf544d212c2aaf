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

/** A process that is started again whenever it dies. */
export class WorkerProcess {
  #child: ChildProcess | null = null
  #stopped = false
  #ready = false
  kills = 0

  /** @param checkouts what is still to be confirmed, asked at every start */
  constructor(
    private readonly stack: Pick<Stack, 'folder' | 'settingsFile' | 'ahead'>,
    private readonly role: Role,
    private readonly lanes: number,
    private readonly hear: (word: WorkerMessage) => void,
    private readonly checkouts: () => ReturnedCheckout[] = () => [],
  ) {
    this.#start()
  }

  #start(): void {
    const { folder, settingsFile } = this.stack
    const child = startProgram(folder, 'worker', [settingsFile, this.role, String(this.lanes)])
    this.#child = child
    this.#ready = false
    child.on('message', (message) => {
      this.#ready = true
      this.hear(workerMessageSchema.parse(message))
    })
    child.once('exit', () => {
      if (!this.#stopped) this.#start()
    })
    this.tell(this.checkouts())
  }

  /** Tells where the clock is, and what there is to confirm. */
  tell(checkouts: ReturnedCheckout[] = []): void {
    const order: BenchMessage = { ahead: this.stack.ahead.ms, checkouts }
    if (this.#child?.connected) this.#child.send(order, () => {})
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

/** Kills somebody of the crew again and again, at moments drawn from a seed. @returns a way to stop that */
export function killAtRandom(crew: readonly WorkerProcess[], random: () => number): () => void {
  let timer: NodeJS.Timeout
  const next = () => {
    timer = setTimeout(
      () => {
        crew[Math.floor(random() * crew.length)]?.kill()
        next()
      },
      4000 + random() * 8000,
    )
  }
  next()
  return () => clearTimeout(timer)
}
