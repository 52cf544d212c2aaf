import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const clusterSchema = z.looseObject({ databaseDir: z.string(), port: z.number() })

function copy(from: string, to: string): void {
  // Owners are kept, which Node's own copy does not.
  const done = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${from} could not be copied: ${done.stderr}`)
}

/**
 * A data folder of the bench's own, below the project so that its programs find their packages.
 * @param from whose database and index are copied; nothing of it is changed
 * @throws Error when a database runs in it, or it holds none
 */
export function makeScratch(from: string | undefined): string {
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync(path.resolve('.data/bench-ragops-'))
  // PostgreSQL runs as somebody else where the bench is run by root.
  chmodSync(folder, 0o755)
  mkdirSync(path.join(folder, 'run'))
  if (from === undefined) return folder
  const settings = path.join(from, 'run', 'postgres.json')
  if (!existsSync(settings)) throw new Error(`${from} holds no database: import a corpus first`)
  const cluster = clusterSchema.parse(JSON.parse(readFileSync(settings, 'utf8')))
  if (existsSync(path.join(cluster.databaseDir, 'postmaster.pid')))
    throw new Error(`a database runs in ${from}: stop it, so that it can be copied whole`)
  const databaseDir = path.join(folder, 'postgres')
  copy(cluster.databaseDir, databaseDir)
  copy(path.join(from, 'index'), path.join(folder, 'index'))
  const own = { ...cluster, databaseDir, id: path.basename(folder) }
  writeFileSync(path.join(folder, 'run', 'postgres.json'), JSON.stringify(own), { mode: 0o600 })
  return folder
}
