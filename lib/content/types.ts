import type { ErrorCode } from '@/lib/errors'

/** Why a post could not be written: what the database answered, or a code of the table of errors. */
export type WriteFailureReason =
  | 'conflict'
  | 'taken'
  | 'missing'
  | 'fixed'
  | 'incomplete'
  | ErrorCode

/** Path of a field (`texts.ko.title`) → key of blogEditor.problem. */
export type FieldErrors = Record<string, string>

export type WriteFailure = { ok: false; reason: WriteFailureReason; fields?: FieldErrors }
export type SaveResult =
  | { ok: true; id: string; updatedAt: string; status: 'draft' | 'published' }
  | WriteFailure
export type WriteResult = { ok: true } | WriteFailure
export type CoverResult = { ok: true; key: string } | WriteFailure
