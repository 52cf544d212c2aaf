import postgres from 'postgres'
import { handles } from '@/worker/handler'
import { Queue } from '@/worker/queue'
import { Worker } from '@/worker/worker'
import { countJob } from './test-jobs'

/** `counting-worker.ts URL`: a worker, as a process that can be killed; each job writes one line when it ends. */
async function main() {
  const sql = postgres(process.argv[2] ?? '', { max: 6, onnotice: () => {} })
  const count = handles(countJob, async ({ no }, { report, signal }) => {
    report({ done: 0, total: 1 })
    await new Promise((resolve) => setTimeout(resolve, 15))
    signal.throwIfAborted()
    return async (transaction) => {
      await transaction`insert into tests_counted (no) values (${no})`
    }
  })
  const worker = new Worker(new Queue(sql, 1), [count], {
    slots: 4,
    heartbeatMs: 300,
    progressMs: 100,
    pollMs: 200,
  })
  process.once('SIGTERM', () => void worker.stop().then(() => process.exit(0)))
  await worker.start()
  process.stdout.write('ready\n')
}

void main()
