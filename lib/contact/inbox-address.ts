import { z } from 'zod'
import { type InquiryStatus, type InquiryType, inquiryStatuses, inquiryTypes } from './constants'

/** What the address of the inbox asks for. */
export type InboxAddress = {
  status: InquiryStatus | null
  type: InquiryType | null
  query: string
  newest: boolean
  page: number
}

const one = z.union([z.string(), z.array(z.string()).transform(([first]) => first ?? '')])

const paramsSchema = z.object({
  status: one.pipe(z.enum(inquiryStatuses)).nullable().catch(null),
  type: one.pipe(z.enum(inquiryTypes)).nullable().catch(null),
  q: one.pipe(z.string().trim().max(200)).catch(''),
  sort: one.pipe(z.literal('oldest')).optional().catch(undefined),
  page: one
    .pipe(
      z
        .string()
        .regex(/^[1-9]\d{0,4}$/)
        .transform(Number),
    )
    .catch(1),
})

/** A parameter that cannot be read counts as absent. */
export function readInboxAddress(params: Record<string, unknown>): InboxAddress {
  const { q: query, sort, ...rest } = paramsSchema.parse(params)
  return { ...rest, query, newest: sort !== 'oldest' }
}

/** The one address of a page of the inbox: what is the default is left out. */
export function inboxHref(address: InboxAddress): string {
  const query = new URLSearchParams([
    ...(address.status ? [['status', address.status]] : []),
    ...(address.type ? [['type', address.type]] : []),
    ...(address.query ? [['q', address.query]] : []),
    ...(address.newest ? [] : [['sort', 'oldest']]),
    ...(address.page > 1 ? [['page', String(address.page)]] : []),
  ])
  return `/admin/content/inquiries${query.size > 0 ? `?${query}` : ''}`
}
