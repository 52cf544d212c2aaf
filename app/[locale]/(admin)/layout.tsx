import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SiteShell } from '@/app/[locale]/site-shell'
import { ClientMessages } from '@/components/layout/client-messages'
import { SiteLogo } from '@/components/layout/header/site-logo'
import { LanguageMenu } from '@/components/layout/language/language-menu'
import { SkipLink } from '@/components/layout/navigation/skip-link'
import { QuickSearchButton } from '@/components/layout/quick-search/quick-search-button'
import { AccountLinks } from '@/components/layout/session/account-links'
import { ThemeToggle } from '@/components/layout/theme/theme-toggle'

/** Without the site's header and footer (spec 2). Each page asks by itself who is there. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  const pages = useTranslations('pages')
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <header className="no-print border-b border-line">
          <div className="mx-auto flex h-14 w-full max-w-[88rem] items-center gap-3 px-4">
            <SiteLogo />
            <p className="border-s border-line ps-3 text-sm text-soft max-sm:hidden">
              {pages('admin.name')}
            </p>
            <div className="ml-auto flex items-center">
              <QuickSearchButton />
              <ClientMessages of={['language', 'theme']}>
                <LanguageMenu />
                <ThemeToggle />
              </ClientMessages>
              <AccountLinks place="bar" className="ml-2 flex items-center gap-x-1.5" />
            </div>
          </div>
        </header>
        <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
          <ClientMessages of={['errors']}>{children}</ClientMessages>
        </main>
      </div>
      <SiteShell />
    </>
  )
}
