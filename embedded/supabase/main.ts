import { readFile } from 'node:fs/promises'
import { log } from '@/lib/log'
import { createSupabase, listen } from './server'
import { settingsSchema } from './settings'

/** `main.ts SETTINGS.json`: serves the embedded Supabase until it is told to stop. */
async function main(file: string): Promise<void> {
  const settings = settingsSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const supabase = await createSupabase(settings)
  const server = await listen(supabase.handler, settings.port)
  log.info('embedded supabase listens', { port: server.port })
  // For a parent that asked for any free port.
  process.send?.({ port: server.port })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // Connections kept alive by the site would hold close() back for ever.
    const limit = setTimeout(() => process.exit(0), 2000)
    await Promise.all([server.close(), supabase.close()])
    clearTimeout(limit)
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  log.error('embedded supabase failed', {
    reason: error instanceof Error ? error.message : String(error),
  })
  process.exitCode = 1
})
