'use server'

import { admit } from '@/lib/auth/gate'
import { visitor } from '@/lib/auth/visitor'
import { env } from '@/lib/env'
import { AppError, toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { RateLimiter } from '@/lib/rate-limit'
import { sendSms } from '@/lib/sms/send-sms'
import { serviceClient } from '@/lib/supabase/service'
import { newCode } from './code-hash'
import { type PhoneParts, sendCode, tryCode } from './confirm-phone'
import { codesSent, codesTried } from './limits'
import { readCodeRequest } from './read-request'
import { codeCheckSchema } from './schema'
import type { CheckResult, PhoneProblem, SendResult } from './types'

/** @throws AppError `unavailable` where no secret is set */
function phoneParts(): PhoneParts {
  const { BILLING_SECRET: secret, SMS_TEST_CODE } = env()
  if (!secret) throw new AppError('unavailable', { internal: 'BILLING_SECRET is not set' })
  return {
    service: serviceClient(),
    secret,
    send: (sms) => sendSms(sms),
    makeCode: SMS_TEST_CODE ? () => SMS_TEST_CODE : newCode,
  }
}

/** What is shown for a failure; what is not about rights is logged. Nothing of what was typed is. */
function problemOf(thrown: unknown, otherwise: PhoneProblem): PhoneProblem {
  const { code, message } = toAppError(thrown)
  if (code === 'unauthorized') return 'signedOut'
  log.error('phone.failed', { code, reason: message })
  return otherwise
}

const isOver = async (limiter: RateLimiter) =>
  !(await limiter.take((await visitor()).address)).allowed

/** Sends a code to the phone that was typed, whose owner is signed in. */
export async function sendPhoneCode(typed: unknown): Promise<SendResult> {
  try {
    const user = await admit('session')
    const read = readCodeRequest(typed)
    if (!read.ok) return read
    if (await isOver(codesSent)) return { ok: false, problem: 'tooOften' }
    return await sendCode(phoneParts(), user.id, read.request)
  } catch (thrown) {
    return { ok: false, problem: problemOf(thrown, 'sendFailed') }
  }
}

/** Tries the code that was typed. */
export async function checkPhoneCode(typed: unknown): Promise<CheckResult> {
  try {
    const user = await admit('session')
    const tried = codeCheckSchema.safeParse(typed)
    if (!tried.success) return { ok: false, problem: 'codeRequired' }
    if (await isOver(codesTried)) return { ok: false, problem: 'tooOften' }
    return await tryCode(phoneParts(), user.id, tried.data)
  } catch (thrown) {
    return { ok: false, problem: problemOf(thrown, 'failed') }
  }
}
