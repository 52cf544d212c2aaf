import { startThread } from '@/lib/start-thread'
import type { ReaderReply, ReaderTask } from './document-reader-worker'
import type { RefusalReason } from './read-refusal'
import type { ReadOptions, ReadProgress, ReadResult } from './types'

/** Of the thread's own heap. What it holds outside of it, buffers above all, is watched from here. */
const mostHeap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
/** Recognising a page takes about 500 MB: the picture several times, and the network that reads it. */
const mostMemory = 768 * 1024 * 1024
/** Of the processor's time: without a page read, and in all. A busy machine makes no file a trap. */
const mostSilence = 20_000
const mostTime = 120_000
/** Beside that, for each scanned page that may be recognised. */
const recognitionTime = 8_000
/** By the clock, so many times as long: a thread that waits for nothing is given up too. */
const longestWait = 15
const watchEvery = 100

/** Readings that go on in this process: they share what it is given of the processor. */
let reading = 0

/**
 * Tells how much of the processor a reading has had since it was asked last. A thread's own time is not told by
 * Node, so it is an equal share of the process's, and never more than has passed.
 */
function processorClock(): () => number {
  let used = process.cpuUsage()
  let asked = Date.now()
  return () => {
    const { user, system } = process.cpuUsage(used)
    const passed = Date.now() - asked
    used = process.cpuUsage()
    asked += passed
    return Math.min(passed, (user + system) / 1000 / Math.max(1, reading))
  }
}

/**
 * Reads a document of any kind in a thread of its own, which is given up with a file that takes too long or
 * too much memory. Never throws: what is wrong with a file is in the result.
 *
 * @param name as the person calls it; it only tells Markdown from other text
 * @param onProgress told of the pages of a PDF
 * @param signal ends the thread; the result is then `tooLong`, and nobody's
 */
export function readDocument(
  bytes: Uint8Array,
  name: string,
  options: ReadOptions = {},
  onProgress: (progress: ReadProgress) => void = () => {},
  signal?: AbortSignal,
): Promise<ReadResult> {
  const task: ReaderTask = { bytes, name, options }
  const before = process.memoryUsage.rss()
  const worker = startThread('document-reader-worker', import.meta.url, task, mostHeap, true)
  return new Promise((resolve) => {
    const started = Date.now()
    const sinceLast = processorClock()
    let heard = started
    let spent = 0
    let spentSilently = 0
    reading += 1
    const longest = mostTime + (options.mostRecognized ?? 0) * recognitionTime
    const end = (result: ReadResult) => {
      reading -= 1
      clearInterval(watch)
      signal?.removeEventListener('abort', abort)
      worker.removeAllListeners()
      // Whatever it still does wrong is nobody's any more.
      worker.on('error', () => {})
      void worker.terminate().then(() => resolve(result))
    }
    const refuse = (reason: RefusalReason) => end({ state: 'refused', format: null, reason })
    const abort = () => refuse('tooLong')
    signal?.addEventListener('abort', abort, { once: true })
    const watch = setInterval(() => {
      const now = Date.now()
      const time = sinceLast()
      spent += time
      spentSilently += time
      const isSlow = spentSilently > mostSilence || spent > longest
      const isStuck =
        now - heard > longestWait * mostSilence || now - started > longestWait * longest
      if (isSlow || isStuck) refuse('tooLong')
      else if (process.memoryUsage.rss() - before > mostMemory) refuse('tooMuchMemory')
    }, watchEvery)
    worker.on('message', (reply: ReaderReply) => {
      heard = Date.now()
      spentSilently = 0
      if ('result' in reply) end(reply.result)
      else onProgress(reply)
    })
    worker.on('error', (error: NodeJS.ErrnoException) =>
      refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooMuchMemory' : 'broken'),
    )
    worker.on('exit', () => refuse('broken'))
  })
}
