import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** A PostgreSQL of the bench's own, with the migrations applied. */
export async function startDatabase(
  folder: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const entry = 'scripts/bench-billing/run-database.ts'
  const child = spawn(
    process.execPath,
    ['embedded/launcher/run.mjs', entry, '--accounts', '--data', folder],
    {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, DATABASE_URL: '', NEXT_PUBLIC_SUPABASE_URL: '' },
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /^postgres\S+$/m.exec(said)
      if (found && said.endsWith('\n')) resolve(found[0])
    })
    child.once('exit', () => reject(new Error('the database did not start')))
  })
  return {
    url,
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}
