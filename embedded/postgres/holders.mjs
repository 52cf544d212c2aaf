import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from './postmaster.mjs'

/**
 * Who uses a cluster right now: one file per process. Several launchers (the site, an import) may
 * share one; the supervisor stops it when the last holder has gone, by whatever death.
 */

/** @param {string} dataDir */
const folder = (dataDir) => path.join(dataDir, 'run', 'holders')

/** Tells a process from a later one with the same number. @param {number} pid */
export function processBirth(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0'
  } catch {
    return '0'
  }
}

/** @param {number} pid @param {string | undefined} birth */
export const isSameProcess = (pid, birth) => isAlive(pid) && processBirth(pid) === birth

/** @param {string} dataDir @param {number} pid @returns {string} the holder's file */
export function addHolder(dataDir, pid = process.pid) {
  mkdirSync(folder(dataDir), { recursive: true })
  const file = path.join(folder(dataDir), `${pid}-${processBirth(pid)}`)
  writeFileSync(file, '')
  return file
}

/** The live holders' process numbers; files of the dead are removed. @param {string} dataDir */
export function liveHolders(dataDir) {
  let names
  try {
    names = readdirSync(folder(dataDir))
  } catch {
    return []
  }
  return names.flatMap((name) => {
    const [pid, born] = name.split('-')
    if (isSameProcess(Number(pid), born)) return [Number(pid)]
    rmSync(path.join(folder(dataDir), name), { force: true })
    return []
  })
}
