import { parentPort } from 'node:worker_threads'
import { type BatchFile, parseBatch } from './parse-batch'

/** Runs the parsers beside the thread that reads files and feeds the database. */
parentPort?.on('message', (task: { id: number; files: BatchFile[]; today: string }) => {
  parentPort?.postMessage({ id: task.id, batch: parseBatch(task.files, task.today) })
})
