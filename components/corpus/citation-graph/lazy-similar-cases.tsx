'use client'

import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'

const SimilarCases = lazyComponent(() =>
  import('./similar-cases').then((module) => module.SimilarCases),
)

/** How far below the window the list is asked for, so that it is there when it comes into view. */
const ahead = '600px'

/** Similar decisions are searched for only where somebody reads on so far. */
export function LazySimilarCases({ serial }: { serial: number }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => setNear((near) => near || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="min-h-40">
      <Suspense fallback={null}>{isNear ? <SimilarCases serial={serial} /> : null}</Suspense>
    </div>
  )
}
