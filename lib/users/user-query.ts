import { z } from 'zod'
import { userTypes } from '@/lib/auth/constants'
import { roles } from '@/lib/auth/roles'
import { sitePages } from '@/lib/site-pages'
import { accountStates, userSorts } from './constants'

const none = undefined

/** What the address of the list asks for; values that make no sense are left out. */
const querySchema = z.object({
  q: z.string().trim().max(100).catch(''),
  role: z.enum(roles).optional().catch(none),
  type: z.enum(userTypes).optional().catch(none),
  state: z.enum(accountStates).optional().catch(none),
  sort: z.enum(userSorts).catch('newest'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})
export type UserQuery = z.infer<typeof querySchema>

export type Params = Record<string, string | string[] | undefined>

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

export function parseUserQuery(params: Params): UserQuery {
  const names = Object.keys(querySchema.shape)
  return querySchema.parse(Object.fromEntries(names.map((name) => [name, firstOf(params[name])])))
}

/** The address of the list; what is usual is not said. A changed filter begins at the first page. */
export function userListPath(query: UserQuery, changes: Partial<UserQuery> = {}): string {
  const wanted = { ...query, page: 1, ...changes }
  const params = new URLSearchParams()
  if (wanted.q) params.set('q', wanted.q)
  if (wanted.role) params.set('role', wanted.role)
  if (wanted.type) params.set('type', wanted.type)
  if (wanted.state) params.set('state', wanted.state)
  if (wanted.sort !== 'newest') params.set('sort', wanted.sort)
  if (wanted.page > 1) params.set('page', String(wanted.page))
  const search = params.toString()
  return search ? `${sitePages.adminUsers.path}?${search}` : sitePages.adminUsers.path
}
