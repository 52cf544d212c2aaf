import { isCall, type Mend, readJson, withBody } from '@/embedded/supabase/mend'
import type { AuthContext } from './context'
import { newestTokenColumn } from './token-column'

/**
 * `verifyOtp({ type: 'email' })` is what supabase-js recommends today for sign-up and sign-in
 * mails alike; lite knows only their older names.
 */
export const verifyType =
  (context: AuthContext): Mend =>
  async (request, next) => {
    if (!isCall(request, 'POST', '/auth/v1/verify')) return next(request)
    const body = await readJson(request)
    if (body.type !== 'email' && body.type !== 'invite') return next(request)
    const column = await newestTokenColumn(context.sql, body)
    const type = column === 'recovery_token' ? 'magiclink' : 'signup'
    return next(withBody(request, JSON.stringify({ ...body, type })))
  }
