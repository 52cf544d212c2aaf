import path from 'node:path'
import postgres from 'postgres'
import { env } from '@/lib/env'
import { leaseSeconds } from '@/lib/jobs/constants'
import { SegmentStore } from '@/lib/knowledge/index/segment-store'
import { log } from '@/lib/log'
import { commentRoutes } from './contracts/comment-routes'
import { comparisonRoutes } from './contracts/comparison-routes'
import { playbookRoutes } from './contracts/playbook-routes'
import { unlockRoutes } from './documents/read-document'
import { documentRoutes } from './documents/routes'
import { handlersWith } from './handlers'
import { listen } from './http'
import { meaningAsSet } from './knowledge/meaning'
import { knowledgeRoutes } from './knowledge/routes'
import { Queue } from './queue'
import { Worker } from './worker'

/** Bytes of segments held in memory at a time. */
const mostHeld = 256 * 1024 * 1024

/** Starts a worker, and stops it on a signal; its launcher sees to it that it does not outlive it. */
async function main(): Promise<void> {
  const { JOBS_DATABASE_URL, WORKER_PORT, WORKER_SLOTS, WORKER_KEY, LEGAL_DATA_DIR } = env()
  if (!JOBS_DATABASE_URL) throw new Error('JOBS_DATABASE_URL is not set')
  const sql = postgres(JOBS_DATABASE_URL, {
    max: WORKER_SLOTS + 2,
    onnotice: () => {},
    connect_timeout: 30,
  })
  const segments = new SegmentStore(path.join(LEGAL_DATA_DIR, 'knowledge'), mostHeld)
  const meaning = meaningAsSet(sql, segments)
  const handlers = handlersWith(segments, meaning)
  const worker = new Worker(new Queue(sql, leaseSeconds), handlers, { slots: WORKER_SLOTS })
  await worker.start()
  const routes = {
    ...knowledgeRoutes({ sql, store: segments, meaning }),
    ...documentRoutes(),
    ...comparisonRoutes(),
    ...commentRoutes(),
    ...playbookRoutes(),
    ...unlockRoutes(sql),
  }
  const server = await listen(WORKER_PORT, routes, WORKER_KEY)
  log.info('worker.ready', { slots: WORKER_SLOTS, kinds: handlers.length })
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info('worker.stopping', { signal })
    server.close()
    await worker.stop()
    await sql.end({ timeout: 5 })
    process.exit(0)
  }
  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('SIGTERM', () => void stop('SIGTERM'))
}

main().catch((thrown: unknown) => {
  log.error('worker.failed', { reason: thrown instanceof Error ? thrown.message : String(thrown) })
  process.exit(1)
})
