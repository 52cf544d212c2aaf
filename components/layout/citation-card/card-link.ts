/** Marks the parts of a page whose links to decisions and articles open a card. */
export const cardAttribute = { 'data-cards': '' } as const
const selector = '[data-cards] a[href*="/cases/"], [data-cards] a[href*="/articles/"]'

/** A tap follows the link: touch points at nothing. */
export function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch'
}

/** The link to a decision or an article that an event is on; those of a drawing have no address to read. */
export function cardLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest(selector) : null
  return link instanceof HTMLAnchorElement ? link : null
}
