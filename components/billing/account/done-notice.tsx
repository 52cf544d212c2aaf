'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/notice'

/** What has just been done, on the page that it led to; the address forgets it. */
export function DoneNotice({ tone, children }: { tone: 'good' | 'warn'; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.focus()
    const url = new URL(window.location.href)
    url.searchParams.delete('done')
    // With a state of its own, the router would not hear of it and bring the word back.
    window.history.replaceState(null, '', url)
  }, [])
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice tone={tone} role="status">
        {children}
      </Notice>
    </div>
  )
}
