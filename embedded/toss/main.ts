import { readFile } from 'node:fs/promises'
import { log } from '@/lib/log'
import { createToss, listen } from './server'
import { settingsSchema } from './settings'

/** `main.ts SETTINGS.json`: serves the payment stand-in until it is told to stop. */
async function main(file: string): Promise<void> {
  const settings = settingsSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const toss = createToss(settings)
  const server = await listen(toss.app, settings.port)
  log.info('toss stand-in listens', { port: settings.port })
  const stop = async () => {
    await server.close()
    toss.close()
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
