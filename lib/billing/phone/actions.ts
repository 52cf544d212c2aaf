'use server'

import { requireOpenSite } from '@/lib/auth/require-open-site'
import { requirePermission } from '@/lib/auth/require-permission'
import { visitor } from '@/lib/auth/visitor'
import { env } from '@/lib/env'
import { AppError, toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { RateLimiter } from '@/lib/rate-limit'
import { sendSms } from '@/lib/sms/send-sms'
import { serviceClient } from '@/lib/supabase/service-client'
import { newCode } from './code-hash'
import { parseCodeRequest } from './parse-code-request'
import { checkCodeLimiters, sendCodeLimiters } from './rate-limits'
import { codeCheckSchema } from './schema'
import type { CheckResult, PhoneProblem, SendResult } from './types'
import { type PhoneDependencies, sendCode, verifyCode } from './verify-phone'

/** @throws AppError `unavailable` where no secret is set */
function phoneDependencies(): PhoneDependencies {
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

async function isOverLimit(
  { account, address }: { account: RateLimiter; address: RateLimiter },
  userId: string,
): Promise<boolean> {
  if (!(await account.take(userId)).allowed) return true
  return !(await address.take((await visitor()).address)).allowed
}

/** Sends a code to the phone that was typed, whose owner is signed in. */
export async function sendPhoneCode(typed: unknown): Promise<SendResult> {
  try {
    await requireOpenSite()
    const user = await requirePermission('session')
    const read = parseCodeRequest(typed)
    if (!read.ok) return read
    if (await isOverLimit(sendCodeLimiters, user.id)) return { ok: false, problem: 'tooOften' }
    return await sendCode(phoneDependencies(), user.id, read.request)
  } catch (thrown) {
    return { ok: false, problem: problemOf(thrown, 'sendFailed') }
  }
}

/** Tries the code that was typed. */
export async function checkPhoneCode(typed: unknown): Promise<CheckResult> {
  try {
    await requireOpenSite()
    const user = await requirePermission('session')
    const tried = codeCheckSchema.safeParse(typed)
    if (!tried.success) return { ok: false, problem: 'codeRequired' }
    if (await isOverLimit(checkCodeLimiters, user.id)) return { ok: false, problem: 'tooOften' }
    return await verifyCode(phoneDependencies(), user.id, tried.data)
  } catch (thrown) {
    return { ok: false, problem: problemOf(thrown, 'failed') }
  }
}
