import { spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { addHolder, liveHolders } from './holders.mjs'
import { prepareCluster, readCluster } from './initialise.mjs'
import { withLock } from './lock.mjs'
import { isAlive, readPostmaster } from './postmaster.mjs'

const SUPERVISOR = fileURLToPath(new URL('./supervisor.mjs', import.meta.url))
/** A crash in the middle of an import may leave gigabytes of WAL to replay. */
const START_LIMIT_MS = 300_000
const STOP_LIMIT_MS = 60_000

/** The number of the supervisor of a data folder, if it lives. @param {string} dataDir */
function liveSupervisor(dataDir) {
  try {
    const pid = Number(readFileSync(path.join(dataDir, 'run', 'supervisor.pid'), 'utf8'))
    return pid > 0 && isAlive(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

/** Detached: Ctrl-C in the terminal must not reach PostgreSQL before the programs that use it. */
function spawnSupervisor(/** @type {string} */ dataDir) {
  mkdirSync(path.join(dataDir, 'logs'), { recursive: true })
  const log = openSync(path.join(dataDir, 'logs', 'postgres.log'), 'a')
  const supervisor = spawn(process.execPath, [SUPERVISOR, dataDir], {
    detached: true,
    stdio: ['ignore', log, log],
    cwd: '/',
  })
  supervisor.unref()
  return supervisor
}

/** @param {string} dataDir @param {string} databaseDir @param {import('node:child_process').ChildProcess | null} supervisor */
async function untilReady(dataDir, databaseDir, supervisor) {
  const limit = Date.now() + START_LIMIT_MS
  while (Date.now() < limit) {
    const postmaster = readPostmaster(databaseDir)
    // A server that runs already is ready before the supervisor that adopts it.
    if (postmaster?.ready && liveSupervisor(dataDir)) return postmaster
    if (supervisor && supervisor.exitCode !== null) break
    await pause(25)
  }
  throw new Error(
    `PostgreSQL did not start; see ${path.join(dataDir, 'logs', 'postgres.log')} for the reason.`,
  )
}

/**
 * Starts the embedded PostgreSQL of a data folder, or joins the one that already runs there.
 * `release` lets go of it; it stops when its last holder has let go or died.
 * @param {string} dataDir
 * @param {{ disposable?: boolean }} [options] disposable: a new cluster need not survive the machine's crash
 * @returns {Promise<{ url: string, port: number, reused: boolean, release: () => Promise<void> }>}
 */
export async function acquirePostgres(dataDir, { disposable = false } = {}) {
  const root = path.resolve(dataDir)
  return withLock(root, async () => {
    const holder = addHolder(root)
    try {
      const known = readCluster(root)
      const running = known && readPostmaster(known.databaseDir)
      const cluster = known && running ? known : await prepareCluster(root, disposable)
      const supervisor = running && liveSupervisor(root) ? null : spawnSupervisor(root)
      const { port } = await untilReady(root, cluster.databaseDir, supervisor)
      return {
        url: `postgres://postgres:${cluster.password}@127.0.0.1:${port}/postgres`,
        port,
        reused: Boolean(running),
        release: () => release(root, cluster.databaseDir, holder),
      }
    } catch (error) {
      rmSync(holder, { force: true })
      throw error
    }
  })
}

/** @param {string} dataDir @param {string} databaseDir @param {string} holder */
async function release(dataDir, databaseDir, holder) {
  rmSync(holder, { force: true })
  const limit = Date.now() + STOP_LIMIT_MS
  while (Date.now() < limit) {
    if (liveHolders(dataDir).length > 0) return
    if (!readPostmaster(databaseDir) && !liveSupervisor(dataDir)) return
    await pause(25)
  }
}

/** The address of a cluster that runs now, or null. @param {string} dataDir */
export function runningPostgres(dataDir) {
  const cluster = readCluster(path.resolve(dataDir))
  const postmaster = cluster && readPostmaster(cluster.databaseDir)
  if (!cluster || !postmaster?.ready) return null
  return `postgres://postgres:${cluster.password}@127.0.0.1:${postmaster.port}/postgres`
}

/**
 * The processes of a cluster that live and are ready now.
 * @param {string} dataDir @returns {{ postgres?: number, supervisor?: number }}
 */
export function runningProcesses(dataDir) {
  const root = path.resolve(dataDir)
  const cluster = readCluster(root)
  const postmaster = cluster && readPostmaster(cluster.databaseDir)
  return {
    postgres: postmaster?.ready ? postmaster.pid : undefined,
    supervisor: liveSupervisor(root),
  }
}
