import 'server-only'
import { env } from '@/lib/env'

/** Whether an address is promoted to admin at every sign-in (ADMIN_EMAILS), whatever is chosen here. */
export function isAlwaysAdmin(email: string): boolean {
  const listed = env().ADMIN_EMAILS.split(',')
  return listed.some((each) => each.trim().toLowerCase() === email.toLowerCase())
}
