import { readFile } from 'node:fs/promises'
import { log } from '@/lib/log'
import { startToss } from './server'
import { settingsSchema } from './settings'

/** `main.ts SETTINGS.json`: serves the payment stand-in until it is told to stop. */
async function main(file: string): Promise<void> {
  const settings = settingsSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const { port, close } = await startToss(settings)
  log.info('toss stand-in listens', { port })
  // For a parent that asked for any free port.
  process.send?.({ port })
  const stop = async () => {
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  log.error('toss stand-in failed', {
    reason: error instanceof Error ? error.message : String(error),
  })
  process.exitCode = 1
})
