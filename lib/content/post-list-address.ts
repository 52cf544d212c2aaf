import { z } from 'zod'
import { type Category, categories, type PostState, postSorts, postStates } from './constants'

/** What the address of the administration's list of posts asks for. */
export type PostListAddress = {
  state: PostState | null
  category: Category | null
  query: string
  sort: (typeof postSorts)[number]
  page: number
}

const one = z.union([z.string(), z.array(z.string()).transform(([first]) => first ?? '')])

const paramsSchema = z.object({
  state: one.pipe(z.enum(postStates)).nullable().catch(null),
  category: one.pipe(z.enum(categories)).nullable().catch(null),
  q: one.pipe(z.string().trim().max(200)).catch(''),
  sort: one.pipe(z.enum(postSorts)).catch('changed'),
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
export function readPostListAddress(params: Record<string, unknown>): PostListAddress {
  const { q: query, ...rest } = paramsSchema.parse(params)
  return { ...rest, query }
}

/** The one address of a page of the list: what is the default is left out. */
export function postListHref(address: PostListAddress): string {
  const query = new URLSearchParams([
    ...(address.state ? [['state', address.state]] : []),
    ...(address.category ? [['category', address.category]] : []),
    ...(address.query ? [['q', address.query]] : []),
    ...(address.sort === 'changed' ? [] : [['sort', address.sort]]),
    ...(address.page > 1 ? [['page', String(address.page)]] : []),
  ])
  return `/admin/content${query.size > 0 ? `?${query}` : ''}`
}
