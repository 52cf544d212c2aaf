import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '@/lib/security/same-secret'

/** Proves that its bearer has just followed a reset mail; only with it a password is set without the old one. */
export const recoveryCookie = 'recovery'
export const recoverySeconds = 900

function signatureOf(userId: string, until: string, id: string, secret: string): string {
  return createHmac('sha256', `recovery:${secret}`)
    .update(`${userId}.${until}.${id}`)
    .digest('base64url')
}

/** No two are alike, so that each can be used once. @param secret a key that only the server knows */
export function createRecoveryToken(userId: string, now: Date, secret: string): string {
  const until = String(Math.floor(now.getTime() / 1000) + recoverySeconds)
  const id = randomBytes(12).toString('base64url')
  return `${until}.${id}.${signatureOf(userId, until, id, secret)}`
}

/** Whether the pass was made here for this person and still holds. */
export function isRecoveryTokenValid(
  token: string | undefined,
  userId: string,
  now: Date,
  secret: string,
): boolean {
  const [, until, id, signature] = /^(\d{1,12})\.([\w-]{16})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (!until || !id || !signature || Number(until) * 1000 <= now.getTime()) return false
  return isSameSecret(signature, signatureOf(userId, until, id, secret))
}
