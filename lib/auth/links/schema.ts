import { z } from 'zod'

/** What a link of a mail may be for (GoTrue's names). */
export const linkTypes = [
  'signup',
  'invite',
  'email',
  'magiclink',
  'recovery',
  'email_change',
] as const
export type LinkType = (typeof linkTypes)[number]

/** A link of a mail, as far as it can be judged without asking Auth, which would use it up. */
export const linkSchema = z.object({
  token_hash: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[\w-]+$/),
  type: z.enum(linkTypes),
})
export type MailLink = z.infer<typeof linkSchema>

/** Keys of `confirm` in messages/…/auth.json: what the person gets by following the link. */
export type LinkPurpose = 'signUp' | 'signIn' | 'recovery' | 'emailChange'

export function purposeOf(type: LinkType): LinkPurpose {
  if (type === 'recovery') return 'recovery'
  if (type === 'email_change') return 'emailChange'
  return type === 'magiclink' ? 'signIn' : 'signUp'
}
