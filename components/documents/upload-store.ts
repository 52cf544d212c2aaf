import { z } from 'zod'
import { largestDocument } from '@/lib/documents/constants'
import { largestAtOnce } from '@/lib/documents/uploads/constants'
import { reloadApi } from '@/lib/use-api'
import { PartsSender } from './send-in-parts'
import { problemOf, type SendProblem, type UploadTarget } from './upload-problem'

export type Upload = {
  no: number
  name: string
  /** 0–1; 1 while the server stores what it was sent. */
  sent: number
  /** `paused`: the connection is gone; it goes on when it is back. */
  state: 'waiting' | 'sending' | 'paused' | 'done' | 'failed'
  problem: SendProblem | null
  /** What the server calls it, when it comes in parts. */
  id: string | null
}
/** One file on its way. */
type Sender = { cancel: () => void; retryNow?: () => void }

/** Uploads outlive the view that began them. */
let uploads: readonly Upload[] = []
let last = 0
let running = 0
const atOnce = 2
const jobs = new Map<number, { file: File; target: UploadTarget; sender: Sender | null }>()
const listeners = new Set<() => void>()
const none: readonly Upload[] = []

function change(next: readonly Upload[]) {
  uploads = next
  for (const listener of listeners) listener()
}

function update(no: number, more: Partial<Upload>) {
  change(uploads.map((each) => (each.no === no ? { ...each, ...more } : each)))
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const uploadsNow = (): readonly Upload[] => uploads
export const uploadsAtServer = (): readonly Upload[] => none

const refusedSchema = z.object({
  error: z.object({ code: z.string(), details: z.object({ document: z.string() }).optional() }),
})

function problemIn(text: string): SendProblem {
  try {
    const { code, details } = refusedSchema.parse(JSON.parse(text)).error
    return problemOf(code, details?.document)
  } catch {
    return 'failed'
  }
}

/** Called once for each that was sent, however that ended. */
function ended(no: number) {
  running -= 1
  jobs.delete(no)
  next()
  void reloadApi('/api/documents')
  void reloadApi('/api/documents/uploads')
}

function sendInParts(no: number, file: File, target: UploadTarget): Sender {
  const sender = new PartsSender(file, target, {
    begun: (id) => update(no, { id }),
    sent: (sent) => update(no, { state: 'sending', sent }),
    paused: () => update(no, { state: 'paused' }),
    ended: (problem) =>
      update(no, problem ? { state: 'failed', problem } : { state: 'done', sent: 1 }),
  })
  void sender.send().then(() => ended(no))
  return sender
}

/** By XMLHttpRequest: fetch does not tell how much has been sent. */
function sendAtOnce(no: number, file: File, { folder, category }: UploadTarget): Sender {
  const request = new XMLHttpRequest()
  const query = new URLSearchParams({ category, ...(folder ? { folder } : {}) })
  request.open('POST', `/api/documents?${query}`)
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.setRequestHeader('x-file-name', encodeURIComponent(file.name))
  request.upload.onprogress = ({ loaded, total }) => update(no, { sent: loaded / (total || 1) })
  request.onload = () => {
    if (request.status === 201) update(no, { state: 'done', sent: 1 })
    else update(no, { state: 'failed', problem: problemIn(request.responseText) })
  }
  request.onerror = () => update(no, { state: 'failed', problem: 'failed' })
  request.onloadend = () => ended(no)
  request.send(file)
  return { cancel: () => request.abort() }
}

/** Where the page may not compute digests (no https), a large file cannot be told when it comes again. */
const comesInParts = (file: File): boolean =>
  file.size > largestAtOnce && crypto.subtle !== undefined

function next() {
  for (const { no } of uploads.filter(({ state }) => state === 'waiting')) {
    if (running >= atOnce) return
    const job = jobs.get(no)
    if (!job) continue
    running += 1
    update(no, { state: 'sending' })
    const send = comesInParts(job.file) ? sendInParts : sendAtOnce
    job.sender = send(no, job.file, job.target)
  }
}

/** Sends files one after the other, two at a time. What cannot be taken is not sent at all. */
export function upload(files: Iterable<File>, target: UploadTarget): void {
  const added = [...files].map((file): Upload => {
    last += 1
    const problem = file.size === 0 ? 'empty' : file.size > largestDocument ? 'tooLarge' : null
    if (!problem) jobs.set(last, { file, target, sender: null })
    const state = problem ? 'failed' : 'waiting'
    return { no: last, name: file.name, sent: 0, state, problem, id: null }
  })
  change([...uploads.filter(({ state }) => state !== 'done'), ...added])
  next()
}

/** Stops an upload, or removes one that has ended from the list. */
export function dismiss(no: number): void {
  const job = jobs.get(no)
  jobs.delete(no)
  change(uploads.filter((each) => each.no !== no))
  job?.sender?.cancel()
}

/** Tries a paused upload again without waiting longer. */
export function retryNow(no: number): void {
  jobs.get(no)?.sender?.retryNow?.()
}
