import type { ReactNode } from 'react'
import { SiteShell } from '@/app/[locale]/site-shell'
import { ClientMessages } from '@/components/layout/client-messages'
import { SkipLink } from '@/components/layout/navigation/skip-link'

/**
 * Pages to work in: the whole screen is theirs, without the site's header and footer (spec 2). Their parts
 * scroll by themselves, so that what is asked and what is done with it stays in sight.
 */
export default function WorkspaceLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-dvh flex-col print:block print:h-auto">
      <SkipLink />
      <main
        id="main"
        tabIndex={-1}
        className="flex min-h-0 grow flex-col overflow-y-auto outline-none"
      >
        <ClientMessages of={['errors']}>{children}</ClientMessages>
      </main>
      <div className="shrink-0">
        <SiteShell />
      </div>
    </div>
  )
}
