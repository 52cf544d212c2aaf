import { z } from 'zod'
import { type Category, largestDocument } from '@/lib/documents/constants'
import { type UploadProblem, uploadProblems } from '@/lib/documents/schema'
import { reloadApi } from '@/lib/use-api'

export type SendProblem = UploadProblem | 'unauthorized' | 'rateLimit' | 'failed'
export type Upload = {
  no: number
  name: string
  /** 0–1; 1 while the server stores what it was sent. */
  sent: number
  state: 'waiting' | 'sending' | 'done' | 'failed'
  problem: SendProblem | null
}
export type UploadTarget = { folder: string | null; category: Category }

/** Uploads outlive the view that began them. */
let uploads: readonly Upload[] = []
let last = 0
let running = 0
const atOnce = 2
const jobs = new Map<number, { file: File; target: UploadTarget; request: XMLHttpRequest | null }>()
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

function problemOf(text: string): SendProblem {
  try {
    const { code, details } = refusedSchema.parse(JSON.parse(text)).error
    const problem = uploadProblems.find((each) => each === details?.document)
    if (problem) return problem
    return code === 'unauthorized' || code === 'rateLimit' ? code : 'failed'
  } catch {
    return 'failed'
  }
}

/** By XMLHttpRequest: fetch does not tell how much has been sent. */
function send(no: number, file: File, { folder, category }: UploadTarget): XMLHttpRequest {
  const request = new XMLHttpRequest()
  const query = new URLSearchParams({ category, ...(folder ? { folder } : {}) })
  request.open('POST', `/api/documents?${query}`)
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.setRequestHeader('x-file-name', encodeURIComponent(file.name))
  request.upload.onprogress = ({ loaded, total }) => update(no, { sent: loaded / (total || 1) })
  request.onload = () => {
    if (request.status === 201) update(no, { state: 'done', sent: 1 })
    else update(no, { state: 'failed', problem: problemOf(request.responseText) })
  }
  request.onerror = () => update(no, { state: 'failed', problem: 'failed' })
  request.onloadend = () => {
    running -= 1
    jobs.delete(no)
    next()
    void reloadApi('/api/documents')
  }
  request.send(file)
  return request
}

function next() {
  for (const { no } of uploads.filter(({ state }) => state === 'waiting')) {
    if (running >= atOnce) return
    const job = jobs.get(no)
    if (!job) continue
    running += 1
    update(no, { state: 'sending' })
    job.request = send(no, job.file, job.target)
  }
}

/** Sends files one after the other, two at a time. What cannot be taken is not sent at all. */
export function upload(files: Iterable<File>, target: UploadTarget): void {
  const added = [...files].map((file): Upload => {
    last += 1
    const problem = file.size === 0 ? 'empty' : file.size > largestDocument ? 'tooLarge' : null
    if (!problem) jobs.set(last, { file, target, request: null })
    const state = problem ? 'failed' : 'waiting'
    return { no: last, name: file.name, sent: 0, state, problem }
  })
  change([...uploads.filter(({ state }) => state !== 'done'), ...added])
  next()
}

/** Stops an upload, or removes one that has ended from the list. */
export function dismiss(no: number): void {
  const job = jobs.get(no)
  jobs.delete(no)
  change(uploads.filter((each) => each.no !== no))
  job?.request?.abort()
}
