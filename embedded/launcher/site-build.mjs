import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { addHolder, liveHolders } from '../postgres/holders.mjs'
import { withLock } from '../postgres/lock.mjs'
import { fingerprint, isFresh, markFresh } from './fingerprint.mjs'
import { LaunchError } from './output.mjs'
import { inProject, PARENT_WATCH, ROOT } from './project.mjs'

const NEXT_SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'proxy.ts',
  'next.config.mjs',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]
const NEXT_STAMP = '.next/.fingerprint'

/** Who serves the build, and who makes one; outside of it, because a build empties its folder. */
const STATE_DIR = inProject('node_modules', '.cache', 'beopdap-site')

/**
 * @param {string} stateDir holds who serves the build
 * @throws {LaunchError} when another process does
 */
export function refuseWhileServed(stateDir) {
  const [other] = liveHolders(stateDir).filter((pid) => pid !== process.pid)
  if (!other) return
  throw new LaunchError(
    `Process ${other} serves this checkout, and its pages would have to be built again underneath it: the sources or the address of the site have changed. Stop it first, or start from a checkout of its own.`,
  )
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<string>} what was done */
async function build(env) {
  const { GA4_ID = '', META_PIXEL_ID = '' } = process.env
  const baked = [env.SITE_URL ?? '', GA4_ID, META_PIXEL_ID, process.version]
  const digest = fingerprint(NEXT_SOURCES, baked)
  if (isFresh(NEXT_STAMP, digest) && existsSync(inProject('.next', 'BUILD_ID'))) return 'up to date'
  refuseWhileServed(STATE_DIR)
  rmSync(inProject(NEXT_STAMP), { force: true })
  const next = inProject('node_modules', 'next', 'dist', 'bin', 'next')
  const child = spawn(process.execPath, [...PARENT_WATCH, next, 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new LaunchError(`${output}\nThe site could not be built (see above).`)
  markFresh(NEXT_STAMP, digest)
  return 'built'
}

/**
 * Builds the site when its sources have changed, and keeps it from being built again as long as this process lives.
 * @param {NodeJS.ProcessEnv} env the environment the site will run in; its address goes into pages
 * @returns {Promise<string>} what was done
 * @throws {LaunchError} where another process serves the pages that would have to be built again
 */
export const buildSite = (env) =>
  withLock(STATE_DIR, async () => {
    const done = await build(env)
    addHolder(STATE_DIR)
    return done
  })
