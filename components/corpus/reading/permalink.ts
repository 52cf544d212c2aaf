/**
 * The address of a place of the page that is read: what tells which decision is meant stays in it, what one came
 * with (a page of a list) does not.
 */
export function permalink(id: string): string {
  const { origin, pathname, search } = window.location
  const serial = new URLSearchParams(search).get('serial')
  return `${origin}${pathname}${serial ? `?serial=${serial}` : ''}${id ? `#${id}` : ''}`
}

const placeSelector = '[data-reading] [id], [id^="issue-"]'

/** The paragraph, or the issue of a decision, that an element of the text is in. */
export function placeOf(node: Node | null): HTMLElement | null {
  const element = node instanceof Element ? node : (node?.parentElement ?? null)
  return element?.closest<HTMLElement>(placeSelector) ?? null
}
