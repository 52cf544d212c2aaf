import 'server-only'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { Mail } from '@/lib/mail/mail'
import { sendMail } from '@/lib/mail/send-mail'
import type { UserDb } from '@/lib/supabase/types'
import { readDeletionRefunds, readDeletionRequester } from './data'
import { deletionMail } from './deletion-mail'
import { handleDeletion } from './mutations'
import type { DeletionResult } from './types'

/**
 * Handles a request and tells its owner. The mail comes after the act and does not undo it when it fails.
 * @param answer.email what the administrator typed, which must be the address of the account
 */
export async function handleDeletionRequest(
  db: UserDb,
  answer: { request: string; accept: boolean; email: string },
  send: (mail: Mail) => Promise<void> = sendMail,
): Promise<DeletionResult> {
  const { request, accept, email } = answer
  // Read before: afterwards nothing here knows address, language and subscription any more.
  const owner = await readDeletionRequester(db, request)
  if (!owner) return { ok: false, reason: 'missing' }
  if (accept && email.toLowerCase() !== owner.email.toLowerCase()) {
    return { ok: false, reason: 'mismatch' }
  }
  const refund = accept ? ((await readDeletionRefunds(db)).get(request) ?? 0) : 0
  const handled = await handleDeletion(db, request, accept)
  if (!handled.ok) return handled
  try {
    await send(await deletionMail(accept ? 'done' : 'declined', { ...owner, id: request, refund }))
    return { ok: true, mailed: true }
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    log.error('deletion.mail-failed', { request, code, reason: message })
    return { ok: true, mailed: false }
  }
}
