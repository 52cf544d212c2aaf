import { carriers } from './constants'
import type { Carrier } from './schema'
import type { PhoneProblem } from './types'

export type PhoneValidation =
  | { ok: true; phone: string; carrier: Carrier }
  | { ok: false; problem: PhoneProblem }

/**
 * The phone that is to be sent a code, or what is wrong with it. The browser and the server ask alike, so
 * this does without a parser: it would be most of the checkout's script.
 */
export function validatePhone(typed: { phone: string; carrier: string }): PhoneValidation {
  // People write spaces, dashes and dots between the digits.
  const phone = typed.phone.replace(/[\s.-]/g, '')
  const carrier = carriers.find((known) => known === typed.carrier)
  if (phone === '' || typed.carrier.trim() === '') return { ok: false, problem: 'required' }
  // 010 and eight digits (spec 5).
  if (!/^010\d{8}$/.test(phone)) return { ok: false, problem: 'invalidPhone' }
  return carrier ? { ok: true, phone, carrier } : { ok: false, problem: 'required' }
}
