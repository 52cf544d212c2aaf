import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { sitePages } from '@/lib/site-pages'

type HomePlan = {
  id: 'month' | 'half' | 'year'
  /** In won. */
  price: number
  originalPrice: number | null
  discount: number
  popular: boolean
}

const free = { id: 'free', price: 0, originalPrice: null, discount: 0, popular: false } as const

export function HomePlans({ plans }: { plans: readonly HomePlan[] }) {
  const t = useTranslations('home.plans')
  const won = (amount: number) => t('won', { amount })
  return (
    <>
      <dl className="border-t border-line">
        {[free, ...plans].map(({ id, price, originalPrice, discount, popular }) => (
          <div
            key={id}
            className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-2.5 sm:grid-cols-[10rem_8rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">
              {t(`${id}.name`)} {popular ? <Tag>{t('popular')}</Tag> : null}
            </dt>
            <dd className="text-right font-semibold">{won(price)}</dd>
            <dd className="text-soft max-sm:col-span-2 max-sm:text-sm">
              {t(`${id}.text`, { original: won(originalPrice ?? price), discount })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <Link href={sitePages.pricing.path} className="link font-semibold">
          {t('more')}
        </Link>
      </p>
    </>
  )
}
