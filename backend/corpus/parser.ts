import type { Worker } from 'node:worker_threads'
import { type BatchFile, type ParsedBatch, parseBatch } from './parse-batch'

/** Something that parses batches, in their order or not. */
export type Parser = {
  parse(files: BatchFile[]): Promise<ParsedBatch>
  close(): Promise<void>
}

/** Parses in the calling thread: for small loads and tests. */
export function parserInProcess(today: string): Parser {
  return { parse: async (files) => parseBatch(files, today), close: async () => {} }
}

type Waiting = { resolve: (batch: ParsedBatch) => void; reject: (error: Error) => void }

/** Parses in a thread of its own, so that reading and writing go on meanwhile. */
export function parserInThread(today: string, start: () => Worker): Parser {
  const worker = start()
  const waiting = new Map<number, Waiting>()
  let last = 0
  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('message', ({ id, batch }: { id: number; batch: ParsedBatch }) => {
    waiting.get(id)?.resolve(batch)
    waiting.delete(id)
  })
  worker.on('error', failAll)
  worker.on('exit', (code) => failAll(new Error(`the parsing thread ended with code ${code}`)))
  return {
    parse: (files) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        worker.postMessage({ id: last, files, today })
      }),
    close: async () => {
      await worker.terminate()
    },
  }
}
