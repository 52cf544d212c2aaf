import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { sitePages } from '@/lib/site-pages'

/** In won (spec 9). */
const plans = {
  free: { price: 0, original: 0 },
  month: { price: 55_000, original: 55_000 },
  half: { price: 300_000, original: 330_000 },
  year: { price: 550_000, original: 660_000 },
} as const

export function HomePlans() {
  const t = useTranslations('home.plans')
  const won = (amount: number) => t('won', { amount })
  return (
    <>
      <dl className="border-t border-line">
        {(Object.keys(plans) as (keyof typeof plans)[]).map((plan) => (
          <div
            key={plan}
            className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-2.5 sm:grid-cols-[10rem_8rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">
              {t(`${plan}.name`)} {plan === 'half' ? <Tag>{t('popular')}</Tag> : null}
            </dt>
            <dd className="text-right font-semibold">{won(plans[plan].price)}</dd>
            <dd className="text-soft max-sm:col-span-2 max-sm:text-sm">
              {t(`${plan}.text`, { original: won(plans[plan].original) })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <Link href={sitePages.pricing.path} className="link font-semibold" prefetch={false}>
          {t('more')}
        </Link>
      </p>
    </>
  )
}
