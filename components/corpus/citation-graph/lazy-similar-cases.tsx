'use client'

import { Suspense, useRef, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useNear } from '@/components/ui/use-near'

const SimilarCases = lazyComponent(() =>
  import('./similar-cases').then((module) => module.SimilarCases),
)

/** How far below the window the list is asked for, so that it is there when it comes into view. */
const ahead = '600px'

/** Similar decisions are searched for only where somebody reads on so far. */
export function LazySimilarCases({ serial }: { serial: number }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, ahead)
  const [isAsked, setAsked] = useState(false)
  if (isNear && !isAsked) setAsked(true)
  return (
    <div ref={place} className="min-h-40">
      <Suspense fallback={null}>{isAsked ? <SimilarCases serial={serial} /> : null}</Suspense>
    </div>
  )
}
