import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { startServer } from './programs'

/** A secret of one run. */
export const newSecret = (): string => randomBytes(24).toString('hex')

/** Writes settings that nobody else may read. @returns their file */
export function writeSettings(folder: string, name: string, content: unknown): string {
  const file = path.join(folder, 'run', name)
  writeFileSync(file, JSON.stringify(content), { mode: 0o600 })
  return file
}

export type BenchSupabase = {
  url: string
  secretKey: string
  publishableKey: string
  child: ChildProcess
}

/** The Supabase-compatible API on a bench's own database, on a free port. */
export async function startSupabase(
  folder: string,
  { databaseUrl, siteUrl }: { databaseUrl: string; siteUrl: string },
): Promise<BenchSupabase> {
  const secretKey = `sb_secret_${newSecret()}`
  const publishableKey = `sb_publishable_${newSecret()}`
  const settings = writeSettings(folder, 'supabase.json', {
    databaseUrl,
    port: 0,
    siteUrl,
    storageDir: path.join(folder, 'storage'),
    templateDir: path.resolve('supabase/templates'),
    publishableKey,
    secretKey,
    jwtSecret: newSecret(),
  })
  const { child, port } = await startServer(folder, 'supabase', [settings])
  return { url: `http://127.0.0.1:${port}`, secretKey, publishableKey, child }
}
