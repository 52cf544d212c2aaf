import { minimumPasswordLength } from '@/lib/auth/constants'

export type PasswordStrength = 'weak' | 'fair' | 'strong'

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]

/**
 * What the form says while a password is typed; null before it is long enough to be taken. Length counts
 * most: the list of common passwords is looked up by the server alone.
 */
export function passwordStrength(password: string): PasswordStrength | null {
  if (password.length < minimumPasswordLength) return null
  const variety = kinds.filter((kind) => kind.test(password)).length
  const distinct = new Set(password).size
  if (distinct >= 8 && (password.length >= 14 || (password.length >= 10 && variety >= 3))) {
    return 'strong'
  }
  return distinct >= 5 && (password.length >= 10 || (password.length >= 8 && variety >= 2))
    ? 'fair'
    : 'weak'
}
