import { useEffect } from 'react'
import { outlineSelector } from '@/components/corpus/case/outline'

type Entry = { links: HTMLAnchorElement[]; target: Element }

/** The outline's entries in the order of the text; it stands twice in the page, folded for phones. */
function outlineEntries(): Entry[] {
  const byTarget = new Map<Element, HTMLAnchorElement[]>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${outlineSelector} a`)) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    if (target) byTarget.set(target, [...(byTarget.get(target) ?? []), link])
  }
  return [...byTarget].map(([target, links]) => ({ links, target }))
}

/** An outline that is longer than the window follows the place that is read. */
function follow(link: HTMLElement): void {
  const box = link.closest<HTMLElement>('[data-outline-scroll]')
  if (!box || box.scrollHeight <= box.clientHeight) return
  const { top, bottom } = link.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top - 40
}

/** How many of the places stand in each part of the text, beside the part's entry. Both come in the text's order. */
function markHits(entries: readonly Entry[], ranges: readonly Range[]): void {
  const hits = entries.map(() => 0)
  let part = -1
  for (const range of ranges) {
    for (let next = entries[part + 1]; next && startsBefore(next, range); next = entries[part + 1])
      part += 1
    if (part >= 0) hits[part] = (hits[part] ?? 0) + 1
  }
  entries.forEach(({ links }, index) => {
    for (const link of links) {
      if (hits[index]) link.dataset.hits = String(hits[index])
      else delete link.dataset.hits
    }
  })
}

const startsBefore = ({ target }: Entry, range: Range) => range.comparePoint(target, 0) <= 0

/** The last part whose start is above the upper third of the window. */
function markPlace(entries: readonly Entry[]): void {
  const line = window.innerHeight / 3
  const now = entries.findLast(({ target }) => target.getBoundingClientRect().top <= line)
  for (const entry of entries) {
    for (const link of entry.links) {
      if (entry !== now) link.removeAttribute('aria-current')
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location')
        follow(link)
      }
    }
  }
}

/**
 * The outline beside a text shows where one is and where the sought words stand. It is drawn by the server;
 * these marks are attributes on its links.
 */
export function useOutlineMarks(ranges: readonly Range[]): void {
  useEffect(() => markHits(outlineEntries(), ranges), [ranges])
  useEffect(() => {
    const entries = outlineEntries()
    if (entries.length === 0) return
    let frame = 0
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => markPlace(entries))
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
}
