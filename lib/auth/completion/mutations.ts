import 'server-only'
import type { PasswordReason } from '@/lib/auth/form-state'
import { setPassword } from '@/lib/auth/mutations'
import { detailsOf } from '@/lib/auth/profile-fields'
import type { SignUpMetadata } from '@/lib/auth/sign-up-schema'
import type { ServiceDb, UserDb } from '@/lib/supabase/types'

/**
 * Gives a confirmed account the password and the details that were typed at its sign-up, if `browser` is
 * what that was marked with; otherwise forgets them, because a stranger may have typed them.
 * @returns the details, or null when the holder of the mailbox has to give their own
 */
export async function claimSignUp(
  service: ServiceDb,
  person: string,
  browser: string | null,
): Promise<object | null> {
  // The function takes null for a browser without a mark; the generated types do not say so.
  const { data, error } = await service.rpc('claim_sign_up', { person, browser: browser ?? '' })
  if (error) throw new Error(error.message)
  return data && typeof data === 'object' && !Array.isArray(data) ? data : null
}

/** Sets the password and the details of an account whose address has just been confirmed. */
export async function completeAccount(
  db: UserDb,
  userId: string,
  password: string,
  { words, termsAgreedAt }: { words: SignUpMetadata; termsAgreedAt: string },
): Promise<{ ok: true } | { ok: false; reason: PasswordReason | 'failed' }> {
  const set = await setPassword(db, password)
  if (!set.ok) return set
  const described = await db.auth.updateUser({ data: { ...words, termsAgreedAt } })
  if (described.error) return { ok: false, reason: 'failed' }
  const { error } = await db
    .from('profiles')
    .update({
      user_type: words.userType,
      ...detailsOf(words),
      language: words.language,
      marketing_agreed_at: words.marketingAgreedAt,
      updated_at: termsAgreedAt,
    })
    .eq('id', userId)
  return error ? { ok: false, reason: 'failed' } : { ok: true }
}
