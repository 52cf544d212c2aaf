'use server'

import { redirect } from 'next/navigation'
import { logActivity } from '@/lib/activity/activity-log'
import { logSecurity } from '@/lib/activity/security-log'
import { parseLocale } from '@/lib/auth/destination'
import type { FieldError } from '@/lib/auth/form-schema'
import { parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { log } from '@/lib/log'
import { readProfile } from './data'
import {
  type DeletionState,
  type ProfileState,
  profileFormFields,
  type WithdrawState,
} from './form-state'
import {
  addDeletionRequest,
  saveOwnProfile,
  updateAuthLanguage,
  withdrawDeletionRequest,
} from './mutations'
import { type Owner, runAsOwner } from './owner-action'
import { consentTime, valuesOf } from './profile-form'
import { savedPagePath } from './saved-page-path'
import {
  type Profile,
  type ProfileForm,
  profileFormSchema,
  reasonSchema,
  seenSchema,
} from './schema'

/** Saves the form if the row is still the one it was made from; otherwise answers what is stored now. */
async function saveIfUnchanged(
  { db, user }: Owner,
  { marketing, ...form }: ProfileForm,
  seen: string,
): Promise<
  | { ok: true; before: Profile }
  | { ok: false; reason: 'conflict'; stored: Profile }
  | { ok: false; reason: 'failed' }
> {
  const before = await readProfile(db, user.id)
  if (!before) return { ok: false, reason: 'failed' }
  if (before.updatedAt !== seen) return { ok: false, reason: 'conflict', stored: before }
  const now = new Date()
  const marketingAgreedAt = consentTime(marketing === 'on', before.marketingAgreedAt, now)
  const saved = await saveOwnProfile(db, user.id, { ...form, marketingAgreedAt }, { seen, now })
  if (saved.ok) return { ok: true, before }
  // The row was changed between reading and writing.
  const stored = saved.reason === 'conflict' ? await readProfile(db, user.id) : null
  if (stored) return { ok: false, reason: 'conflict', stored }
  return { ok: false, reason: 'failed' }
}

/** Saves the person's own profile and leads back to it, or says what is wrong and keeps what was typed. */
export async function saveProfile(before: ProfileState, data: FormData): Promise<ProfileState> {
  const seen = seenSchema.parse(data.get('seen'))
  const values = submittedTexts(data, profileFormFields)
  const answer = (changes: Partial<Omit<ProfileState, 'attempt'>>) =>
    answered<ProfileState>(before, { stored: null, seen, values, ...changes })
  return runAsOwner<ProfileState>(
    async (owner) => {
      const parsed = parseForm<typeof profileFormSchema, FieldError>(profileFormSchema, data)
      if (!parsed.ok) return answer({ errors: parsed.errors })
      const { form } = parsed
      const saved = await saveIfUnchanged(owner, form, seen)
      if (!saved.ok) {
        if (saved.reason === 'failed') return answer({ reason: 'failed' })
        const { stored } = saved
        // A person who has seen both versions may save over the other.
        return answer({ reason: 'conflict', stored: valuesOf(stored), seen: stored.updatedAt })
      }
      const isOtherLanguage = form.language !== saved.before.language
      if (isOtherLanguage) {
        const updated = await updateAuthLanguage(owner.db, form.language)
        if (!updated.ok) log.error('profile.mail-language', { reason: updated.reason })
      }
      await logActivity(owner.db, 'profile_update')
      const here = parseLocale(data.get('locale'))
      redirect(savedPagePath('/profile', isOtherLanguage ? form.language : here, 'profile'))
    },
    (reason) => answer({ reason }),
  )
}

/** Asks the administration to delete the account (spec 2). */
export async function requestDeletion(
  before: DeletionState,
  data: FormData,
): Promise<DeletionState> {
  // A little more than is allowed, so that a reason that is too long can be shortened.
  const values = submittedTexts(data, ['email', 'reason'], 4000)
  const { email = '', reason: given = '' } = values
  return runAsOwner<DeletionState>(
    async ({ db, user }) => {
      const reason = reasonSchema.safeParse(given)
      const isOwn = email.trim().toLowerCase() === user.email.toLowerCase()
      if (!reason.success || !isOwn) {
        const errors: DeletionState['errors'] = {
          ...(isOwn ? {} : { email: 'mismatch' }),
          ...(reason.success ? {} : { reason: 'tooLong' }),
        }
        return answered(before, { errors, values })
      }
      const asked = await addDeletionRequest(db, reason.data)
      if (!asked.ok) return answered(before, { reason: asked.reason, values })
      await logSecurity({ type: 'deletion_requested', level: 'warning', user })
      await logActivity(db, 'deletion_request')
      redirect(savedPagePath('/profile', parseLocale(data.get('locale')), 'deletion'))
    },
    (reason) => answered(before, { reason, values }),
  )
}

/** Takes the request back, as long as it has not been handled. */
export async function withdrawDeletion(
  before: WithdrawState,
  data: FormData,
): Promise<WithdrawState> {
  return runAsOwner<WithdrawState>(
    async ({ db }) => {
      const withdrawn = await withdrawDeletionRequest(db)
      if (!withdrawn.ok) return answered(before, { reason: withdrawn.reason })
      redirect(savedPagePath('/profile', parseLocale(data.get('locale')), 'withdrawn'))
    },
    (reason) => answered(before, { reason }),
  )
}
