import { type CodeRequest, typedRequestSchema } from './schema'
import type { PhoneProblem } from './types'
import { validatePhone } from './validate-phone'

/** What was sent as a request for a code, or what is wrong with it. */
export function parseCodeRequest(
  sent: unknown,
): { ok: true; request: CodeRequest } | { ok: false; problem: PhoneProblem } {
  const typed = typedRequestSchema.parse(sent)
  const read = validatePhone(typed)
  if (!read.ok) return read
  const { phone, carrier } = read
  return { ok: true, request: { phone, carrier, locale: typed.locale } }
}
