import type postgres from 'postgres'
import { z } from 'zod'
import { localeSchema } from '@/lib/i18n/schema'
import type { Mail } from '@/lib/mail/mail'
import { sendMail } from '@/lib/mail/send-mail'
import { invitationMail } from '@/lib/organizations/invitation-mail'
import { newInvitationToken } from '@/lib/organizations/invitation-token'
import { inviteJob } from '@/lib/organizations/job'
import { type Handler, handles } from '@/worker/handler'

const rowSchema = z.object({
  email: z.email(),
  language: localeSchema,
  inviter: z.string().nullable(),
  expires_at: z.date(),
})

/**
 * Gives an invitation that still waits the hash of its link, and answers what its mail says: in the language of
 * the account that the address has, else in the one that was chosen.
 */
async function takeLink(sql: postgres.Sql, invitation: string, hash: string) {
  const [row] = await sql`
    update public.organization_invitations i set token_hash = ${hash}
    where i.id = ${invitation} and i.email is not null and i.expires_at > now()
    returning i.email, i.expires_at,
      coalesce((select p.language from auth.users u join public.profiles p on p.id = u.id
        where lower(u.email) = i.email and u.email_confirmed_at is not null), i.language) as language,
      (select u.email from auth.users u where u.id = i.invited_by) as inviter`
  return row ? rowSchema.parse(row) : null
}

/**
 * Mails an invitation. The secret of its link is made here and known to nobody but the mail; run twice, the
 * second mail has the link that is good.
 */
export const inviteHandler = (
  send: (mail: Mail) => Promise<void> = sendMail,
  newToken: () => { token: string; hash: string } = newInvitationToken,
): Handler =>
  handles(inviteJob, async ({ invitation }, { sql }) => {
    const { token, hash } = newToken()
    const open = await takeLink(sql, invitation, hash)
    if (!open) return undefined
    const { email, language, inviter, expires_at } = open
    const expiresAt = expires_at.toISOString()
    await send(invitationMail({ invitation, email, language, inviter, expiresAt, token, hash }))
    return async (transaction) => {
      await transaction`update public.organization_invitations set sent_at = now()
        where id = ${invitation} and token_hash = ${hash}`
    }
  })
