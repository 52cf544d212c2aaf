import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '../..')
/** They end a process when its parent has died, and keep known warnings of packages quiet. */
const launcherFile = (name: string) =>
  pathToFileURL(path.join(root, 'embedded/launcher', name)).href
const imports = ['parent-watch.mjs', 'known-warnings.mjs'].flatMap((name) => [
  '--import',
  launcherFile(name),
])
/** What a program may take until it answers; reading a large index takes long on a busy machine. */
const startLimitMs = 120_000

/** A program of the site that listens, as a process that can be killed and started again. */
export class Program {
  #child: ChildProcess | null = null
  peak = 0

  /** @param args of Node: the built file, or a source with what reads it */
  constructor(
    private readonly name: string,
    private readonly args: readonly string[],
    private readonly env: Readonly<Record<string, string>>,
    private readonly health: string,
  ) {}

  /** @throws Error at once when it ends before it answers */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...imports, ...this.args], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        TSX_TSCONFIG_PATH: path.join(root, 'scripts/tsconfig.json'),
        LOG_LEVEL: 'error',
        ...this.env,
      },
    })
    this.#child = child
    const failed = new Error(`${this.name} did not start`)
    const limit = Date.now() + startLimitMs
    while (Date.now() < limit) {
      if (child.exitCode !== null || child.signalCode !== null) throw failed
      const answer = await fetch(this.health).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw failed
  }

  /** Megabytes that it holds now; `peak` remembers the most. */
  memory(): number {
    const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8')
    const held = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    this.peak = Math.max(this.peak, held)
    return Math.round(held)
  }

  /** At once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}
