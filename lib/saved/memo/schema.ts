import { z } from 'zod'
import { locales, routing } from '@/lib/i18n/routing'
import { longest } from '@/lib/saved/constants'

/** Decisions of one memo, and what it is written as. */
export const mostInMemo = 30
export const memoFormats = ['docx', 'hwpx', 'pdf'] as const
export type MemoFormat = (typeof memoFormats)[number]

export const longestQuote = 3000
/** Bytes of a request with every field full. */
export const largestMemo = 1_000_000

/** Serials of decisions, each once, in the order in which they were chosen; what is no serial is left out. */
export function chosenSerials(values: readonly string[]): number[] {
  const serials = values.filter((value) => /^\d{1,9}$/.test(value)).map(Number)
  return [...new Set(serials)].slice(0, mostInMemo)
}

export const memoEntrySchema = z.object({
  serial: z.number().int().positive(),
  /** Which of the decision's issues stands in the memo, counted from 0; null for none. */
  issue: z.number().int().min(0).nullable(),
  /** Words of the decision, letter for letter. */
  quote: z.string().trim().max(longestQuote),
  note: z.string().trim().max(longest.note),
})
export type MemoEntry = z.infer<typeof memoEntrySchema>

export const memoSchema = z.object({
  title: z.string().trim().min(1).max(200),
  locale: z.enum(locales).default(routing.defaultLocale),
  entries: z.array(memoEntrySchema).min(1).max(mostInMemo),
})
export type Memo = z.infer<typeof memoSchema>

export const memoFileSchema = memoSchema.extend({ format: z.enum(memoFormats) })

/** Why a decision cannot stand in a memo so: it is not held, or does not have these words. */
export type MemoProblem = 'gone' | 'quote'

/** A decision that may be put in a memo. */
export type MemoChoice = {
  serial: number
  path: string
  citation: string
  name: string
  issues: { label: string; gist: string }[]
  /** What one wrote when one saved it. */
  note: string
}
