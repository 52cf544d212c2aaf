import { type Category, categories } from '@/lib/content/constants'
import { firstText } from '@/lib/page-params'

export type BlogAddress = { category: Category | null; page: number }

type Params = Record<string, string | string[] | undefined>

/** Topic and page that an address names; null when there is no such topic. A page that is no number is the first. */
export function readBlogAddress(params: Params): BlogAddress | null {
  const named = firstText(params.category) ?? 'all'
  const category = categories.find((each) => each === named) ?? null
  if (category === null && named !== 'all') return null
  const page = firstText(params.page) ?? ''
  return { category, page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 }
}

/** The one address of a page of the list: what is the default is left out. */
export function blogHref({ category, page }: BlogAddress): string {
  const query = new URLSearchParams([
    ...(category ? [['category', category]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
  return query.size > 0 ? `/blog?${query}` : '/blog'
}

export function postHref(id: string): string {
  return `/blog/${id}`
}
