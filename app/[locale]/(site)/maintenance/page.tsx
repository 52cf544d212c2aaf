import type { Metadata } from 'next'
import { connection } from 'next/server'
import { useTranslations } from 'next-intl'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { LazyMaintenanceRetry } from '@/components/layout/maintenance/lazy-maintenance-retry'
import { buttonClass } from '@/components/ui/button-class'
import { company } from '@/lib/company'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { maintenancePageId } from '@/lib/site-state/constants'
import { readSiteState } from '@/lib/site-state/site-state'

export async function generateMetadata(): Promise<Metadata> {
  await connection()
  const [t, metadata, { maintenance }] = await Promise.all([
    getTranslations('maintenance.open'),
    getLocale().then((locale) => pageMetadata(locale, 'maintenance')),
    readSiteState(),
  ])
  return maintenance ? metadata : { ...metadata, title: t('title'), description: t('text') }
}

/** What a visitor of this address reads while there is no maintenance. */
function SiteIsOpen() {
  const t = useTranslations('maintenance.open')
  return (
    <div className="page">
      <div className="max-w-[40em] py-12 sm:py-20">
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="mt-5 sm:text-lg">{t('text')}</p>
        <p className="mt-8">
          <Link href="/" className={buttonClass('primary')}>
            {t('home')}
          </Link>
        </p>
      </div>
    </div>
  )
}

/** In the place of every page while the site is closed; the middleware gives it its status. */
export default async function MaintenancePage() {
  // What the administration says is not known when the site is built.
  await connection()
  const locale = await getLocale()
  const [t, pages, format] = await Promise.all([
    getTranslations('maintenance'),
    getTranslations('pages'),
    getFormatter(),
  ])
  const { maintenance, message, enabledAt } = await readSiteState()
  if (!maintenance) return <SiteIsOpen />
  const since = enabledAt
    ? format.dateTime(new Date(enabledAt), { dateStyle: 'long', timeStyle: 'short' })
    : null
  return (
    <div className="page">
      <div id={maintenancePageId} className="max-w-[40em] py-12 sm:py-20">
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">
          {pages('maintenance.title')}
        </h1>
        <p className="mt-5 whitespace-pre-line sm:text-lg">
          {message[locale]?.trim() || t('text')}
        </p>
        {since ? <p className="mt-3 text-sm text-soft">{t('since', { time: since })}</p> : null}
        <div className="mt-8 space-y-3 border-t border-line pt-6">
          <ClientMessages of={['maintenance']}>
            <LazyMaintenanceRetry />
          </ClientMessages>
          <p className="text-sm text-soft">{t('later')}</p>
          <p className="text-sm text-soft">{t('urgent', { email: company().email })}</p>
        </div>
      </div>
    </div>
  )
}
