import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'

const replySchema = z.object({
  id: z.number(),
  rows: z.array(z.unknown()).optional(),
  problem: z.string().optional(),
})

/** A database in this process that has pgvector, or has not; without values a text may be several statements. */
export function startPgvectorDatabase({ hasVector }: { hasVector: boolean }) {
  const thread = new Worker(path.resolve('tests/stand-ins/pgvector-thread.mjs'), {
    workerData: { hasVector },
  })
  const waiting = new Map<number, (reply: z.infer<typeof replySchema>) => void>()
  let asked = 0
  thread.on('message', (message) => {
    const reply = replySchema.parse(message)
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  return {
    run: (text: string, values?: unknown[]) =>
      new Promise<unknown[]>((resolve, reject) => {
        asked += 1
        waiting.set(asked, ({ rows, problem }) =>
          problem === undefined ? resolve(rows ?? []) : reject(new Error(problem)),
        )
        thread.postMessage({ id: asked, text, values })
      }),
    stop: () => thread.terminate(),
  }
}
