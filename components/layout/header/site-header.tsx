import { useTranslations } from 'next-intl'
import { ClientMessages } from '@/components/layout/client-messages'
import { LanguageMenu } from '@/components/layout/language/language-menu'
import { NavLink } from '@/components/layout/navigation/nav-link'
import { QuickSearchButton } from '@/components/layout/quick-search/quick-search-button'
import { AccountLinks } from '@/components/layout/session/account-links'
import { ThemeToggle } from '@/components/layout/theme/theme-toggle'
import { DisclosureMenu } from '@/components/ui/overlay/disclosure-menu'
import { StaticIcon } from '@/components/ui/static-icon'
import { MobileMenu } from './mobile-menu'
import { CompanyLinks, ProductLinks } from './site-links'
import { SiteLogo } from './site-logo'

const linkClass = 'header-link'

function MenuLabel({ text }: { text: string }) {
  return (
    <>
      {text}
      <StaticIcon
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
        <SiteLogo />
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
          <NavLink href="/calculators" className={linkClass}>
            {pages('calculators.name')}
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
          <QuickSearchButton />
          <ClientMessages of={['language', 'theme']}>
            <LanguageMenu />
            <ThemeToggle />
          </ClientMessages>
          <AccountLinks place="bar" className="ml-2 flex items-center gap-x-1.5 max-sm:hidden" />
          <MobileMenu className="ml-1 lg:hidden" />
        </div>
      </div>
    </header>
  )
}
