import { isCall, type Mend, readJson } from '@/embedded/supabase/mend'
import { type AuthContext, tooSoon } from './context'
import { findUserByEmail, normalEmail } from './users'

const PATHS = ['/auth/v1/recover', '/auth/v1/otp', '/auth/v1/magiclink']

/** lite sends as many recovery and sign-in mails as it is asked for; GoTrue keeps an interval. */
export const mailInterval =
  (context: AuthContext): Mend =>
  async (request, next) => {
    if (!PATHS.some((path) => isCall(request, 'POST', path))) return next(request)
    const email = normalEmail((await readJson(request)).email)
    const user = email ? await findUserByEmail(context.sql, email) : null
    return tooSoon(context, user?.recovery_sent_at ?? null) ?? next(request)
  }
