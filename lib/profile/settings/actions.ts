'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { maskEmail } from '@/lib/activity/mask-email'
import { logSecurity } from '@/lib/activity/security-log'
import { maximumPasswordLength } from '@/lib/auth/constants'
import { emailSchema, submittedEmail } from '@/lib/auth/email-address'
import { changePassword, endOtherSessions, requestEmailChange } from '@/lib/auth/mutations'
import { parseNewPassword } from '@/lib/auth/new-password'
import { locales } from '@/lib/i18n/routing'
import { log } from '@/lib/log'
import { readProfile } from '@/lib/profile/data'
import { endOwnSession, saveSetting, updateAuthLanguage } from '@/lib/profile/mutations'
import { logActivity, runAsOwner } from '@/lib/profile/owner-action'
import { consentTime } from '@/lib/profile/profile-form'
import { emailChangeLimit, passwordLimit } from '@/lib/profile/rate-limits'
import { savedPagePath } from '@/lib/profile/saved-page-path'
import type { EmailState, PasswordState, SessionState, SettingState } from './form-state'

/** Keeps the language and leads to the page in that language. */
export async function saveLanguage(before: SettingState, data: FormData): Promise<SettingState> {
  const attempt = before.attempt + 1
  return runAsOwner<SettingState>(
    async ({ db, user }) => {
      const language = z.enum(locales).safeParse(data.get('language'))
      if (!language.success) return { attempt, outcome: 'failed' }
      const saved = await saveSetting(db, user.id, { language: language.data }, new Date())
      if (!saved.ok) return { attempt, outcome: saved.reason }
      const told = await updateAuthLanguage(db, language.data)
      if (!told.ok) log.error('settings.mail-language', { reason: told.reason })
      await logActivity(db, 'settings_update')
      redirect(savedPagePath('/settings', language.data, 'language'))
    },
    (outcome) => ({ attempt, outcome }),
  )
}

/** What mails somebody wants besides those that always come. */
export async function saveNotifications(
  before: SettingState,
  data: FormData,
): Promise<SettingState> {
  const attempt = before.attempt + 1
  return runAsOwner<SettingState>(
    async ({ db, user }) => {
      const profile = await readProfile(db, user.id)
      if (!profile) return { attempt, outcome: 'failed' }
      const now = new Date()
      const agrees = data.get('marketing') === 'on'
      const saved = await saveSetting(
        db,
        user.id,
        {
          marketing_agreed_at: consentTime(agrees, profile.marketingAgreedAt, now),
          sign_in_alerts: data.get('signInAlerts') === 'on',
        },
        now,
      )
      if (!saved.ok) return { attempt, outcome: saved.reason }
      await logActivity(db, 'settings_update')
      refresh()
      return { attempt, outcome: 'saved' }
    },
    (outcome) => ({ attempt, outcome }),
  )
}

const currentSchema = z.string().min(1).max(maximumPasswordLength)

/** Changes the password of whoever knows the present one, and ends their sessions elsewhere. */
export async function savePassword(before: PasswordState, data: FormData): Promise<PasswordState> {
  const answer = { attempt: before.attempt + 1, errors: {} }
  const current = currentSchema.safeParse(data.get('current'))
  const read = parseNewPassword(data)
  // Before anything is counted: a slip of the keyboard is no attempt.
  if (!current.success || !read.ok) {
    const errors: PasswordState['errors'] = read.ok ? {} : read.errors
    // Nobody's password is longer than what may be chosen.
    const wrong = data.get('current') ? 'wrongPassword' : 'required'
    return {
      ...answer,
      outcome: 'check',
      errors: current.success ? errors : { ...errors, current: wrong },
    }
  }
  return runAsOwner<PasswordState>(
    async ({ db, user }) => {
      const changed = await changePassword(db, current.data, read.password)
      if (!changed.ok) {
        const { reason } = changed
        if (reason === 'tooManyRequests') return { ...answer, outcome: 'tooMany' }
        if (reason === 'network') return { ...answer, outcome: 'failed' }
        const errors =
          reason === 'wrongPassword' ? { current: reason } : ({ password: reason } as const)
        return { ...answer, outcome: 'check', errors }
      }
      await logSecurity({ type: 'password_changed', user, data: { way: 'settings' } })
      const ended = await endOtherSessions(db)
      if (!ended.ok) log.error('sessions.not-ended', { reason: ended.reason })
      refresh()
      return { ...answer, outcome: ended.ok ? 'saved' : 'stillIn' }
    },
    (outcome) => ({ ...answer, outcome }),
    passwordLimit,
  )
}

/** Mails a link to the new address; nothing changes before it is followed. */
export async function changeEmail(before: EmailState, data: FormData): Promise<EmailState> {
  const email = submittedEmail(data)
  const answer = { attempt: before.attempt + 1, error: null, email }
  if (email.trim() === '') return { ...answer, outcome: 'check', error: 'required' }
  const typed = emailSchema.safeParse(email)
  if (!typed.success) return { ...answer, outcome: 'check', error: 'invalidEmail' }
  return runAsOwner<EmailState>(
    async ({ db, user }) => {
      if (typed.data === user.email.toLowerCase()) {
        return { ...answer, outcome: 'check', error: 'sameEmail' }
      }
      const asked = await requestEmailChange(db, typed.data)
      if (!asked.ok) {
        if (asked.reason === 'invalidEmail') {
          return { ...answer, outcome: 'check', error: asked.reason }
        }
        return { ...answer, outcome: asked.reason === 'tooSoon' ? 'tooSoon' : 'failed' }
      }
      const data = { to: maskEmail(typed.data) }
      await logSecurity({ type: 'email_change_requested', level: 'warning', user, data })
      refresh()
      return { ...answer, outcome: 'sent', email: typed.data }
    },
    (outcome) => ({ ...answer, outcome }),
    emailChangeLimit,
  )
}

/** Signs another browser out, or all others: `session` is the id of one, or `others`. */
export async function endSessions(before: SessionState, data: FormData): Promise<SessionState> {
  const attempt = before.attempt + 1
  const which = z.union([z.literal('others'), z.uuid()]).safeParse(data.get('session'))
  return runAsOwner<SessionState>(
    async ({ db, user }) => {
      if (!which.success) return { attempt, outcome: 'failed' }
      const isAll = which.data === 'others'
      const ended = isAll ? await endOtherSessions(db) : await endOwnSession(db, which.data)
      if (!ended.ok && ended.reason !== 'gone') return { attempt, outcome: 'failed' }
      if (ended.ok) {
        const data = { which: isAll ? 'others' : 'one' }
        await logSecurity({ type: 'sessions_ended', user, data })
      }
      refresh()
      if (!ended.ok) return { attempt, outcome: 'gone' }
      return { attempt, outcome: isAll ? 'othersEnded' : 'ended' }
    },
    (outcome) => ({ attempt, outcome }),
  )
}
