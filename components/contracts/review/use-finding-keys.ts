import type { KeyboardEvent } from 'react'

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('textarea, input, select, dialog') !== null

const cardsIn = (region: HTMLElement): HTMLElement[] => [
  ...region.querySelectorAll<HTMLElement>('[data-finding]'),
]

/** Moves to the finding after or before the one that has the focus; the first when none has. */
export function moveToFinding(region: HTMLElement | null, step: 1 | -1): void {
  if (!region) return
  const cards = cardsIn(region)
  const now = cards.findIndex((card) => card.contains(document.activeElement))
  const next = cards[now < 0 ? (step > 0 ? 0 : cards.length - 1) : now + step]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'start' })
}

const acts: Readonly<Record<string, string>> = {
  a: 'accept',
  w: 'wording',
  d: 'dismiss',
  c: 'comment',
}

/**
 * j and k walk through the findings; a, w, d and c act on the one that has the focus. They hold only while the focus
 * is within the findings, so that no key surprises elsewhere.
 */
export function handleFindingKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  if (event.key === 'j' || event.key === 'k') {
    event.preventDefault()
    moveToFinding(event.currentTarget, event.key === 'j' ? 1 : -1)
    return
  }
  const act = acts[event.key]
  const card = document.activeElement?.closest('[data-finding]')
  const button = act ? card?.querySelector<HTMLButtonElement>(`[data-act="${act}"]`) : null
  if (!button) return
  event.preventDefault()
  button.click()
}
