import { formatFax, formatPhone } from '@/lib/phone-number'

/** Numbers as they are written while they are typed; the sign-up form does the same. */
export const fieldFormatters = { phone: formatPhone, fax: formatFax } as const
