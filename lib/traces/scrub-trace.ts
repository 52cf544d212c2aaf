import { withoutPersonalNumbers } from '@/lib/personal-details'
import type { NewTrace } from './schema'

/** What names things and has no words of people in it. */
const kept = new Set([
  'traceId',
  'spanId',
  'parentId',
  'answer',
  'startedAt',
  'endedAt',
  'href',
  'origin',
  'locale',
  'scope',
  'versions',
])

function scrub(value: unknown): unknown {
  if (typeof value === 'string') return withoutPersonalNumbers(value)
  if (Array.isArray(value)) return value.map(scrub)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, kept.has(key) ? inner : scrub(inner)]),
  )
}

/** A trace without resident numbers, telephones, cards, accounts and mail addresses, wherever they stand. */
export const scrubTrace = (trace: NewTrace): NewTrace => scrub(trace) as NewTrace
