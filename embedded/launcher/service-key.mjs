import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What the site shows the case-law service when the administration asks something of it: the machine's
 * own, or one made once per data folder.
 * @param {string} dataDir @returns {string}
 */
export function serviceKey(dataDir) {
  if (process.env.LEGAL_ADMIN_KEY) return process.env.LEGAL_ADMIN_KEY
  const file = path.join(dataDir, 'run', 'service-key')
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    // Only where there is none: another start may just be making it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
