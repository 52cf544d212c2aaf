import { useTranslations } from 'next-intl'
import { SealMark } from '@/components/ui/seal-mark'
import { Link } from '@/lib/i18n/navigation'
import { IslandMessages } from './island-messages'
import { LanguageMenu } from './language-menu'
import { ThemeToggle } from './theme-toggle'

export function SiteHeader() {
  const t = useTranslations('header')
  const site = useTranslations('site')
  return (
    <header className="no-print border-b border-line">
      <div className="page flex h-14 items-center gap-x-5">
        <Link href="/" className="flex items-center gap-2.5" aria-label={site('home')}>
          <SealMark className="size-7" />
          <span className="text-lg font-bold tracking-tight whitespace-nowrap max-sm:text-base">
            {site('name')}
          </span>
        </Link>
        <nav aria-label={t('nav')} className="flex items-center gap-x-1 text-sm font-medium">
          <Link href="/case-search" className="px-2 py-2 whitespace-nowrap hover:text-seal">
            {t('search')}
          </Link>
          <Link href="/statutes" className="px-2 py-2 whitespace-nowrap hover:text-seal">
            {t('statutes')}
          </Link>
        </nav>
        <div className="ml-auto flex items-center">
          <IslandMessages of={['language', 'theme']}>
            <LanguageMenu />
            <ThemeToggle />
          </IslandMessages>
        </div>
      </div>
    </header>
  )
}
