import type { ErrorCode } from '@/lib/errors'

/** Why a post could not be written: what the database answered, or a code of the table of errors. */
export type WriteProblem = 'conflict' | 'taken' | 'missing' | 'fixed' | 'incomplete' | ErrorCode

/** Path of a field (`texts.ko.title`) → key of blogEditor.problem. */
export type FieldProblems = Record<string, string>

export type Failed = { ok: false; reason: WriteProblem; fields?: FieldProblems }
export type SaveResult =
  | { ok: true; id: string; updatedAt: string; status: 'draft' | 'published' }
  | Failed
export type WriteResult = { ok: true } | Failed
export type CoverResult = { ok: true; key: string } | Failed
