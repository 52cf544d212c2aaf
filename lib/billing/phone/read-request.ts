import { type CodeRequest, codeRequestSchema } from './schema'
import type { PhoneProblem } from './types'

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === ''

/** What was typed as a request for a code, or what is wrong with it. The browser and the server ask alike. */
export function readCodeRequest(typed: {
  phone?: unknown
  carrier?: unknown
  locale?: unknown
}): { ok: true; request: CodeRequest } | { ok: false; problem: PhoneProblem } {
  const parsed = codeRequestSchema.safeParse(typed)
  if (parsed.success) return { ok: true, request: parsed.data }
  const isPhoneWrong = parsed.error.issues.some(({ path }) => path[0] === 'phone')
  const isInvalid = isPhoneWrong && !isBlank(typed.phone) && !isBlank(typed.carrier)
  return { ok: false, problem: isInvalid ? 'invalidPhone' : 'required' }
}
