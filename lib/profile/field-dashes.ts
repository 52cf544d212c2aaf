import { dashedFax, dashedPhone } from '@/lib/auth/phone-number'

/** Numbers as they are written while they are typed; the sign-up form does the same. */
export const fieldDashes = { phone: dashedPhone, fax: dashedFax } as const
