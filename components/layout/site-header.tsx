import { useTranslations } from 'next-intl'
import { DisclosureMenu } from '@/components/ui/disclosure-menu'
import { PageIcon } from '@/components/ui/page-icon'
import { AccountLinks } from './account-links'
import { IslandMessages } from './island-messages'
import { LanguageMenu } from './language-menu'
import { NavLink } from './nav-link'
import { PhoneMenu } from './phone-menu'
import { CompanyLinks, ProductLinks } from './site-links'
import { SiteMark } from './site-mark'
import { ThemeToggle } from './theme-toggle'

const linkClass = 'px-2 py-2 whitespace-nowrap hover:text-seal aria-[current]:text-seal'

function MenuLabel({ text }: { text: string }) {
  return (
    <>
      {text}
      <PageIcon
        name="chevronDown"
        size={14}
        className="text-soft group-open:rotate-180 motion-safe:transition-transform"
      />
    </>
  )
}

export function SiteHeader() {
  const t = useTranslations('header')
  const pages = useTranslations('pages')
  return (
    <header className="no-print border-b border-line">
      <div className="page flex h-14 items-center gap-x-4 xl:gap-x-6">
        <SiteMark />
        <nav
          aria-label={t('nav')}
          className="flex items-center gap-x-0.5 text-sm font-medium max-lg:hidden xl:gap-x-1.5"
        >
          <DisclosureMenu label={<MenuLabel text={t('product')} />}>
            <div className="grid w-[34rem] grid-cols-2 gap-y-2 py-1">
              <ProductLinks />
            </div>
          </DisclosureMenu>
          <NavLink href="/case-search" className={linkClass}>
            {t('search')}
          </NavLink>
          <NavLink href="/statutes" className={linkClass}>
            {t('statutes')}
          </NavLink>
          <NavLink href="/pricing" className={linkClass}>
            {pages('pricing.name')}
          </NavLink>
          <DisclosureMenu label={<MenuLabel text={t('about')} />}>
            <div className="w-72">
              <CompanyLinks />
            </div>
          </DisclosureMenu>
          <NavLink href="/contact" className={linkClass}>
            {pages('contact.name')}
          </NavLink>
        </nav>
        <div className="ml-auto flex items-center">
          <IslandMessages of={['language', 'theme']}>
            <LanguageMenu />
            <ThemeToggle />
          </IslandMessages>
          <AccountLinks place="bar" className="ml-2 flex items-center gap-x-1.5 max-sm:hidden" />
          <PhoneMenu className="ml-1 lg:hidden" />
        </div>
      </div>
    </header>
  )
}
