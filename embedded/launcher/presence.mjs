import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isSameProcess, processBirth } from '../postgres/holders.mjs'

/** @typedef {{ pid: number, birth: string, site: string }} Presence */

/** @param {string} dataDir */
const presenceFile = (dataDir) => path.join(dataDir, 'run', 'site.json')

/** The copy that runs on a data folder now, or null. @param {string} dataDir @returns {Presence | null} */
export function presentCopy(dataDir) {
  try {
    const presence = JSON.parse(readFileSync(presenceFile(dataDir), 'utf8'))
    return isSameProcess(presence.pid, presence.birth) ? presence : null
  } catch {
    return null
  }
}

/** @param {string} dataDir @param {string} site @returns {() => void} takes the note away */
export function announce(dataDir, site) {
  const file = presenceFile(dataDir)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ pid: process.pid, birth: processBirth(process.pid), site }))
  return () => rmSync(file, { force: true })
}
