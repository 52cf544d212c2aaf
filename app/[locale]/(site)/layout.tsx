import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SiteShell } from '@/components/layout/site-shell'
import { SkipLink } from '@/components/layout/skip-link'

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <SiteHeader />
        <main id="main" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <SiteFooter />
      </div>
      <SiteShell />
    </>
  )
}
