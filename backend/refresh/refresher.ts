import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Sql } from '@/backend/db'
import { askToStop, markCancelled, newestImports } from '@/backend/store/imports'
import type {
  RefreshCancel,
  RefreshOutcome,
  RefreshStart,
  RefreshState,
} from '@/lib/corpus/administration-schema'
import { refreshSource } from './refresh-source'
import type { RefreshMessage } from './refresh-worker'

/** An import asked to stop that is in one long statement is killed after this; what it wrote stays whole. */
const stopGraceMs = 5000

/** Imports that the administration starts, watches and stops. */
export type Refresher = {
  state(): Promise<RefreshState>
  start(): Promise<RefreshStart>
  cancel(): Promise<RefreshCancel>
  /** Ends a running import with the service. */
  close(): void
}

/** From source in development, from the bundle beside us else; with the loaders this process has. */
function spawnImport(): ChildProcess {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'mjs'
  const program = fileURLToPath(new URL(`./refresh-worker.${ending}`, import.meta.url))
  return fork(program, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

/** What came of the start: the process reports it, or ends before it can. */
function outcomeOf(child: ChildProcess): Promise<RefreshOutcome> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve((message as RefreshMessage).outcome))
    child.once('error', () => resolve('failed'))
    child.once('exit', () => resolve('failed'))
  })
}

/** The import runs in a process of its own: it needs memory and time that searches shall not miss. */
export function createRefresher(sql: Sql, spawn: () => ChildProcess = spawnImport): Refresher {
  let child: ChildProcess | null = null

  async function state(): Promise<RefreshState> {
    const [{ kind }, [latest]] = await Promise.all([refreshSource(sql), newestImports(sql, 1)])
    return { source: kind, latest: latest ?? null }
  }

  /** An import that has ended in its row may be closing its connections still. */
  async function isBusy(): Promise<boolean> {
    const own = child
    if (!own) return false
    const [latest] = await newestImports(sql, 1)
    if (latest?.outcome === 'running' || own.exitCode !== null) return child !== null
    await new Promise((resolve) => own.once('exit', resolve))
    return child !== null
  }

  async function launch(): Promise<RefreshOutcome> {
    if (await isBusy()) return 'running'
    const started = spawn()
    child = started
    started.once('exit', () => {
      child = null
    })
    return outcomeOf(started)
  }

  return {
    state,
    async start() {
      const outcome = await launch()
      return { outcome, state: await state() }
    },
    async cancel() {
      const id = await askToStop(sql)
      const own = child
      if (id !== null && own) {
        const timer = setTimeout(() => {
          own.once('exit', () => void markCancelled(sql, id).catch(() => {}))
          own.kill('SIGKILL')
        }, stopGraceMs)
        own.once('exit', () => clearTimeout(timer))
      }
      return { outcome: id === null ? 'idle' : 'asked', state: await state() }
    },
    close() {
      child?.kill('SIGKILL')
    },
  }
}
