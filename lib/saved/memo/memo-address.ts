import { sitePages } from '@/lib/site-pages'

/** The form of the page into which check boxes elsewhere on it put decisions, and the name of each box. */
export const memoForm = { id: 'memo-form', field: 'decision' } as const

/** The address of a memo of these decisions. */
export function memoAddress(serials: readonly number[]): string {
  const query = new URLSearchParams(serials.map((serial) => [memoForm.field, String(serial)]))
  return `${sitePages.caseMemo.path}?${query}`
}
