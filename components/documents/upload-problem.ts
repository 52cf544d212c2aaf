import { ApiError } from '@/lib/api-client'
import type { Category } from '@/lib/documents/constants'
import { type UploadProblem, uploadProblems } from '@/lib/documents/schema'

export type SendProblem = UploadProblem | 'unauthorized' | 'rateLimit' | 'unavailable' | 'failed'
export type UploadTarget = { folder: string | null; category: Category }

/** What a failure of the API means for whoever uploads. */
export function problemOf(code: string, document: unknown): SendProblem {
  const problem = uploadProblems.find((each) => each === document)
  if (problem) return problem
  return code === 'unauthorized' || code === 'rateLimit' || code === 'unavailable' ? code : 'failed'
}

/** The same of a call that threw; a file that changed while it is read throws too. */
export function sendProblemOf(thrown: unknown): SendProblem {
  if (thrown instanceof ApiError) return problemOf(thrown.code, thrown.details?.document)
  return thrown instanceof DOMException ? 'changed' : 'failed'
}
