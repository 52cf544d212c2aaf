import type { ErrorCode } from '@/lib/errors'
import type { FormState } from '@/lib/form-state'
import type { CitationCheck } from '@/lib/korean-law/citations/types'

/** A citation that was checked, with the pages of what it may mean. */
export type CheckedCitation = Omit<CitationCheck, 'target' | 'candidates'> & {
  href: string | null
  candidates: { label: string; href: string }[]
}

export type CheckFormState = FormState<
  { text?: 'required' | 'tooLong' },
  ErrorCode,
  { text: string; citations: CheckedCitation[] }
>
