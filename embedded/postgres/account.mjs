import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

/**
 * PostgreSQL refuses to run as root. When the launcher is root, the cluster belongs to another
 * account: the owner of an existing data folder, else `postgres`, else a fresh system account.
 */

const isRoot = () => typeof process.getuid === 'function' && process.getuid() === 0

/** @param {string} name @returns {{ uid: number, gid: number } | null} */
function lookUp(name) {
  const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' })
  const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' })
  if (uid.status !== 0 || gid.status !== 0) return null
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/**
 * The account that runs PostgreSQL, or null when the present one will do.
 * @param {string} databaseDir @returns {{ uid: number, gid: number } | null}
 */
export function postgresAccount(databaseDir) {
  if (!isRoot()) return null
  if (existsSync(databaseDir)) {
    const owner = statSync(databaseDir)
    if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  }
  const existing = lookUp('postgres')
  if (existing) return existing
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
  const account = lookUp('postgres') ?? lookUp('nobody')
  if (!account) {
    throw new Error(
      'PostgreSQL cannot run as root, and no other account could be found or created. Run as an ordinary user, or create a "postgres" account.',
    )
  }
  return account
}

/**
 * Whether that account can walk into a folder: a 0700 home shuts it out.
 * @param {string} path @param {{ uid: number, gid: number } | null} account
 */
export function canReach(path, account) {
  if (!account) return true
  const probe = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...account, cwd: '/' })
  return probe.status === 0
}
