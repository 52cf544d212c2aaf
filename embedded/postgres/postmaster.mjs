import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What its parent has not collected yet (in many containers, nobody ever does). @param {number} pid */
function isZombie(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
  } catch {
    return false
  }
}

/** Whether a process lives (one of another account counts too). @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false
  }
  return !isZombie(pid)
}

/** After a reboot the number may belong to anyone: on Linux look at what it runs. @param {number} pid */
function runsPostgres(pid) {
  try {
    return (
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]?.includes('postgres') ?? false
    )
  } catch {
    return process.platform !== 'linux'
  }
}

/**
 * Removes a pid file left by a crash whose number now belongs to another program: PostgreSQL would
 * refuse to start for ever. Any other stale file stays: PostgreSQL uses it to see whether orphaned
 * backends still write to the same folder.
 * @param {string} databaseDir
 */
export function clearForeignPidFile(databaseDir) {
  const file = path.join(databaseDir, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (isAlive(pid) && !runsPostgres(pid)) rmSync(file, { force: true })
}

/**
 * What the cluster's own pid file says: the running server of a data folder, or null.
 * @param {string} databaseDir
 * @returns {{ pid: number, port: number, ready: boolean } | null}
 */
export function readPostmaster(databaseDir) {
  let lines
  try {
    lines = readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !runsPostgres(pid)) return null
  return { pid, port: Number(lines[3]), ready: (lines[7] ?? '').trim() === 'ready' }
}
