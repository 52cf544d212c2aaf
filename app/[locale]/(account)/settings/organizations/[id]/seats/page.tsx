import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { SeatCounts } from '@/components/billing/seats/seat-counts'
import { SeatPayment } from '@/components/billing/seats/seat-payment'
import { ClientMessages } from '@/components/layout/client-messages'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { Notice } from '@/components/ui/notice'
import { SettingsSection } from '@/components/ui/settings-section'
import { loadSeats } from '@/lib/billing/seats/loaders'
import { mayPaySeats } from '@/lib/organizations/role-rights'
import { buildMetadata } from '@/lib/page-metadata'
import { sitePages } from '@/lib/site-pages'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, locale, { id }] = await Promise.all([getTranslations('seats'), getLocale(), params])
  return buildMetadata({
    locale,
    path: `/settings/organizations/${id}/seats`,
    title: t('title'),
    description: t('text'),
    index: false,
  })
}

/** The seats of an organisation: how many there are, who pays for them, and what more would cost. */
export default async function SeatsPage({ params }: Props) {
  const { organization, seats, subscription, today } = await loadSeats((await params).id)
  const [t, pages] = await Promise.all([getTranslations('seats'), getTranslations('pages')])
  const { id, name, role } = organization
  const { charge } = seats
  return (
    <div className="page pb-10">
      <Breadcrumb
        trail={[
          { label: pages('settings.name'), href: sitePages.settings.path },
          { label: pages('organizations.name'), href: sitePages.organizations.path },
          { label: name, href: `/settings/organizations/${id}` },
          { label: t('title') },
        ]}
      />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 text-sm text-soft">{t('text')}</p>
      <p className="max-w-[42em] pt-1 pb-5 text-sm text-soft">{t('brings')}</p>
      <ClientMessages of={['seats']}>
        <SettingsSection id="now" title={t('now.title')} text={t('now.text')} isDense>
          {charge && (charge.state === 'charging' || charge.state === 'unknown') ? (
            <Notice tone="warn" role="status">
              {t('charge.waiting', { count: charge.seats })}
            </Notice>
          ) : null}
          <SeatCounts seats={seats} />
        </SettingsSection>
        {mayPaySeats(role) ? (
          <SeatPayment organization={id} seats={seats} subscription={subscription} today={today} />
        ) : (
          <p className="text-sm text-soft">{t('pay.admin')}</p>
        )}
      </ClientMessages>
    </div>
  )
}
