import { z } from 'zod'
import { sitePages } from '@/lib/site-pages'
import type { Params } from './user-query'

const none = undefined
const day = z.iso.date().optional().catch(none)
const id = z.coerce.number().int().positive().optional().catch(none)

/** What the address of the audit asks for. `before` and `after` are ids: rows of later do not move a page. */
const querySchema = z.object({
  act: z
    .string()
    .max(60)
    .regex(/^[a-z]+(\.[a-zA-Z]+)+$/)
    .optional()
    .catch(none),
  actor: z.string().trim().max(254).catch(''),
  from: day,
  to: day,
  before: id,
  after: id,
})
export type AuditQuery = z.infer<typeof querySchema>

export function parseAuditQuery(params: Params): AuditQuery {
  const names = Object.keys(querySchema.shape)
  const asked = names.map((name) => {
    const value = params[name]
    const first = Array.isArray(value) ? value[0] : value
    return [name, first === '' ? undefined : first]
  })
  return querySchema.parse(Object.fromEntries(asked))
}

export function auditPath(
  query: AuditQuery,
  place: { before?: number; after?: number } = {},
): string {
  const params = new URLSearchParams()
  const entries = { act: query.act, actor: query.actor, from: query.from, to: query.to, ...place }
  for (const [name, value] of Object.entries(entries)) if (value) params.set(name, String(value))
  const search = params.toString()
  return search ? `${sitePages.adminAudit.path}?${search}` : sitePages.adminAudit.path
}

/** The moments between which a range of Korean days lies; either end may be open. */
export function timeRangeOf({ from, to }: Pick<AuditQuery, 'from' | 'to'>): {
  since: string | null
  until: string | null
} {
  const start = (date: string) => new Date(`${date}T00:00:00+09:00`).getTime()
  return {
    since: from ? new Date(start(from)).toISOString() : null,
    until: to ? new Date(start(to) + 86_400_000).toISOString() : null,
  }
}
