import { z } from 'zod'
import { AppError } from '@/lib/errors'
import type { Db } from '@/lib/supabase/types'
import { inquiryTypes } from './constants'
import { type Inquiry, inquiryLocaleSchema } from './schema'

/** The site itself tries for a while; what is younger than this may still be on its way. */
const UNDER_WAY_MS = 10 * 60_000

const rowSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string().nullable(),
    inquiry_type: z.enum(inquiryTypes),
    subject: z.string(),
    message: z.string(),
    locale: inquiryLocaleSchema,
  })
  .transform(({ inquiry_type: inquiryType, ...row }): Inquiry => ({ ...row, inquiryType }))

/**
 * Inquiries that are stored and were not mailed, oldest first; for the service client.
 * @throws AppError `unavailable`.
 */
export async function unmailedInquiries(db: Db, now: Date, limit = 100): Promise<Inquiry[]> {
  const { data, error } = await db
    .from('contact_inquiries')
    .select('id, name, email, phone, company, inquiry_type, subject, message, locale')
    .is('mailed_at', null)
    .lt('created_at', new Date(now.getTime() - UNDER_WAY_MS).toISOString())
    .order('created_at')
    .limit(limit)
  if (error) throw new AppError('unavailable', { internal: `inquiries: ${error.code}` })
  return z.array(rowSchema).parse(data)
}
