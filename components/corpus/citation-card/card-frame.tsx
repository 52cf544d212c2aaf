import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

const gap = 6
const margin = 8

/** Below the link where there is room, else above it; out of sight together with the link. */
function place(card: HTMLElement, link: HTMLElement) {
  const lines = link.getClientRects()
  const first = lines[0] ?? link.getBoundingClientRect()
  const last = lines[lines.length - 1] ?? first
  const { width, height } = card.getBoundingClientRect()
  const below = last.bottom + gap
  const above = first.top - gap - height
  const isBelow = below + height + margin <= window.innerHeight || above < margin
  const left = isBelow ? last.left : first.left
  const isInView = last.bottom >= 0 && first.top < window.innerHeight
  card.style.top = `${isBelow ? below : above}px`
  card.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - width - margin))}px`
  card.style.visibility = isInView ? 'visible' : 'hidden'
}

/** A card beside the link that it describes. It lies over the page, so nothing moves. */
export function CardFrame({ link, children }: { link: HTMLElement; children: ReactNode }) {
  const id = useId()
  const card = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const move = () => {
      if (card.current) place(card.current, link)
    }
    move()
    window.addEventListener('scroll', move, { capture: true, passive: true })
    window.addEventListener('resize', move)
    return () => {
      window.removeEventListener('scroll', move, { capture: true })
      window.removeEventListener('resize', move)
    }
  }, [link])
  useEffect(() => {
    link.setAttribute('aria-describedby', id)
    return () => link.removeAttribute('aria-describedby')
  }, [link, id])

  return createPortal(
    <div
      ref={card}
      id={id}
      role="tooltip"
      data-citation-card=""
      className="no-print fixed top-0 left-0 z-30 max-h-[60dvh] w-[min(27rem,calc(100vw-1rem))] overflow-y-auto border border-strong bg-paper px-4 py-3 text-sm leading-relaxed text-ink transition-opacity duration-100 starting:opacity-0"
    >
      {children}
    </div>,
    document.body,
  )
}
