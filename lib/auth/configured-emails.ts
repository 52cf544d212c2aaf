import 'server-only'
import { env } from '@/lib/env'

/** Whether an address is one of ADMIN_EMAILS, which are promoted at every sign-in. */
export function isAdminEmail(email: string): boolean {
  if (!email) return false
  const listed = env().ADMIN_EMAILS.split(',')
  return listed.some((each) => each.trim().toLowerCase() === email.toLowerCase())
}
