import { parentPort } from 'node:worker_threads'
import { type BatchFile, parseBatch } from './parse-batch'

/** Runs the parsers beside the thread that reads files and feeds the database. */
parentPort?.on('message', (task: { id: number; files: BatchFile[]; today: string }) => {
  const batch = parseBatch(task.files, task.today)
  const buffers = Object.values(batch.copy).map((bytes) => bytes.buffer)
  parentPort?.postMessage({ id: task.id, batch }, buffers)
})
