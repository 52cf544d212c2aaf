import { spawn } from 'node:child_process'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { postgresAccount } from './account.mjs'
import { postgresPrograms } from './binaries.mjs'
import { liveHolders } from './holders.mjs'
import { readCluster } from './initialise.mjs'
import { withLock } from './lock.mjs'
import { clearForeignPidFile, isAlive, readPostmaster } from './postmaster.mjs'
import { serverEnvironment, serverFlags } from './settings.mjs'

/**
 * `node supervisor.mjs DATA_DIR`: runs (or adopts) one PostgreSQL and stops it when nobody holds it any
 * more. It outlives its parent on purpose, so that a launcher killed with -9 leaves nothing behind.
 */
const POLL_MS = 200
const START_ATTEMPTS = 5

const dataDir = process.argv[2] ?? ''
const pidFile = path.join(dataDir, 'run', 'supervisor.pid')
const cluster = readCluster(dataDir)
if (!cluster) throw new Error(`no cluster is described in ${dataDir}`)
const { databaseDir, port, disposable } = cluster

function startServer() {
  const account = postgresAccount(databaseDir)
  const program = path.join(postgresPrograms(account), 'postgres')
  clearForeignPidFile(databaseDir)
  const server = spawn(program, ['-D', databaseDir, ...serverFlags(port, disposable === true)], {
    ...(account ?? {}),
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return server
}

/**
 * The last backends of a killed postmaster may need a moment to see that it is gone; until then a
 * new one refuses the folder.
 */
async function startServerPatiently() {
  for (let attempt = 1; ; attempt++) {
    const server = startServer()
    const died = new Promise((resolve) => server.once('exit', () => resolve(true)))
    while (!readPostmaster(databaseDir)?.ready) {
      if (await Promise.race([died, pause(20).then(() => false)])) break
    }
    if (server.exitCode === null && server.signalCode === null) {
      server.on('exit', () => process.exit(1))
      return server
    }
    if (attempt === START_ATTEMPTS) process.exit(1)
    await pause(1000)
  }
}

/** Fast shutdown (SIGINT): open transactions roll back, then a clean checkpoint. */
async function stopServer() {
  const postmaster = readPostmaster(databaseDir)
  if (!postmaster) return
  process.kill(postmaster.pid, 'SIGINT')
  // Its pid file goes a moment before the process does.
  while (isAlive(postmaster.pid)) await pause(20)
}

// The terminal's signals are for the launchers; the supervisor follows its holders only.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

writeFileSync(`${pidFile}.new`, String(process.pid))
renameSync(`${pidFile}.new`, pidFile)
const server = readPostmaster(databaseDir) ? null : await startServerPatiently()

for (;;) {
  await pause(POLL_MS)
  if (liveHolders(dataDir).length > 0) {
    if (!server && !readPostmaster(databaseDir)) break
    continue
  }
  const stopped = await withLock(dataDir, async () => {
    if (liveHolders(dataDir).length > 0) return false
    server?.removeAllListeners('exit')
    await stopServer()
    rmSync(pidFile, { force: true })
    return true
  })
  if (stopped) break
}
process.exit(0)
