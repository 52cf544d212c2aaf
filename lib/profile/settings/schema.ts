import { z } from 'zod'
import { maximumPasswordLength } from '@/lib/auth/constants'
import { emailSchema, newPasswordFields, passwordsMatch } from '@/lib/auth/form-schema'

/** No present password is longer than what may be chosen. */
const current = z.string().min(1, 'required').max(maximumPasswordLength, 'wrongPassword')

/** Changing the password of an account. */
export const passwordSchema = z
  .object({
    current,
    ...newPasswordFields,
  })
  .refine(...passwordsMatch)

/** Asking for another address. */
export const emailChangeSchema = z.object({ email: emailSchema, current })
