import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { CookieNotice } from '@/components/layout/consent/cookie-notice'
import { QuickSearchDialog } from '@/components/layout/quick-search/quick-search-dialog'
import { trackerNames } from '@/lib/activity/analytics'
import { env } from '@/lib/env'
import { locales } from '@/lib/i18n/routing'
import { browserLogLevel } from '@/lib/log'
import { LazyShell } from './lazy-shell'

/**
 * What every page does besides showing itself: session, cookie notice, language offer, visits. The server sends the
 * same to every visitor, so that pages stay static; the browser decides the rest.
 */
export async function SiteShell() {
  const offers = await Promise.all(
    locales.map(async (locale) => {
      const t = await getTranslations({ locale, namespace: 'languageOffer' })
      return { locale, text: t('text'), go: t('go'), dismiss: t('dismiss') }
    }),
  )
  const { GA4_ID, META_PIXEL_ID, NODE_ENV } = env()
  const analytics = { ga4: GA4_ID ?? null, metaPixel: META_PIXEL_ID ?? null }
  const { session, maintenance } = await getMessages()
  const words = { session, maintenance: { notice: maintenance.notice } }
  return (
    <div className="no-print sticky bottom-0 z-10">
      <NextIntlClientProvider messages={words}>
        <LazyShell offers={offers} analytics={analytics} logLevel={browserLogLevel(NODE_ENV)} />
      </NextIntlClientProvider>
      <QuickSearchDialog />
      <CookieNotice counters={trackerNames(analytics)} />
    </div>
  )
}
