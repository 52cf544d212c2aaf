import path from 'node:path'
import postgres from 'postgres'
import { env } from '@/lib/env'

/** Which database is meant, and where its files are. */
export type Target = { sql: postgres.Sql; backups: string; storageDir: string | null }

/**
 * `--database URL` names any PostgreSQL. Without it, DATABASE_URL is meant; when the launcher has set it for
 * the embedded stack, the files of its storage belong to it.
 */
export function openTarget({ data, database }: { data?: string; database?: string }): Target {
  const { DATABASE_URL, EMBEDDED, LEGAL_DATA_DIR } = env()
  const url = database ?? DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set: which database is meant?')
  const dataDir = path.resolve(data ?? LEGAL_DATA_DIR)
  const embedded = database === undefined && EMBEDDED === '1'
  return {
    sql: postgres(url, { max: 2, onnotice: () => {} }),
    backups: path.join(dataDir, 'backups'),
    storageDir: embedded ? path.join(dataDir, 'storage') : null,
  }
}
