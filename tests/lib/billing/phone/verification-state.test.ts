import { normalizeCodeInput } from '@/lib/billing/phone/phone-input'
import type { VerifiedPhone } from '@/lib/billing/phone/types'
import {
  fieldOf,
  initialVerification,
  nextVerification,
  type VerificationEvent,
  type VerificationState,
} from '@/lib/billing/phone/verification-state'
import { formatPhone, phoneDigits } from '@/lib/phone-number'

const NOW = 1_000_000
const phone = '01012345678'
const id = '0b0c7a4e-8a43-4a3e-9d70-3b1f3f1f0a01'

const after = (...events: VerificationEvent[]): VerificationState =>
  events.reduce(nextVerification, initialVerification(null))
const typed: VerificationEvent[] = [
  { type: 'typed', field: 'carrier', value: 'KT' },
  { type: 'typed', field: 'phone', value: '010-1234-5678' },
  { type: 'sending' },
]
const sent: VerificationEvent[] = [
  ...typed,
  {
    type: 'sendAnswered',
    phone,
    carrier: 'KT',
    now: NOW,
    result: { ok: true, verificationId: id, expiresAt: '2026-11-21T00:03:00Z', secondsLeft: 178 },
  },
]
const right: VerificationEvent = {
  type: 'checkAnswered',
  result: { ok: true, verificationId: id, provesUntil: '2026-11-21T00:30:00Z' },
}
const wrong: VerificationEvent = {
  type: 'checkAnswered',
  result: { ok: false, problem: 'mismatch', attemptsLeft: 4 },
}

test.each([
  ['010-1234-5678', '01012345678'],
  ['+82 10-1234-5678', '01012345678'],
  ['+82 010-1234-5678', '01012345678'],
  ['０１０１２３４５６７８', '01012345678'],
  ['0101234567899', '01012345678'],
  ['', ''],
])('the phone %j is shown as %j', (text, shown) => {
  expect(phoneDigits(text)).toBe(shown)
})

test('a code is shown as six digits at most, a number as it is read', () => {
  expect(normalizeCodeInput(' 12 34-５６7')).toBe('123456')
  expect(formatPhone(phone)).toBe('010-1234-5678')
})

test('a code that was sent is waited for as long as the server says', () => {
  const state = after(...sent)
  expect(state).toMatchObject({ busy: null, sent: { phone }, waitUntil: NOW + 178_000 })
})

test('the right code confirms the phone that it was sent to, whatever was typed since', () => {
  const state = after(...sent, { type: 'typed', field: 'phone', value: '01099999999' }, right)
  const verified: VerifiedPhone = {
    verificationId: id,
    phone,
    carrier: 'KT',
    provesUntil: '2026-11-21T00:30:00Z',
  }
  expect(state).toMatchObject({ verified, phone, sent: null, waitUntil: null })
})

test('a wrong code stays where it was typed, until something else is', () => {
  const state = after(...sent, { type: 'typed', field: 'code', value: '000000' }, wrong)
  expect(state.code).toBe('000000')
  expect(state.trouble).toEqual({ problem: 'mismatch', attemptsLeft: 4 })
  expect(nextVerification(state, { type: 'typed', field: 'code', value: '1' }).trouble).toBeNull()
})

test('what could not be sent leaves everything as it was', () => {
  const failed: VerificationEvent = {
    type: 'sendAnswered',
    phone,
    carrier: 'KT',
    now: NOW,
    result: { ok: false, problem: 'sendFailed' },
  }
  const state = after(...typed, failed)
  expect(state).toMatchObject({ phone, carrier: 'KT', sent: null, waitUntil: null })
  // A code that was sent before counts on.
  expect(after(...sent, failed)).toMatchObject({ sent: { phone }, waitUntil: NOW + 178_000 })
})

test('a page that was loaded anew learns how long to wait', () => {
  const state = after(...typed, {
    type: 'sendAnswered',
    phone,
    carrier: 'KT',
    now: NOW,
    result: { ok: false, problem: 'wait', seconds: 90 },
  })
  expect(state).toMatchObject({ waitUntil: NOW + 90_000, trouble: { problem: 'wait' } })
  expect(nextVerification(state, { type: 'timeOver' })).toMatchObject({
    waitUntil: null,
    trouble: null,
  })
})

test('when the time is over, the code does not count and another can be asked for', () => {
  expect(after(...sent, { type: 'timeOver' })).toMatchObject({
    waitUntil: null,
    trouble: { problem: 'expired' },
  })
})

test('another number begins anew, with the same carrier', () => {
  const state = after(...sent, right, { type: 'changed' })
  expect(state).toMatchObject({ verified: null, phone: '', carrier: 'KT', sent: null })
})

test.each([
  ['required', { phone: '', carrier: '' }, 'phone'],
  ['required', { phone, carrier: '' }, 'carrier'],
  ['invalidPhone', { phone: '010', carrier: 'KT' }, 'phone'],
  ['incomplete', { phone, carrier: 'KT' }, 'phone'],
  ['sendFailed', { phone, carrier: 'KT' }, null],
  ['network', { phone, carrier: 'KT' }, null],
] as const)('%s with %j is about the field %s', (problem, given, field) => {
  expect(fieldOf(problem, { ...given, sent: null })).toBe(field)
})

test('while a code is on its way, what is missing is the code', () => {
  const { sent: code } = after(...sent)
  const given = { phone, carrier: 'KT', sent: code }
  for (const problem of ['mismatch', 'expired', 'incomplete', 'codeRequired'] as const) {
    expect(fieldOf(problem, given)).toBe('code')
  }
})
