import 'server-only'
import { detailsOf } from '@/lib/auth/profile-fields'
import type { AppLocale } from '@/lib/i18n/routing'
import type { UserDb } from '@/lib/supabase/types'
import type { ProfileForm } from './schema'

type Outcome<Reason extends string> = Promise<{ ok: true } | { ok: false; reason: Reason }>

type ProfileChanges = Omit<ProfileForm, 'marketing'> & { marketingAgreedAt: string | null }

/**
 * Saves all of the form at once, with the person's own session, unless the row is no longer the one that
 * was seen.
 */
export async function saveOwnProfile(
  db: UserDb,
  userId: string,
  changes: ProfileChanges,
  { seen, now }: { seen: string; now: Date },
): Outcome<'conflict' | 'failed'> {
  const { data, error } = await db
    .from('profiles')
    .update({
      user_type: changes.userType,
      ...detailsOf(changes),
      language: changes.language,
      marketing_agreed_at: changes.marketingAgreedAt,
      updated_at: now.toISOString(),
    })
    .eq('id', userId)
    .eq('updated_at', seen)
    .select('id')
  if (error) return { ok: false, reason: 'failed' }
  return data.length === 1 ? { ok: true } : { ok: false, reason: 'conflict' }
}

type Setting =
  | { language: AppLocale }
  | { marketing_agreed_at: string | null; sign_in_alerts: boolean }

/** Saves one section of the settings; a profile form that is open elsewhere then reports a conflict. */
export async function saveSetting(
  db: UserDb,
  userId: string,
  setting: Setting,
  now: Date,
): Outcome<'failed'> {
  const { data, error } = await db
    .from('profiles')
    .update({ ...setting, updated_at: now.toISOString() })
    .eq('id', userId)
    .select('id')
  return error || data.length === 0 ? { ok: false, reason: 'failed' } : { ok: true }
}

/** Auth writes its mails in the language that it keeps itself. */
export async function updateAuthLanguage(db: UserDb, language: AppLocale): Outcome<'failed'> {
  const { error } = await db.auth.updateUser({ data: { language } })
  return error ? { ok: false, reason: 'failed' } : { ok: true }
}

const deletionReasons: Record<string, 'already' | 'lastOwner'> = {
  '23505': 'already',
  '23001': 'lastOwner',
}

/**
 * Asks to be deleted; there is one open request a person. `lastOwner`: others are in an organisation that
 * would be left without an owner.
 */
export async function addDeletionRequest(
  db: UserDb,
  reason: string | null,
): Outcome<'already' | 'lastOwner' | 'failed'> {
  const { error } = await db.from('deletion_requests').insert({ reason })
  return error ? { ok: false, reason: deletionReasons[error.code] ?? 'failed' } : { ok: true }
}

export async function withdrawDeletionRequest(db: UserDb): Outcome<'nothing' | 'failed'> {
  const { data, error } = await db.rpc('withdraw_deletion')
  if (error) return { ok: false, reason: 'failed' }
  return data === true ? { ok: true } : { ok: false, reason: 'nothing' }
}

/** Ends one of this person's sessions; `gone` when it has ended already. */
export async function endOwnSession(db: UserDb, session: string): Outcome<'gone' | 'failed'> {
  const { data, error } = await db.rpc('end_my_session', { session })
  if (error) return { ok: false, reason: 'failed' }
  return data === true ? { ok: true } : { ok: false, reason: 'gone' }
}
