import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/layout/footer/site-footer'
import { SiteHeader } from '@/components/layout/header/site-header'
import { SkipLink } from '@/components/layout/navigation/skip-link'
import { SiteShell } from './site-shell'

/**
 * A page with the site's header and footer: public pages and a person's own.
 * @param isOwn a person's own, where the footer is short
 */
export function SiteFrame({ isOwn = false, children }: { isOwn?: boolean; children: ReactNode }) {
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <SiteHeader />
        <main id="main" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <SiteFooter isShort={isOwn} />
      </div>
      <SiteShell />
    </>
  )
}
