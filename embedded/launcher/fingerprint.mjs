import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'

/** @param {string} at @param {import('node:crypto').Hash} hash */
function addToHash(at, hash) {
  if (!existsSync(at)) return
  if (!statSync(at).isDirectory()) {
    hash.update(`${at}\0`)
    hash.update(readFileSync(at))
    return
  }
  for (const name of readdirSync(at).sort()) {
    if (!name.startsWith('.')) addToHash(path.join(at, name), hash)
  }
}

/**
 * A digest of files and folders of the project, and of anything else a build depends on. Contents,
 * not times: a fresh clone and a switched branch have new times.
 * @param {string[]} sources @param {string[]} [also] @returns {string}
 */
export function fingerprint(sources, also = []) {
  const hash = createHash('sha256')
  for (const source of sources) addToHash(inProject(source), hash)
  for (const text of also) hash.update(`${text}\0`)
  return hash.digest('hex')
}

/** @param {string} stamp path of the stamp file @param {string} digest */
export function isFresh(stamp, digest) {
  try {
    return readFileSync(inProject(stamp), 'utf8') === digest
  } catch {
    return false
  }
}

/** @param {string} stamp @param {string} digest */
export function markFresh(stamp, digest) {
  mkdirSync(path.dirname(inProject(stamp)), { recursive: true })
  writeFileSync(inProject(stamp), digest)
}
