import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import { inquiriesPerPage, inquiryTypes } from './constants'
import type { InboxAddress } from './inbox-address'
import {
  type Inbox,
  inboxSchema,
  type OpenedInquiry,
  openedInquirySchema,
  type ReplyToMail,
  replyMailSchema,
} from './inbox-schema'
import { type Inquiry, inquiryLocaleSchema } from './schema'

/** The site tries for a while by itself; a younger mail may still be on its way. */
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

/** What could be read of some rows, and the ids of those that nobody can mail as they are. */
export type Unmailed<T> = { readable: T[]; unreadable: string[] }

function readEach<T>(rows: unknown, schema: z.ZodType<T>): Unmailed<T> {
  const read: Unmailed<T> = { readable: [], unreadable: [] }
  for (const row of z.array(z.looseObject({ id: z.string() })).parse(rows)) {
    const parsed = schema.safeParse(row)
    if (parsed.success) read.readable.push(parsed.data)
    else read.unreadable.push(row.id)
  }
  return read
}

/**
 * Inquiries that are stored and were not mailed, those that have not been tried first, then the oldest; for
 * the service client.
 * @throws AppError `unavailable`.
 */
export async function unmailedInquiries(
  db: Db,
  now: Date,
  limit = 100,
): Promise<Unmailed<Inquiry>> {
  const answer = await db
    .from('contact_inquiries')
    .select('id, name, email, phone, company, inquiry_type, subject, message, locale')
    .is('mailed_at', null)
    .lt('created_at', new Date(now.getTime() - UNDER_WAY_MS).toISOString())
    .order('mail_tried_at', { ascending: true, nullsFirst: true })
    .order('created_at')
    .limit(limit)
  return readEach(unwrapResult(answer), rowSchema)
}

/**
 * One page of the inbox, as far as the session may see it.
 * @throws AppError `unavailable`.
 */
export async function readInbox(db: Db, address: InboxAddress): Promise<Inbox> {
  const answer = await db.rpc('list_inquiries', {
    p_status: address.status,
    p_type: address.type,
    p_query: address.query || null,
    p_newest: address.newest,
    p_page: address.page,
    p_size: inquiriesPerPage,
  })
  return inboxSchema.parse(unwrapResult(answer))
}

/**
 * One inquiry with its replies, oldest first, or null.
 * @throws AppError `unavailable`.
 */
export async function readInquiry(db: Db, id: string): Promise<OpenedInquiry | null> {
  const answer = await db
    .from('contact_inquiries')
    .select(
      'id, name, email, phone, company, inquiry_type, subject, message, locale, status, created_at, inquiry_replies(id, author_email, body, created_at, mailed_at)',
    )
    .eq('id', id)
    .maybeSingle()
  const data = unwrapResult(answer)
  return data === null ? null : openedInquirySchema.parse(data)
}

const replyColumns =
  'id, body, contact_inquiries(email, subject, message, locale, created_at)' as const

/**
 * A reply that has not been mailed, or null.
 * @throws AppError `unavailable`.
 */
export async function readUnmailedReply(db: Db, id: string): Promise<ReplyToMail | null> {
  const answer = await db
    .from('inquiry_replies')
    .select(replyColumns)
    .eq('id', id)
    .is('mailed_at', null)
    .maybeSingle()
  const data = unwrapResult(answer)
  return data === null ? null : replyMailSchema.parse(data)
}

/**
 * Replies that are stored and were not mailed, in the same order; for the service client.
 * @throws AppError `unavailable`.
 */
export async function unmailedReplies(
  db: Db,
  now: Date,
  limit = 100,
): Promise<Unmailed<ReplyToMail>> {
  const answer = await db
    .from('inquiry_replies')
    .select(replyColumns)
    .is('mailed_at', null)
    .lt('created_at', new Date(now.getTime() - UNDER_WAY_MS).toISOString())
    .order('mail_tried_at', { ascending: true, nullsFirst: true })
    .order('created_at')
    .limit(limit)
  return readEach(unwrapResult(answer), replyMailSchema)
}
