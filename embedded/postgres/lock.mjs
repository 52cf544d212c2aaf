import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from './postmaster.mjs'

/** @param {string} file */
function tryLock(file) {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  try {
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner > 0 && !isAlive(owner)) rmSync(file, { force: true })
  } catch {
    // Released between the two looks.
  }
  return false
}

/**
 * Runs `work` while this process alone may do what a data folder allows one to do at a time. The lock of
 * a process that died is taken over.
 * @template T @param {string} dataDir @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function withLock(dataDir, work) {
  const file = path.join(dataDir, 'run', 'postgres.lock')
  mkdirSync(path.dirname(file), { recursive: true })
  while (!tryLock(file)) await pause(50)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
