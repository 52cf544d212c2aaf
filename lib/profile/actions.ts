'use server'

import { redirect } from 'next/navigation'
import { logSecurity } from '@/lib/activity/security-log'
import { parseLocale } from '@/lib/auth/destination'
import { log } from '@/lib/log'
import { readProfile } from './data'
import type { DeletionState, ProfileState, WithdrawState } from './form-state'
import {
  addDeletionRequest,
  saveOwnProfile,
  updateAuthLanguage,
  withdrawDeletionRequest,
} from './mutations'
import { logActivity, type Owner, runAsOwner } from './owner-action'
import { consentTime, parseProfileForm, valuesOf } from './profile-form'
import { savedPagePath } from './saved-page-path'
import { type Profile, type ProfileForm, reasonSchema, seenSchema } from './schema'
import { submittedValues } from './submitted-values'

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
  // Somebody was faster between reading and writing.
  const stored = saved.reason === 'conflict' ? await readProfile(db, user.id) : null
  if (stored) return { ok: false, reason: 'conflict', stored }
  return { ok: false, reason: 'failed' }
}

/** Saves the person's own profile and leads back to it, or says what is wrong and keeps what was typed. */
export async function saveProfile(before: ProfileState, data: FormData): Promise<ProfileState> {
  const kept = { values: submittedValues(data), seen: seenSchema.parse(data.get('seen')) }
  const answer = { attempt: before.attempt + 1, problem: null, errors: {}, stored: null, ...kept }
  return runAsOwner<ProfileState>(
    async (owner) => {
      const read = parseProfileForm(data)
      if (!read.ok) return { ...answer, problem: 'check', errors: read.errors }
      const saved = await saveIfUnchanged(owner, read.form, kept.seen)
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
        const told = await updateAuthLanguage(owner.db, language)
        if (!told.ok) log.error('profile.mail-language', { reason: told.reason })
      }
      await logActivity(owner.db, 'profile_update')
      const here = parseLocale(data.get('locale'))
      redirect(savedPagePath('/profile', isOtherLanguage ? language : here, 'profile'))
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
  return runAsOwner<DeletionState>(
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
      await logActivity(db, 'deletion_request')
      redirect(savedPagePath('/profile', parseLocale(data.get('locale')), 'deletion'))
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
  return runAsOwner<WithdrawState>(
    async ({ db }) => {
      const withdrawn = await withdrawDeletionRequest(db)
      if (!withdrawn.ok) return { attempt, problem: withdrawn.reason }
      redirect(savedPagePath('/profile', parseLocale(data.get('locale')), 'withdrawn'))
    },
    (problem) => ({ attempt, problem }),
  )
}
