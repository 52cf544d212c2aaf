import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isSameProcess, processBirth } from '../postgres/holders.mjs'

/** @typedef {{ pid: number, birth: string, site: string }} Presence */

/** @param {string} dataDir */
const runningCopyFile = (dataDir) => path.join(dataDir, 'run', 'site.json')

/** The copy that runs on a data folder now, or null. @param {string} dataDir @returns {Presence | null} */
export function runningCopy(dataDir) {
  try {
    const presence = JSON.parse(readFileSync(runningCopyFile(dataDir), 'utf8'))
    return isSameProcess(presence.pid, presence.birth) ? presence : null
  } catch {
    return null
  }
}

/** @param {string} dataDir @param {string} site @returns {() => void} takes the note away */
export function recordRunningCopy(dataDir, site) {
  const file = runningCopyFile(dataDir)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ pid: process.pid, birth: processBirth(process.pid), site }))
  return () => rmSync(file, { force: true })
}
