import { z } from 'zod'

/** An e-mail address as it is kept and compared. */
export const emailSchema = z.string().trim().toLowerCase().max(254).check(z.email())

/** What was typed as an address, to be shown again as it is. */
export function submittedEmail(data: FormData): string {
  const typed = data.get('email')
  return typeof typed === 'string' ? typed.slice(0, 254) : ''
}
