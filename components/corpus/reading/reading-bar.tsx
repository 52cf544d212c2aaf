'use client'

import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import type { CopySource } from '@/lib/corpus/copy-forms'

const ReadingTools = lazyComponent(() =>
  import('./reading-tools').then((module) => module.ReadingTools),
)

/** One line that stays in view; on a phone the field alone stays, and the way between results stands above it. */
const barClass =
  'no-print contents sm:sticky sm:top-0 sm:z-10 sm:mt-4 sm:flex sm:justify-between sm:gap-6 sm:border-b sm:border-line sm:bg-paper'
/** The place of the field, so that the text does not move when it comes. */
const placeholder = <div className="min-h-12 max-sm:mt-3" />

/**
 * Over the text of a decision or an article: the results one came from, and finding words in the text.
 * @param source is cited with a passage that is copied
 */
export function ReadingBar({ source }: { source: CopySource }) {
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  return (
    <div className={barClass} data-reading-bar="">
      <Suspense fallback={placeholder}>
        {isInBrowser ? <ReadingTools source={source} /> : placeholder}
      </Suspense>
    </div>
  )
}
