import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { LaunchError, print } from './output.mjs'
import { inProject, ROOT } from './project.mjs'

const STAMP = inProject('node_modules', '.beopdap-installed')

const lockDigest = () =>
  createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex')

/** Whether node_modules holds every package of the lock file at its version. */
function matchesLock() {
  const installed = inProject('node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const has = JSON.parse(readFileSync(installed, 'utf8')).packages ?? {}
  const wants = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages ?? {}
  return Object.entries(wants).every(([name, wanted]) => {
    const optional = wanted.optional || wanted.devOptional || wanted.peer
    return name === '' || optional || has[name]?.version === wanted.version
  })
}

function isInstalled() {
  try {
    return readFileSync(STAMP, 'utf8') === lockDigest()
  } catch {
    return false
  }
}

/** @param {string[]} command @returns {boolean} */
function npm(command) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync('npm', [...command, ...quiet], {
    cwd: ROOT,
    // Its report belongs to stderr: the stdout of a command-line entry is its result alone.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    // In a production environment npm would leave out what the build needs.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  return done.status === 0
}

/**
 * Installs the packages when node_modules is missing or older than the lock file.
 * @returns {string} what was done
 */
export function ensurePackages() {
  if (isInstalled()) return 'up to date'
  if (matchesLock()) {
    writeFileSync(STAMP, lockDigest())
    return 'up to date'
  }
  print('  installing packages …')
  // Registries differ in which packages of other platforms they have, and "npm ci" is strict about
  // them; the second way takes the same versions and leaves the lock file alone.
  if (!npm(['ci']) && !npm(['install', '--no-save'])) {
    throw new LaunchError(
      'Packages could not be installed (see above). A connection to the npm registry is needed once.',
    )
  }
  writeFileSync(STAMP, lockDigest())
  return 'installed'
}
