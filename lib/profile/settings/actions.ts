'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { logActivity } from '@/lib/activity/activity-log'
import { maskEmail } from '@/lib/activity/mask-email'
import { logSecurity } from '@/lib/activity/security-log'
import { notifyPasswordChanged } from '@/lib/auth/account-notices'
import type { FieldError } from '@/lib/auth/form-schema'
import { changePassword, endOtherSessions, requestEmailChange } from '@/lib/auth/mutations'
import { isCommonPassword } from '@/lib/auth/passwords/common-passwords'
import { parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { locales } from '@/lib/i18n/routing'
import { log } from '@/lib/log'
import { readProfile } from '@/lib/profile/data'
import { endOwnSession, saveSetting, updateAuthLanguage } from '@/lib/profile/mutations'
import { runAsOwner } from '@/lib/profile/owner-action'
import { consentTime } from '@/lib/profile/profile-form'
import { emailChangeLimit, passwordLimit } from '@/lib/profile/rate-limits'
import { savedPagePath } from '@/lib/profile/saved-page-path'
import type { EmailState, PasswordState, SessionState, SettingState } from './form-state'
import { emailChangeSchema, passwordSchema } from './schema'

/** Saves the language and leads to the page in that language. */
export async function saveLanguage(before: SettingState, data: FormData): Promise<SettingState> {
  return runAsOwner<SettingState>(
    async ({ db, user }) => {
      const language = z.enum(locales).safeParse(data.get('language'))
      if (!language.success) return answered(before, { reason: 'failed' })
      const saved = await saveSetting(db, user.id, { language: language.data }, new Date())
      if (!saved.ok) return answered(before, { reason: saved.reason })
      const updated = await updateAuthLanguage(db, language.data)
      if (!updated.ok) log.error('settings.mail-language', { reason: updated.reason })
      await logActivity(db, 'settings_update')
      redirect(savedPagePath('/settings', language.data, 'language'))
    },
    (reason) => answered(before, { reason }),
  )
}

/** Saves which mails a person wants besides those that always come. */
export async function saveNotifications(
  before: SettingState,
  data: FormData,
): Promise<SettingState> {
  return runAsOwner<SettingState>(
    async ({ db, user }) => {
      const profile = await readProfile(db, user.id)
      if (!profile) return answered(before, { reason: 'failed' })
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
      if (!saved.ok) return answered(before, { reason: saved.reason })
      await logActivity(db, 'settings_update')
      refresh()
      return answered(before, { result: 'saved' })
    },
    (reason) => answered(before, { reason }),
  )
}

/** Changes the password of a person who knows the present one, and ends their other sessions. */
export async function savePassword(before: PasswordState, data: FormData): Promise<PasswordState> {
  const parsed = parseForm<typeof passwordSchema, FieldError>(passwordSchema, data)
  // Before anything is counted: a slip of the keyboard is no attempt.
  if (!parsed.ok) return answered(before, { errors: parsed.errors as PasswordState['errors'] })
  const { current, password } = parsed.form
  return runAsOwner<PasswordState>(
    async ({ db, user }) => {
      if (await isCommonPassword(password, user.email)) {
        return answered(before, { errors: { password: 'weakPassword' } })
      }
      const changed = await changePassword(db, current, password)
      if (!changed.ok) {
        const { reason } = changed
        if (reason === 'tooManyRequests') return answered(before, { reason: 'tooMany' })
        if (reason === 'network' || reason === 'secondFactor') {
          return answered(before, { reason: 'failed' })
        }
        const field = reason === 'wrongPassword' ? 'current' : 'password'
        return answered(before, { errors: { [field]: reason } })
      }
      await logSecurity({ type: 'password_changed', user, data: { way: 'settings' } })
      notifyPasswordChanged(user.email)
      const ended = await endOtherSessions(db)
      if (!ended.ok) log.error('sessions.not-ended', { reason: ended.reason })
      refresh()
      return answered(before, { result: ended.ok ? 'saved' : 'stillIn' })
    },
    (reason) => answered(before, { reason }),
    passwordLimit,
  )
}

/** Mails a link to both addresses of a person who knows their password; nothing changes before both are followed. */
export async function changeEmail(before: EmailState, data: FormData): Promise<EmailState> {
  const values = submittedTexts(data, ['email'])
  const parsed = parseForm<typeof emailChangeSchema, FieldError>(emailChangeSchema, data)
  if (!parsed.ok) {
    return answered(before, { errors: parsed.errors as EmailState['errors'], values })
  }
  const { email, current } = parsed.form
  return runAsOwner<EmailState>(
    async ({ db, user }) => {
      if (email === user.email.toLowerCase()) {
        return answered(before, { errors: { email: 'sameEmail' }, values })
      }
      const asked = await requestEmailChange(db, email, current)
      if (!asked.ok) {
        const { reason } = asked
        if (reason === 'invalidEmail')
          return answered(before, { errors: { email: reason }, values })
        if (reason === 'wrongPassword') {
          return answered(before, { errors: { current: reason }, values })
        }
        if (reason === 'tooManyRequests') return answered(before, { reason: 'tooMany', values })
        return answered(before, { reason: reason === 'tooSoon' ? reason : 'failed', values })
      }
      const data = { to: maskEmail(email) }
      await logSecurity({ type: 'email_change_requested', level: 'warning', user, data })
      refresh()
      return answered(before, { result: { sentTo: email } })
    },
    (reason) => answered(before, { reason, values }),
    emailChangeLimit,
  )
}

/** Signs another browser out, or all others: `session` is the id of one, or `others`. */
export async function endSessions(before: SessionState, data: FormData): Promise<SessionState> {
  const which = z.union([z.literal('others'), z.uuid()]).safeParse(data.get('session'))
  return runAsOwner<SessionState>(
    async ({ db, user }) => {
      if (!which.success) return answered(before, { reason: 'failed' })
      const isAll = which.data === 'others'
      const ended = isAll ? await endOtherSessions(db) : await endOwnSession(db, which.data)
      if (!ended.ok && ended.reason !== 'gone') return answered(before, { reason: 'failed' })
      if (ended.ok) {
        const data = { which: isAll ? 'others' : 'one' }
        await logSecurity({ type: 'sessions_ended', user, data })
      }
      refresh()
      if (!ended.ok) return answered(before, { result: 'gone' })
      return answered(before, { result: isAll ? 'othersEnded' : 'ended' })
    },
    (reason) => answered(before, { reason }),
  )
}
