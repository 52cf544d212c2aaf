'use server'

import { z } from 'zod'
import { runAction } from '@/lib/auth/action'
import type { SessionUser } from '@/lib/auth/schema'
import { visitor } from '@/lib/auth/visitor'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
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

/**
 * The chain of actions with a phone. It counts by account first, then by address; what was typed is read before,
 * because a slip of the keyboard is no attempt.
 */
const withPhone = <Result>(
  limiters: { account: RateLimiter; address: RateLimiter },
  otherwise: PhoneProblem,
  run: (user: SessionUser) => Promise<Result>,
): Promise<Result | { ok: false; problem: PhoneProblem }> => {
  const fail = (problem: PhoneProblem) => ({ ok: false as const, problem })
  return runAction({
    name: 'phone',
    access: 'session',
    limit: limiters.account,
    schema: z.unknown(),
    input: null,
    refuse(reason) {
      if (reason === 'tooMany') return fail('tooOften')
      return fail(reason === 'unauthorized' ? 'signedOut' : otherwise)
    },
    async run({ user }) {
      const { allowed } = await limiters.address.take((await visitor()).address)
      return allowed ? run(user) : fail('tooOften')
    },
  })
}

/** Sends a code to the phone that was typed, whose owner is signed in. */
export async function sendPhoneCode(typed: unknown): Promise<SendResult> {
  const read = parseCodeRequest(typed)
  if (!read.ok) return read
  return withPhone(sendCodeLimiters, 'sendFailed', ({ id }) =>
    sendCode(phoneDependencies(), id, read.request),
  )
}

/** Tries the code that was typed. */
export async function checkPhoneCode(typed: unknown): Promise<CheckResult> {
  const tried = codeCheckSchema.safeParse(typed)
  if (!tried.success) return { ok: false, problem: 'codeRequired' }
  return withPhone(checkCodeLimiters, 'failed', ({ id }) =>
    verifyCode(phoneDependencies(), id, tried.data),
  )
}
