import { useEffect, useState } from 'react'
import { cardLink, isTouch } from '@/components/layout/citation-card/card-link'

/** Passing over a link opens nothing; the way from a link to its card is not yet leaving it. */
const openAfterMs = 150
const closeAfterMs = 200

function isInCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-citation-card]') !== null
}

/** Calls back with the link that is pointed at or focused by key, and with null when it is left or dismissed. */
function watchLinks(
  first: HTMLAnchorElement | null,
  show: (link: HTMLAnchorElement | null) => void,
) {
  let shown: HTMLAnchorElement | null = null
  let wanted: HTMLAnchorElement | null = null
  let timer: number | undefined

  function now(link: HTMLAnchorElement | null) {
    window.clearTimeout(timer)
    wanted = link
    shown = link
    show(link)
  }
  function later(link: HTMLAnchorElement | null) {
    if (link === wanted) return
    window.clearTimeout(timer)
    wanted = link
    if (link !== shown) timer = window.setTimeout(now, link ? openAfterMs : closeAfterMs, link)
  }

  function over(event: Event) {
    if (isTouch(event)) return
    if (isInCard(event.target)) return later(shown)
    const link = cardLink(event)
    // What the keyboard opened stays until the focus leaves it.
    if (link || shown !== document.activeElement) later(link)
  }
  function focus(event: FocusEvent) {
    const link = cardLink(event)
    if (link?.matches(':focus-visible')) later(link)
  }
  function blur(event: FocusEvent) {
    if (wanted !== null && event.target === wanted) now(null)
  }
  function follow(event: Event) {
    if (wanted !== null && !isInCard(event.target)) now(null)
  }
  function dismiss(event: KeyboardEvent) {
    if (event.key === 'Escape' && wanted !== null) now(null)
  }

  const events = new AbortController()
  const options = { capture: true, signal: events.signal }
  document.addEventListener('pointerover', over, options)
  document.documentElement.addEventListener('pointerleave', () => later(null), options)
  document.addEventListener('focusin', focus, options)
  document.addEventListener('focusout', blur, options)
  document.addEventListener('click', follow, options)
  document.addEventListener('keydown', dismiss, options)
  if (first?.matches(':hover, :focus-visible')) later(first)
  return () => {
    window.clearTimeout(timer)
    events.abort()
  }
}

/** @param first the link that was pointed at before this was here */
export function usePointedLink(first: HTMLAnchorElement | null): HTMLAnchorElement | null {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null)
  useEffect(() => watchLinks(first, setLink), [first])
  return link
}
