import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NavLink } from '@/components/layout/navigation/nav-link'
import { DisclosureMenu } from '@/components/ui/overlay/disclosure-menu'
import { type ProtectedPage, pageAccess } from '@/lib/auth/access'
import { hasAccess } from '@/lib/auth/requirement'
import type { SessionUser } from '@/lib/auth/schema'
import { sitePages } from '@/lib/site-pages'

type AdminGroup = 'overview' | 'people' | 'billing' | 'content' | 'records' | 'system'

const groups: readonly { group: AdminGroup; pages: readonly ProtectedPage[] }[] = [
  { group: 'overview', pages: ['admin', 'adminAnalytics'] },
  { group: 'people', pages: ['adminUsers', 'adminDeletions'] },
  { group: 'billing', pages: ['adminSubscriptions', 'adminPayments'] },
  { group: 'content', pages: ['adminContent', 'adminInquiries'] },
  { group: 'records', pages: ['adminActivity', 'adminSecurity', 'adminAudit'] },
  {
    group: 'system',
    pages: ['adminCorpus', 'adminConfigurations', 'adminValues', 'adminSettings'],
  },
]

/** The pages of the administration that this person may see, in their groups. */
function adminMenu(user: SessionUser): { group: AdminGroup; pages: ProtectedPage[] }[] {
  return groups
    .map(({ group, pages }) => ({
      group,
      pages: pages.filter((page) => hasAccess(user, pageAccess[page])),
    }))
    .filter(({ pages }) => pages.length > 0)
}

const linkClass =
  'block px-3 py-1.5 text-sm hover:text-seal aria-[current]:border-s-2 aria-[current]:border-seal aria-[current]:font-semibold'

function Menu({ user }: { user: SessionUser }) {
  const t = useTranslations('admin')
  const pages = useTranslations('pages')
  return (
    <>
      {adminMenu(user).map(({ group, pages: entries }) => (
        <div key={group} className="mb-4">
          <p className="px-3 py-1 text-xs font-bold text-soft">{t(`groups.${group}`)}</p>
          <ul>
            {entries.map((page) => (
              <li key={page}>
                <NavLink href={sitePages[page].path} className={linkClass}>
                  {pages(`${page}.name`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

/** One page of the administration: its menu, as far as this person's role goes, and its title. */
export function AdminFrame({
  user,
  page,
  actions,
  children,
}: {
  user: SessionUser
  page: ProtectedPage
  /** Beside the title: what can be done with the whole page. */
  actions?: ReactNode
  children: ReactNode
}) {
  const t = useTranslations('admin')
  const pages = useTranslations('pages')
  return (
    <div className="mx-auto w-full max-w-[88rem] grow lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label={t('nav')} className="border-e border-line py-6 max-lg:hidden">
        <Menu user={user} />
      </nav>
      <div className="border-b border-line px-2 lg:hidden">
        <DisclosureMenu label={`${t('nav')}: ${pages(`${page}.name`)}`}>
          <nav aria-label={t('nav')} className="w-60 pt-2">
            <Menu user={user} />
          </nav>
        </DisclosureMenu>
      </div>
      <div className="min-w-0 px-4 py-6 lg:px-8">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl font-bold">{pages(`${page}.title`)}</h1>
          {actions}
        </div>
        {children}
      </div>
    </div>
  )
}
