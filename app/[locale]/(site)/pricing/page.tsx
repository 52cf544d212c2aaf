import type { Metadata } from 'next'
import { useLocale, useTranslations } from 'next-intl'
import { getLocale } from 'next-intl/server'
import { PlanChoice } from '@/components/billing/plans/plan-choice'
import { PlanCompare } from '@/components/billing/plans/plan-compare'
import { PlanFaq } from '@/components/billing/plans/plan-faq'
import { PlanStructuredData } from '@/components/billing/plans/plan-structured-data'
import { useWon } from '@/components/billing/use-won'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { PlainList } from '@/components/product/plain-list'
import { Section } from '@/components/product/section'
import { buttonClass } from '@/components/ui/button-class'
import { plans, withdrawalDays } from '@/lib/billing/constants'
import { priceTexts } from '@/lib/billing/price-texts'
import { entitlements } from '@/lib/entitlements'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'pricing', priceTexts)
}

export default function PricingPage() {
  const t = useTranslations('pricing')
  const locale = useLocale()
  const won = useWon('pricing')
  const [month, half, year] = plans
  return (
    <div className="page pb-6">
      <PageBreadcrumb page="pricing" />
      <header className="max-w-[46em] pt-2 pb-5 sm:pt-4 sm:pb-8">
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('heading')}</h1>
        <p className="mt-2 text-[0.95rem] sm:text-lg">{t('lead')}</p>
      </header>
      <PlanChoice action={getPathname({ locale, href: '/payment' })} />
      <div className="mt-10">
        <Section title={t('compare.title')}>
          <PlanCompare />
        </Section>
        <Section title={t('refund.title')}>
          <PlainList
            items={[t('refund.one', { days: withdrawalDays }), t('refund.two'), t('refund.three')]}
          />
          <p className="mt-4">
            <Link href="/paid-service-policy" className="link">
              {t('refund.link')}
            </Link>
          </p>
        </Section>
        <Section title={t('faq.title')}>
          <PlanFaq />
        </Section>
        <Section title={t('organisation.title')}>
          <p className="mb-4 max-w-[46em]">
            {t('organisation.text', {
              included: entitlements['1month'].organizationSeats,
              month: won(month.seatPrice),
              half: won(half.seatPrice),
              year: won(year.seatPrice),
            })}
          </p>
          <p className="mb-4 max-w-[46em] text-soft">{t('organisation.brings')}</p>
          <p className="flex flex-wrap gap-2.5">
            <Link href="/settings/organizations" className={buttonClass('quiet')}>
              {t('organisation.open')}
            </Link>
            <Link href="/products/ragops" className={buttonClass('quiet')}>
              {t('organisation.link')}
            </Link>
            <Link href="/contact" className={buttonClass('quiet')}>
              {t('organisation.contact')}
            </Link>
          </p>
        </Section>
      </div>
      <PlanStructuredData />
    </div>
  )
}
