import { useTranslations } from 'next-intl'
import { NavLink } from '@/components/layout/navigation/nav-link'
import { type SitePage, sitePages } from '@/lib/site-pages'
import { FinanceAiItem } from './finance-ai-item'
import { MenuEntry, menuEntryClass } from './menu-entry'

/** Spec 2: professional and enterprise; what is for both stands under them. */
const products = {
  professional: ['legalAi', 'financeAi'],
  enterprise: ['contractReview', 'ragops'],
  everyone: ['consultation', 'myRag'],
} as const
const company = ['about', 'blog', 'docs'] as const

type Entry = (typeof products)[keyof typeof products][number] | (typeof company)[number]

function EntryLink({ page }: { page: Entry }) {
  const t = useTranslations('header')
  const pages = useTranslations('pages')
  return (
    <NavLink href={sitePages[page].path} className={menuEntryClass}>
      <MenuEntry name={pages(`${page}.name`)} hint={t(`hint.${page}`)} />
    </NavLink>
  )
}

/** The products by whom they are for; the third group takes the width of the two before it. */
export function ProductLinks() {
  const t = useTranslations('header')
  return (Object.keys(products) as (keyof typeof products)[]).map((group) => (
    <div key={group} className={group === 'everyone' ? 'sm:col-span-2' : undefined}>
      <p className="px-4 pt-2 pb-1 text-xs font-bold text-soft">{t(group)}</p>
      <ul className={group === 'everyone' ? 'sm:grid sm:grid-cols-2' : undefined}>
        {products[group].map((page) => (
          <li key={page}>{page === 'financeAi' ? <FinanceAiItem /> : <EntryLink page={page} />}</li>
        ))}
      </ul>
    </div>
  ))
}

export function CompanyLinks() {
  return (
    <ul>
      {company.map((page) => (
        <li key={page}>
          <EntryLink page={page} />
        </li>
      ))}
    </ul>
  )
}

/** Name of a fixed page as a plain link. */
export function PageLink({ page, className }: { page: SitePage; className?: string }) {
  const t = useTranslations('pages')
  return (
    <NavLink href={sitePages[page].path} className={className}>
      {t(`${page}.name`)}
    </NavLink>
  )
}
