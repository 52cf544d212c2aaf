import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import type { CheckoutAvailability } from '@/lib/billing/checkout/types'
import { Link } from '@/lib/i18n/navigation'

const next = {
  unconfigured: '/contact',
  subscribed: '/billing',
  pending: '/billing',
  signedOut: '/login?next=/payment',
  failed: '/payment',
} as const

/** Why there is no form here, and where to go instead. */
export function CheckoutUnavailable({
  state,
}: {
  state: Exclude<CheckoutAvailability['state'], 'ready'>
}) {
  const t = useTranslations('checkout.state')
  return (
    <EmptyState
      title={t(`${state}.title`)}
      action={
        <Link href={next[state]} className={buttonClass('primary')}>
          {t(`${state}.next`)}
        </Link>
      }
    >
      {t(`${state}.text`)}
    </EmptyState>
  )
}
