/** The address of a page of changes; `law` (법령ID or title) lists those of one law alone. */
export function changesHref({
  law,
  page = 1,
}: {
  law?: string | undefined
  page?: number
}): string {
  const entries = [...(law ? [['law', law]] : []), ...(page > 1 ? [['page', String(page)]] : [])]
  return entries.length > 0 ? `/changes?${new URLSearchParams(entries)}` : '/changes'
}
