import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { canReach, postgresAccount } from './account.mjs'
import { SHARED_DIR } from './binaries.mjs'
import { readPostmaster } from './postmaster.mjs'

/**
 * Where the database lives: inside the data folder, unless root owns a path (a 0700 home) that the
 * PostgreSQL account cannot walk; then in a shared place, told apart by the cluster's own id. A note
 * beside it names the settings file that knows its password.
 * @param {string} dataDir @param {string} settingsFile @param {string} id
 */
export function chooseDataDirectory(dataDir, settingsFile, id) {
  const inside = path.join(dataDir, 'postgres')
  if (canReach(dataDir, postgresAccount(inside))) return inside
  const name = createHash('sha256').update(`${dataDir}\0${id}`).digest('hex').slice(0, 16)
  const outside = path.join(SHARED_DIR, `data-${name}`)
  mkdirSync(SHARED_DIR, { recursive: true, mode: 0o755 })
  writeFileSync(`${outside}.owner`, settingsFile)
  return outside
}

/** Removes databases of the shared place whose data folder is gone: nobody knows their password. */
export function removeOrphanedDirectories() {
  if (!existsSync(SHARED_DIR)) return
  for (const name of readdirSync(SHARED_DIR)) {
    if (!name.endsWith('.owner')) continue
    const note = path.join(SHARED_DIR, name)
    const databaseDir = note.slice(0, -'.owner'.length)
    if (existsSync(readFileSync(note, 'utf8')) || readPostmaster(databaseDir)) continue
    rmSync(databaseDir, { recursive: true, force: true })
    rmSync(note, { force: true })
  }
}
