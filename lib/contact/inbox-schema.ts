import { z } from 'zod'
import { inquiryStatuses, inquiryTypes, maxReplyLength } from './constants'
import { inquiryLocaleSchema } from './schema'

const stamp = z.iso.datetime({ offset: true })

const headShape = {
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  inquiry_type: z.enum(inquiryTypes),
  subject: z.string(),
  locale: inquiryLocaleSchema,
  status: z.enum(inquiryStatuses),
  created_at: stamp,
}
type HeadRow = z.infer<z.ZodObject<typeof headShape>>

function headOf({ inquiry_type: type, created_at: createdAt, ...row }: HeadRow) {
  const { id, name, email, company, subject, locale, status } = row
  return { id, name, email, company, type, subject, locale, status, createdAt }
}

export const inboxSchema = z.object({
  total: z.number().int().nonnegative(),
  counts: z.partialRecord(z.enum(inquiryStatuses), z.number().int()),
  inquiries: z.array(
    z
      .object({ ...headShape, unsent: z.boolean() })
      .transform((row) => ({ ...headOf(row), unsent: row.unsent })),
  ),
})
/** One page of the inbox; `unsent` when a stored reply has not been mailed. */
export type Inbox = z.infer<typeof inboxSchema>
export type InboxItem = Inbox['inquiries'][number]

const replySchema = z
  .object({
    id: z.uuid(),
    author_email: z.string().nullable(),
    body: z.string(),
    created_at: stamp,
    mailed_at: stamp.nullable(),
  })
  .transform((row) => ({
    id: row.id,
    author: row.author_email,
    body: row.body,
    createdAt: row.created_at,
    mailedAt: row.mailed_at,
  }))

export const openedInquirySchema = z
  .object({
    ...headShape,
    phone: z.string(),
    message: z.string(),
    inquiry_replies: z.array(replySchema),
  })
  .transform(({ phone, message, inquiry_replies: replies, ...row }) => ({
    ...headOf(row),
    phone,
    message,
    replies: replies.sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
  }))
/** One inquiry with its replies. */
export type OpenedInquiry = z.infer<typeof openedInquirySchema>

const countOf = (text: string) => [...text].length

/** What the form of a reply sends. */
export const replyInputSchema = z.object({
  inquiry: z.uuid(),
  replyId: z.uuid(),
  /** How many replies the page of its writer showed. */
  seen: z.coerce.number().int().min(0).max(10_000),
  body: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().regex(/^[\P{Cc}\n\t]+$/u, 'invalid'))
    .refine((text) => countOf(text) <= maxReplyLength, 'invalid'),
})
export type ReplyInput = z.infer<typeof replyInputSchema>

/** A reply with what its mail needs of the inquiry. */
export const replyMailSchema = z
  .object({
    id: z.uuid(),
    body: z.string(),
    contact_inquiries: z.object({
      email: z.string(),
      subject: z.string(),
      message: z.string(),
      locale: inquiryLocaleSchema,
      created_at: stamp,
    }),
  })
  .transform(({ id, body, contact_inquiries: { created_at: askedAt, ...asked } }) => ({
    id,
    body,
    ...asked,
    askedAt,
  }))
export type ReplyToMail = z.infer<typeof replyMailSchema>
