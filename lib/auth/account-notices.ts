import 'server-only'
import { randomUUID } from 'node:crypto'
import { maskEmail } from '@/lib/activity/mask-email'
import { routing } from '@/lib/i18n/routing'
import { serviceClient } from '@/lib/supabase/service-client'
import { emailChangedMail, passwordChangedMail, recoveryCodeUsedMail } from './auth-mail'
import { sendMailAfterResponse } from './complete-sign-in'
import { readContact, readLanguage } from './data'

/** Tells a person by mail that their password was changed. */
export function notifyPasswordChanged(email: string): void {
  const change = { at: new Date(), key: randomUUID() }
  sendMailAfterResponse('password.notice-failed', async () => {
    const language = await readLanguage(serviceClient(), email)
    return passwordChangedMail(email, language ?? routing.defaultLocale, change)
  })
}

/**
 * Where to tell about a change of address: to be asked before the profile follows it.
 * @returns tells the old address of the new one
 */
export async function emailChangeNotice(userId: string): Promise<(next: string) => void> {
  const before = await readContact(serviceClient(), userId)
  return (next) => {
    if (!before || before.email === next) return
    const change = { at: new Date(), key: randomUUID(), next: maskEmail(next) }
    sendMailAfterResponse('email.notice-failed', () =>
      emailChangedMail(before.email, before.language, change),
    )
  }
}

/** Tells a person by mail that one of their recovery codes was used, and how many are left. */
export async function notifyRecoveryCodeUsed(userId: string, left: number): Promise<void> {
  const contact = await readContact(serviceClient(), userId)
  if (!contact) return
  const use = { at: new Date(), key: randomUUID(), left }
  sendMailAfterResponse('recovery-code.notice-failed', () =>
    recoveryCodeUsedMail(contact.email, contact.language, use),
  )
}
