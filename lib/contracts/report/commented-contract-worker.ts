import { parentPort, workerData } from 'node:worker_threads'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { ReadRefusal } from '@/lib/documents/read/read-refusal'
import { writeDocx } from '@/lib/documents/write/docx/write-docx'
import type { ThreadReply } from '@/lib/thread-reply'
import { commentedContent, commentedFile } from './commented-file'
import type { CommentedContract } from './schema'

/** What the thread is given: a contract, and the Word file that it was read from if there is one. */
export type CommentedTask = { commented: CommentedContract; bytes: Uint8Array | null }

const { commented, bytes } = workerData as CommentedTask

async function write(): Promise<Uint8Array> {
  if (!bytes) return writeDocx(contentSchema.parse(commentedContent(commented)))
  try {
    return await commentedFile(bytes, commented)
  } catch (thrown) {
    if (!(thrown instanceof ReadRefusal)) throw thrown
    // Its words were read, but nothing can be written into it.
    return writeDocx(contentSchema.parse(commentedContent(commented)))
  }
}

write().then(
  (result) => parentPort?.postMessage({ result } satisfies ThreadReply<Uint8Array>),
  // Uncaught in the thread, it reaches whoever waits for the thread.
  (thrown: unknown) =>
    setImmediate(() => {
      throw thrown
    }),
)
