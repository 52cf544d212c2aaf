import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { postgresAccount } from './account.mjs'
import { postgresPrograms } from './binaries.mjs'
import { chooseDataDirectory, removeOrphanedDirectories } from './data-directory.mjs'
import { initdbFlags, serverEnvironment } from './settings.mjs'

/** @typedef {{ id: string, databaseDir: string, port: number, password: string, disposable: boolean }} Cluster */

/** @param {string} dataDir */
const settingsFile = (dataDir) => path.join(dataDir, 'run', 'postgres.json')

/** @param {string} dataDir @returns {Cluster | null} */
export function readCluster(dataDir) {
  try {
    return JSON.parse(readFileSync(settingsFile(dataDir), 'utf8'))
  } catch {
    return null
  }
}

/** @param {string} dataDir @param {Cluster} cluster */
function saveCluster(dataDir, cluster) {
  const file = settingsFile(dataDir)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(cluster), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** @param {number} port @returns {Promise<boolean>} whether nobody listens there */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(true)))
  })

/** Below those that systems give to outgoing connections: no other program comes by one of these in between. */
const randomPort = () => 10_000 + Math.floor(Math.random() * 22_000)

/**
 * A port nobody listens on; the one asked for when it is free.
 * @param {number} [wanted] @returns {Promise<number>}
 */
export async function freePort(wanted = 0) {
  let port = wanted || randomPort()
  while (!(await isFree(port))) port = randomPort()
  return port
}

/** @param {Cluster} cluster */
function createDatabase({ databaseDir, password, disposable }) {
  const account = postgresAccount(databaseDir)
  const partial = `${databaseDir}.new`
  const passwordFile = `${databaseDir}.password`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(path.dirname(databaseDir), { recursive: true, mode: 0o755 })
  mkdirSync(partial, { mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (account) {
    chownSync(partial, account.uid, account.gid)
    chownSync(passwordFile, account.uid, account.gid)
  }
  const initdb = path.join(postgresPrograms(account), 'initdb')
  const made = spawnSync(
    initdb,
    [`--pgdata=${partial}`, `--pwfile=${passwordFile}`, ...initdbFlags(disposable)],
    { ...(account ?? {}), cwd: '/', env: serverEnvironment(), encoding: 'utf8' },
  )
  rmSync(passwordFile, { force: true })
  if (made.status !== 0) {
    rmSync(partial, { recursive: true, force: true })
    throw new Error(`initdb failed: ${made.error?.message ?? ''}${made.stderr}${made.stdout}`)
  }
  // Renamed only when complete: an initdb killed midway leaves no half database behind.
  renameSync(partial, databaseDir)
}

/**
 * Reads or makes the cluster of a data folder; picks another port when the old one is taken.
 * @param {string} dataDir @param {boolean} disposable of a new one; a known one stays what it is
 * @returns {Promise<Cluster>}
 */
export async function prepareCluster(dataDir, disposable) {
  mkdirSync(dataDir, { recursive: true })
  removeOrphanedDirectories()
  const known = readCluster(dataDir)
  const id = known?.id ?? randomBytes(8).toString('hex')
  const cluster = {
    id,
    databaseDir: known?.databaseDir ?? chooseDataDirectory(dataDir, settingsFile(dataDir), id),
    password: known?.password ?? randomBytes(24).toString('hex'),
    port: await freePort(known?.port),
    disposable: known ? known.disposable === true : disposable,
  }
  const initialised = existsSync(path.join(cluster.databaseDir, 'PG_VERSION'))
  if (initialised && !known) {
    throw new Error(
      `${cluster.databaseDir} holds a database, but ${settingsFile(dataDir)} with its password is gone. Restore that file, or remove the data folder to start afresh.`,
    )
  }
  saveCluster(dataDir, cluster)
  if (!initialised) createDatabase(cluster)
  return cluster
}
