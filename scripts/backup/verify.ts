import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { MANIFEST_FILE, type Manifest, manifestSchema } from './manifest'
import { digestOfFile } from './stored-files'

/**
 * Reads the manifest of an unpacked backup and compares every file with it.
 * @throws Error naming what is missing, damaged or more than the manifest says.
 */
export async function verified(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch(() => {
    throw new Error('no manifest: this is no backup, or one that was cut short')
  })
  const manifest = manifestSchema.parse(JSON.parse(text))
  const named = [...manifest.tables, ...manifest.storage]
  const known = new Set([MANIFEST_FILE, ...named.map(({ file }) => file)])
  const unpacked = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of unpacked.filter((each) => each.isFile())) {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name))
    if (!known.has(file.split(path.sep).join('/'))) {
      throw new Error(`${file} is not in the manifest: somebody has added it`)
    }
  }
  for (const { file, sha256 } of named) {
    const digest = await digestOfFile(path.join(folder, file)).catch(() => null)
    if (digest !== sha256) throw new Error(`${file} is ${digest ? 'damaged' : 'missing'}`)
  }
  return manifest
}

/**
 * Whether the database is in the state the backup is of. One that has more migrations can take it when that
 * is wished: columns that came later get their defaults.
 * @throws Error
 */
export function checkMigrations(backup: string[], database: string[], older: boolean): void {
  const missing = backup.filter((version) => !database.includes(version))
  if (missing.length > 0) {
    throw new Error(`the database lacks migrations of the backup: ${missing.join(', ')}`)
  }
  const later = database.filter((version) => !backup.includes(version))
  if (later.length > 0 && !older) {
    throw new Error(
      `the backup is older than migrations of the database (${later.join(', ')}); --older takes it all the same, with defaults for what they added`,
    )
  }
}
