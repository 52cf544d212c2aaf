import 'server-only'
import { env } from '@/lib/env'

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether an address is one of ADMIN_EMAILS, which are promoted at every sign-in. */
export function isAdminEmail(email: string): boolean {
  if (!email) return false
  return env()
    .ADMIN_EMAILS.split(',')
    .some((each) => isSame(each, email))
}

/** Whether an address is OWNER_EMAIL, which may use the document editor and library without the role admin. */
export function isOwnerEmail(email: string): boolean {
  return email !== '' && isSame(env().OWNER_EMAIL, email)
}
