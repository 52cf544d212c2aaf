import type { ReactNode } from 'react'
import { SiteShell } from '@/app/[locale]/site-shell'
import { SkipLink } from '@/components/layout/skip-link'

/** Pages to work in: the whole screen is theirs, without the site's header and footer (spec 2). */
export default function WorkspaceLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
          {children}
        </main>
      </div>
      <SiteShell />
    </>
  )
}
