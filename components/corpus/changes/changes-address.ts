import type { ChangesShown } from '@/lib/corpus/change-schema'

/** The address of a page of changes; `law` (법령ID or title) lists those of one law alone. */
export function changesHref({ law, since, page = 1 }: ChangesShown): string {
  const entries = [
    ...(law ? [['law', law]] : []),
    ...(since ? [['since', since]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]
  return entries.length > 0 ? `/changes?${new URLSearchParams(entries)}` : '/changes'
}
