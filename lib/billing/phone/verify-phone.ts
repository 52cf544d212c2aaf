import 'server-only'
import { randomUUID } from 'node:crypto'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { Sms } from '@/lib/sms/sms'
import type { ServiceDb } from '@/lib/supabase/types'
import { hashOfCode, hashOfPhone } from './code-hash'
import { codeText } from './code-text'
import { verificationMinutes } from './constants'
import { beginCode, checkCode, deleteCode } from './mutations'
import type { CodeRequest } from './schema'
import type { CheckResult, PhoneProblem, SendResult } from './types'

export type PhoneDependencies = {
  /** The service client. */
  service: ServiceDb
  secret: string
  send: (sms: Sms) => Promise<void>
  makeCode: () => string
}

/** Sends a code to a phone. What could not be sent is forgotten, so that it can be asked for again at once. */
export async function sendCode(
  { service, secret, send, makeCode }: PhoneDependencies,
  userId: string,
  { phone, carrier, locale }: CodeRequest,
): Promise<SendResult> {
  const [id, code] = [randomUUID(), makeCode()]
  const begun = await beginCode(service, {
    id,
    userId,
    phone,
    phoneKey: hashOfPhone(secret, phone),
    carrier,
    codeHash: hashOfCode(secret, id, code),
  })
  if (!begun.ok) {
    if (begun.reason === 'wait') return { ok: false, problem: 'wait', seconds: begun.seconds }
    return { ok: false, problem: begun.reason === 'limit' ? 'tooManyCodes' : 'sendFailed' }
  }
  const begunAt = performance.now()
  try {
    await send({ to: phone, text: await codeText(locale, code) })
  } catch (thrown) {
    const error = toAppError(thrown)
    log.error('phone.send-failed', { code: error.code, reason: error.message })
    await deleteCode(service, id)
    return { ok: false, problem: 'sendFailed' }
  }
  const passed = Math.round((performance.now() - begunAt) / 1000)
  return {
    ok: true,
    verificationId: id,
    expiresAt: begun.expiresAt,
    secondsLeft: Math.max(0, begun.seconds - passed),
  }
}

const problems = {
  usedUp: 'tooManyTries',
  expired: 'expired',
  missing: 'expired',
  unavailable: 'failed',
} as const satisfies Record<string, PhoneProblem>

/** Tries a code. */
export async function verifyCode(
  { service, secret }: Pick<PhoneDependencies, 'service' | 'secret'>,
  userId: string,
  { verificationId, code }: { verificationId: string; code: string },
): Promise<CheckResult> {
  const codeHash = hashOfCode(secret, verificationId, code)
  const checked = await checkCode(service, { userId, id: verificationId, codeHash })
  if (checked.ok) {
    const until = new Date(checked.verifiedAt).getTime() + verificationMinutes * 60_000
    return { ok: true, verificationId, provesUntil: new Date(until).toISOString() }
  }
  if (checked.reason === 'wrong') {
    return { ok: false, problem: 'mismatch', attemptsLeft: checked.left }
  }
  return { ok: false, problem: problems[checked.reason] }
}
