import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A secret that is made once per data folder and read by nobody else.
 * @param {string} dataDir @param {string} name of its file @returns {string}
 */
export function storedSecret(dataDir, name) {
  const file = path.join(dataDir, 'run', name)
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    // Only where there is none: another start may just be making it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
