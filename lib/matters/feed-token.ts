import { createHash, randomBytes } from 'node:crypto'

/** The secret of a calendar's address, and what is stored of it. */
export function newFeedToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashFeedToken(token) }
}

export const hashFeedToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

/** Whether a text can be the secret of an address: the database is not asked about anything else. */
export const isFeedToken = (text: string): boolean => /^[\w-]{43}$/.test(text)
