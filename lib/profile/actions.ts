'use server'

import { redirect } from 'next/navigation'
import { logSecurity } from '@/lib/activity/security'
import { localeNamed } from '@/lib/auth/destination'
import { log } from '@/lib/log'
import { asOwner, keepActivity, type Owner } from './as-owner'
import { readProfile } from './data'
import type { DeletionState, ProfileState, WithdrawState } from './form-state'
import { addDeletionRequest, saveOwnProfile, tellAuthLanguage, withdrawRequest } from './mutations'
import { consentTime, readProfileForm, valuesOf } from './profile-form'
import { savedAddress } from './saved-address'
import { type Profile, type ProfileForm, reasonSchema, seenSchema } from './schema'
import { typedValues } from './typed-values'

/** Saves the form if the row is still the one it was made from; otherwise answers what is stored now. */
async function saveFrom(
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
  // Somebody was faster between reading and writing.
  const stored = saved.reason === 'conflict' ? await readProfile(db, user.id) : null
  if (stored) return { ok: false, reason: 'conflict', stored }
  return { ok: false, reason: 'failed' }
}

/** Saves the person's own profile and leads back to it, or says what is wrong and keeps what was typed. */
export async function saveProfile(before: ProfileState, data: FormData): Promise<ProfileState> {
  const kept = { values: typedValues(data), seen: seenSchema.parse(data.get('seen')) }
  const answer = { attempt: before.attempt + 1, problem: null, errors: {}, stored: null, ...kept }
  return asOwner<ProfileState>(
    async (owner) => {
      const read = readProfileForm(data)
      if (!read.ok) return { ...answer, problem: 'check', errors: read.errors }
      const saved = await saveFrom(owner, read.form, kept.seen)
      if (!saved.ok) {
        if (saved.reason === 'failed') return { ...answer, problem: 'failed' }
        const { stored } = saved
        // Whoever has seen both may save over it.
        return {
          ...answer,
          problem: 'conflict',
          stored: valuesOf(stored),
          seen: stored.updatedAt,
        }
      }
      const { language } = read.form
      const isOtherLanguage = language !== saved.before.language
      if (isOtherLanguage) {
        const told = await tellAuthLanguage(owner.db, language)
        if (!told.ok) log.error('profile.mail-language', { reason: told.reason })
      }
      await keepActivity(owner.db, 'profile_update')
      const here = localeNamed(data.get('locale'))
      redirect(savedAddress('/profile', isOtherLanguage ? language : here, 'profile'))
    },
    (problem) => ({ ...answer, problem }),
  )
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

/** Asks the administration to delete the account (spec 2). */
export async function requestDeletion(
  before: DeletionState,
  data: FormData,
): Promise<DeletionState> {
  const values = {
    email: textOf(data.get('email')).slice(0, 254),
    // A little more than is allowed, so that what was too long can be shortened.
    reason: textOf(data.get('reason')).slice(0, 4000),
  }
  const answer = { attempt: before.attempt + 1, problem: null, errors: {}, values }
  return asOwner<DeletionState>(
    async ({ db, user }) => {
      const reason = reasonSchema.safeParse(values.reason)
      const isOwn = values.email.trim().toLowerCase() === user.email.toLowerCase()
      if (!reason.success || !isOwn) {
        return {
          ...answer,
          problem: 'check',
          errors: {
            ...(isOwn ? {} : { email: 'mismatch' }),
            ...(reason.success ? {} : { reason: 'tooLong' }),
          },
        }
      }
      const asked = await addDeletionRequest(db, reason.data)
      if (!asked.ok) return { ...answer, problem: asked.reason }
      await logSecurity({ type: 'deletion_requested', level: 'warning', user })
      await keepActivity(db, 'deletion_request')
      redirect(savedAddress('/profile', localeNamed(data.get('locale')), 'deletion'))
    },
    (problem) => ({ ...answer, problem }),
  )
}

/** Takes the request back, as long as nobody has handled it. */
export async function withdrawDeletion(
  before: WithdrawState,
  data: FormData,
): Promise<WithdrawState> {
  const attempt = before.attempt + 1
  return asOwner<WithdrawState>(
    async ({ db }) => {
      const withdrawn = await withdrawRequest(db)
      if (!withdrawn.ok) return { attempt, problem: withdrawn.reason }
      redirect(savedAddress('/profile', localeNamed(data.get('locale')), 'withdrawn'))
    },
    (problem) => ({ attempt, problem }),
  )
}
