import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { SiteLogo } from '@/components/layout/header/site-logo'
import { LanguageMenu } from '@/components/layout/language/language-menu'
import { NavLink } from '@/components/layout/navigation/nav-link'
import { AccountLinks } from '@/components/layout/session/account-links'
import { ThemeToggle } from '@/components/layout/theme/theme-toggle'
import { requirementOf } from '@/lib/auth/access'
import { loadSession } from '@/lib/auth/loaders'
import { hasAccess } from '@/lib/auth/requirement'
import { sitePages } from '@/lib/site-pages'

const places = ['aiChat', 'knowledge', 'documentLibrary', 'wordEditor', 'traces'] as const

/**
 * The head of the workspace's lists: they have no header of the site (spec 2), and without this no way to
 * each other, to another language or home. The thread, the editor and the viewer have heads of their own.
 */
export async function WorkspaceBar() {
  const [t, pages, user] = await Promise.all([
    getTranslations('site'),
    getTranslations('pages'),
    loadSession(),
  ])
  const open = places.filter((place) => {
    const need = requirementOf(sitePages[place].path)
    return need === 'everyone' || (user !== null && hasAccess(user, need))
  })
  return (
    <div className="no-print shrink-0 border-b border-line">
      <div className="page flex flex-wrap items-center gap-x-6 py-1.5">
        <SiteLogo />
        <nav
          aria-label={t('workspace')}
          className="flex min-w-0 gap-x-1 overflow-x-auto text-sm font-medium max-sm:order-last max-sm:-mx-2 max-sm:basis-full"
        >
          {open.map((place) => (
            <NavLink
              key={place}
              href={sitePages[place].path}
              className="shrink-0 px-2 py-2 whitespace-nowrap text-soft hover:text-ink aria-[current]:font-bold aria-[current]:text-ink"
            >
              {pages(`${place}.name`)}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center">
          <ClientMessages of={['language', 'theme']}>
            <LanguageMenu />
            <ThemeToggle />
          </ClientMessages>
          <AccountLinks
            place="bar"
            className="ml-1 flex items-center gap-x-1 [&_[data-auth-dialog=sign-up]]:hidden [&_[data-session-slot]_a[href$='/ai-chat']]:hidden"
          />
        </div>
      </div>
    </div>
  )
}
