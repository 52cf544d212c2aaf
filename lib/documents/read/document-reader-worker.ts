import { parentPort, workerData } from 'node:worker_threads'
import { parseDocument } from './parse-document'
import type { ReadOptions, ReadProgress, ReadResult } from './types'

/** What a thread is given, and what it says. */
export type ReaderTask = { bytes: Uint8Array; name: string; options: ReadOptions }
export type ReaderReply = ReadProgress | { result: ReadResult }

const { bytes, name, options } = workerData as ReaderTask
const say = (reply: ReaderReply) => parentPort?.postMessage(reply)

say({
  result: await parseDocument(bytes, name, options, (page, of, step = 'reading') =>
    say({ page, of, step }),
  ),
})
