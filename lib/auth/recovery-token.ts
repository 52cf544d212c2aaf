import { createHmac, timingSafeEqual } from 'node:crypto'

/** Proves that its bearer has just followed a reset mail; only with it a password is set without the old one. */
export const recoveryCookie = 'recovery'
export const recoverySeconds = 900

function signatureOf(userId: string, until: number, secret: string): string {
  return createHmac('sha256', `recovery:${secret}`).update(`${userId}.${until}`).digest('base64url')
}

/** @param secret a key that only the server knows */
export function createRecoveryToken(userId: string, now: Date, secret: string): string {
  const until = Math.floor(now.getTime() / 1000) + recoverySeconds
  return `${until}.${signatureOf(userId, until, secret)}`
}

/** Whether the pass was made here for this person and still holds. */
export function isRecoveryTokenValid(
  token: string | undefined,
  userId: string,
  now: Date,
  secret: string,
): boolean {
  const [, until, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (!until || !signature || Number(until) * 1000 <= now.getTime()) return false
  return timingSafeEqual(
    Buffer.from(signature),
    Buffer.from(signatureOf(userId, Number(until), secret)),
  )
}
