import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LanguageOffer } from '@/components/layout/language-offer'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'

export default function SiteLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('site')
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="no-print sr-only z-30 bg-seal px-4 py-2 text-on-seal focus:not-sr-only focus:absolute"
      >
        {t('skip')}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter />
      <LanguageOffer />
    </div>
  )
}
