import { type Answer, refusal } from '@/embedded/toss/codes'
import { isSameSecret } from '@/lib/security/same-secret'

/** @returns null when the header holds the secret key, else the refusal */
export function refusedAuthorization(header: string | undefined, secretKey: string): Answer | null {
  const encoded = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1]
  if (!encoded) return refusal('INCORRECT_BASIC_AUTH_FORMAT')
  const [key = '', password] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  if (password !== '') return refusal('INCORRECT_BASIC_AUTH_FORMAT')
  if (/^(test|live)_g?ck_/.test(key)) return refusal('INVALID_API_KEY')
  return isSameSecret(key, secretKey) ? null : refusal('UNAUTHORIZED_KEY')
}
