import { phoneDigits } from '@/lib/phone-number'
import { normalizeCodeInput } from './phone-input'
import type { Carrier } from './schema'
import type { CheckResult, PhoneProblem, SendResult, VerifiedPhone } from './types'

export type VerificationError = {
  problem: PhoneProblem
  attemptsLeft?: number | undefined
  /** How long to wait, when it was said: the sentence is not read out anew each second. */
  seconds?: number | undefined
}

/** What the fields of a phone know. Times are milliseconds of this browser's clock. */
export type VerificationState = {
  phone: string
  /** Empty until one is chosen. */
  carrier: string
  code: string
  busy: 'sending' | 'checking' | null
  /** The code on its way, and where it went: what is typed afterwards does not change that. */
  sent: { verificationId: string; phone: string; carrier: Carrier } | null
  /** Until then no other code can be asked for. */
  waitUntil: number | null
  verified: VerifiedPhone | null
  trouble: VerificationError | null
  /** Counts answers, so that each moves the focus once. */
  answers: number
}

export type VerificationEvent =
  | { type: 'typed'; field: 'phone' | 'carrier' | 'code'; value: string }
  | { type: 'refused'; problem: PhoneProblem }
  | { type: 'sending' }
  | { type: 'sendAnswered'; phone: string; carrier: Carrier; result: SendResult; now: number }
  | { type: 'checking' }
  | { type: 'checkAnswered'; result: CheckResult }
  | { type: 'timeOver' }
  | { type: 'changed' }

export function initialVerification(verified: VerifiedPhone | null): VerificationState {
  return {
    phone: verified?.phone ?? '',
    carrier: verified?.carrier ?? '',
    code: '',
    busy: null,
    sent: null,
    waitUntil: null,
    verified,
    trouble: null,
    answers: 0,
  }
}

const shownAs = {
  phone: phoneDigits,
  code: normalizeCodeInput,
  carrier: (value: string) => value,
}

function afterSending(
  state: VerificationState,
  { result, now, phone, carrier }: Extract<VerificationEvent, { type: 'sendAnswered' }>,
): VerificationState {
  const answered = { ...state, busy: null, answers: state.answers + 1 }
  if (!result.ok) {
    const { problem, seconds } = result
    const waitUntil = seconds === undefined ? state.waitUntil : now + seconds * 1000
    return { ...answered, trouble: { problem, seconds }, waitUntil }
  }
  return {
    ...answered,
    code: '',
    sent: { verificationId: result.verificationId, phone, carrier },
    waitUntil: now + result.secondsLeft * 1000,
    trouble: null,
  }
}

function afterChecking(state: VerificationState, result: CheckResult): VerificationState {
  const answered = { ...state, busy: null, answers: state.answers + 1 }
  if (!result.ok) {
    return { ...answered, trouble: { problem: result.problem, attemptsLeft: result.attemptsLeft } }
  }
  if (!state.sent) return answered
  const { phone, carrier } = state.sent
  return {
    ...answered,
    phone,
    carrier,
    code: '',
    sent: null,
    waitUntil: null,
    trouble: null,
    verified: {
      verificationId: result.verificationId,
      phone,
      carrier,
      provesUntil: result.provesUntil,
    },
  }
}

/** Not sent, sent, verified (spec 4). Whatever goes wrong, what was typed stays. */
export function nextVerification(
  state: VerificationState,
  event: VerificationEvent,
): VerificationState {
  switch (event.type) {
    case 'typed':
      return { ...state, [event.field]: shownAs[event.field](event.value), trouble: null }
    case 'refused':
      return { ...state, trouble: { problem: event.problem }, answers: state.answers + 1 }
    case 'sending':
    case 'checking':
      return { ...state, busy: event.type, trouble: null }
    case 'sendAnswered':
      return afterSending(state, event)
    case 'checkAnswered':
      return afterChecking(state, event.result)
    case 'timeOver':
      return {
        ...state,
        waitUntil: null,
        // What was wrong with a code that does not count any more is of no use.
        trouble: state.sent ? { problem: 'expired' } : null,
      }
    case 'changed':
      return { ...initialVerification(null), carrier: state.carrier, answers: state.answers + 1 }
  }
}

const ofPhone: readonly PhoneProblem[] = ['required', 'invalidPhone', 'incomplete']
const ofCode: readonly PhoneProblem[] = ['codeRequired', 'mismatch', 'expired', 'tooManyTries']

/** The field that a problem is about: it is marked, and gets the focus. */
export function fieldOf(
  problem: PhoneProblem,
  { carrier, phone, sent }: Pick<VerificationState, 'carrier' | 'phone' | 'sent'>,
): 'phone' | 'carrier' | 'code' | null {
  if (ofCode.includes(problem)) return sent ? 'code' : 'phone'
  if (!ofPhone.includes(problem)) return null
  if (problem === 'incomplete' && sent) return 'code'
  return phone !== '' && carrier === '' ? 'carrier' : 'phone'
}
