import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { LaunchError } from './output.mjs'
import { inProject, ROOT, TYPESCRIPT } from './project.mjs'

const SOURCES = ['messages/posts', 'lib/content', 'scripts/posts']

/** @param {string} stamp @param {string} digest */
const isDone = (stamp, digest) => existsSync(stamp) && readFileSync(stamp, 'utf8') === digest

/**
 * Brings the posts of the house into the blog, once for each state of their files.
 * @param {string} url @param {string} dataDir @returns {Promise<string>} what was done
 */
export async function publishPosts(url, dataDir) {
  const digest = fingerprint(SOURCES)
  const stamp = path.join(dataDir, 'run', 'posts')
  if (isDone(stamp, digest)) return 'up to date'
  const child = spawn(process.execPath, [...TYPESCRIPT, inProject('scripts', 'publish-posts.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: url },
  })
  let said = ''
  let wrong = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  child.stderr.on('data', (chunk) => {
    wrong += chunk
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new LaunchError(`${wrong}\nThe blog could not be filled (see above).`)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, digest)
  return said.trim()
}
