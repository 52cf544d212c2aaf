import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is in the visible part of the page or within `margin` of it, as `800px`. */
export function useNear(element: RefObject<HTMLElement | null>, margin: string): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const look = ([entry]: IntersectionObserverEntry[]) => setNear(entry?.isIntersecting ?? false)
    const observer = new IntersectionObserver(look, { rootMargin: margin })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isNear
}
