'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { rememberLanguage } from '@/components/layout/language/stored-language'
import { Notice } from '@/components/ui/notice'
import type { AppLocale } from '@/lib/i18n/routing'

/** What has just been done, on the page that it led to; the address forgets it. */
export function SavedNotice({
  language,
  children,
}: {
  /** The language that was chosen: this browser keeps it too. */
  language?: AppLocale
  children: ReactNode
}) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.focus()
    if (language) rememberLanguage(language)
    const url = new URL(window.location.href)
    url.searchParams.delete('saved')
    // With a state of its own, the router would not hear of it and bring the word back.
    window.history.replaceState(null, '', url)
  }, [language])
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice tone="good" role="status">
        {children}
      </Notice>
    </div>
  )
}
