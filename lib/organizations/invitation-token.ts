import { createHash, randomBytes } from 'node:crypto'

/** The secret of the link of an invitation, and what is stored of it. */
export function newInvitationToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashInvitationToken(token) }
}

export const hashInvitationToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

/** Whether a text can be the secret of a link: the database is not asked about anything else. */
export const isInvitationToken = (text: string): boolean => /^[\w-]{43}$/.test(text)
