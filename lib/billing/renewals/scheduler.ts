import { isSameSecret } from '@/lib/security/same-secret'

/** Whether a request comes from the scheduler: it says the secret. */
export function isScheduler(headers: Headers, secret: string): boolean {
  return isSameSecret(headers.get('authorization') ?? '', `Bearer ${secret}`)
}
