import { readPhone } from './read-phone'
import { type CodeRequest, typedRequestSchema } from './schema'
import type { PhoneProblem } from './types'

/** What was sent as a request for a code, or what is wrong with it. */
export function readCodeRequest(
  sent: unknown,
): { ok: true; request: CodeRequest } | { ok: false; problem: PhoneProblem } {
  const typed = typedRequestSchema.parse(sent)
  const read = readPhone(typed)
  if (!read.ok) return read
  const { phone, carrier } = read
  return { ok: true, request: { phone, carrier, locale: typed.locale } }
}
