'use server'

import { redirect } from 'next/navigation'
import { logSecurity } from '@/lib/activity/security-log'
import { runAction } from '@/lib/auth/action'
import { firstDestination, withNotice } from '@/lib/auth/destination'
import type { SignUpState } from '@/lib/auth/form-state'
import { endOtherSessions } from '@/lib/auth/mutations'
import { isCommonPassword } from '@/lib/auth/passwords/common-passwords'
import { linkLimit } from '@/lib/auth/rate-limits'
import { grantRecoveryPass, takeRecoveryPass } from '@/lib/auth/recovery-pass'
import { completeSignUpSchema, redisplayedFields, signUpWords } from '@/lib/auth/sign-up-schema'
import { submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { log } from '@/lib/log'
import { completeAccount } from './mutations'

/**
 * Ends a sign-up whose mail was followed in another browser: the holder of the mailbox chooses the password
 * and gives the details, and whoever else was in the account is out.
 */
export async function completeSignUp(before: SignUpState, data: FormData): Promise<SignUpState> {
  const values = submittedTexts(data, redisplayedFields)
  const refuse = (reason: 'noLink' | 'failed' | 'unknown') => answered(before, { reason, values })
  return runAction({
    name: 'completeSignUp',
    access: 'session',
    limit: linkLimit,
    schema: completeSignUpSchema,
    input: data,
    refuse: (reason, { errors }) => {
      if (reason === 'invalid') return answered(before, { errors, values })
      if (reason === 'tooMany') return refuse('unknown')
      return refuse(reason === 'unauthorized' ? 'noLink' : 'failed')
    },
    async run({ user, db, input }) {
      if (await isCommonPassword(input.password, user.email)) {
        return answered(before, { errors: { password: 'weakPassword' }, values })
      }
      if (!(await takeRecoveryPass(user.id))) return refuse('noLink')
      const said = signUpWords(input, new Date())
      const completed = await completeAccount(db, user.id, input.password, said)
      if (!completed.ok) {
        await grantRecoveryPass(user.id)
        const isWeak = completed.reason === 'weakPassword' || completed.reason === 'samePassword'
        if (!isWeak) return refuse('failed')
        return answered(before, { errors: { password: 'weakPassword' }, values })
      }
      await logSecurity({ type: 'password_changed', user, data: { way: 'sign-up' } })
      const ended = await endOtherSessions(db)
      if (!ended.ok) log.error('sessions.not-ended', { reason: ended.reason })
      redirect(
        withNotice(firstDestination(data.get('next'), input.userType, input.locale), 'welcome'),
      )
    },
  })
}
