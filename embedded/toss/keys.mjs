import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Keys of the payment stand-in, made once per data folder, in the form the provider gives its test keys.
 * Plain JavaScript, because the launcher hands them to the site.
 * @typedef {{ clientKey: string, secretKey: string }} TossKeys
 */

/** @param {'ck' | 'sk'} kind */
const testKey = (kind) => `test_${kind}_${randomBytes(24).toString('hex').slice(0, 40)}`

/** @param {string} dataDir @returns {TossKeys} */
export function tossKeys(dataDir) {
  const file = path.join(dataDir, 'run', 'toss-keys.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
  }
  const keys = { clientKey: testKey('ck'), secretKey: testKey('sk') }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return keys
}
