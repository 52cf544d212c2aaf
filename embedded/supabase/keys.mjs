import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Keys of the embedded Supabase, made once per data folder, in the form hosted Supabase gives them.
 * Plain JavaScript, because the launcher hands the two API keys to the site.
 * @typedef {{ publishableKey: string, secretKey: string, jwtSecret: string }} SupabaseKeys
 */

/** @param {'publishable' | 'secret'} kind */
const apiKey = (kind) =>
  `sb_${kind}_${randomBytes(17).toString('base64url').slice(0, 22)}_${randomUUID().slice(0, 8)}`

/** @param {string} dataDir @returns {SupabaseKeys} */
export function supabaseKeys(dataDir) {
  const file = path.join(dataDir, 'run', 'supabase-keys.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
  }
  const keys = {
    publishableKey: apiKey('publishable'),
    secretKey: apiKey('secret'),
    jwtSecret: randomBytes(48).toString('base64url'),
  }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return keys
}
