import type { LawsShown } from '@/lib/corpus/law-list-constants'

/** The address of a list of statutes. */
export function lawsHref({
  name = '',
  kind,
  initial,
  page = 1,
}: Partial<LawsShown> & { page?: number }): string {
  const entries = [
    ...(name ? [['name', name]] : []),
    ...(kind ? [['kind', kind]] : []),
    ...(initial ? [['initial', initial]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]
  return entries.length > 0 ? `/statutes?${new URLSearchParams(entries)}` : '/statutes'
}
