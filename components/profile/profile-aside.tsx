import { useTranslations } from 'next-intl'
import { SignOutButton } from '@/components/layout/session/sign-out-button'
import { buttonClass } from '@/components/ui/button-class'
import type { AccountTier } from '@/lib/entitlements'
import { Link } from '@/lib/i18n/navigation'
import type { Deletion } from '@/lib/profile/schema'
import { DeleteAccountSection } from './delete-account-section'
import { ExportLink } from './export-link'

type Props = {
  email: string
  plan: AccountTier
  deletion: Deletion | null
  /** The names of organisations that nobody else owns. */
  keptOrganizations: readonly string[]
}

/** What can be done with an account besides changing it. Its islands need auth, profile and session. */
export function ProfileAside({ email, plan, deletion, keptOrganizations }: Props) {
  const t = useTranslations('profile')
  const plans = useTranslations('pricing.plan')
  return (
    <div className="grid gap-x-10 gap-y-8 md:max-lg:grid-cols-2">
      <section aria-labelledby="plan">
        <h2 id="plan" className="section-title">
          {t('plan.title')}
        </h2>
        <p className="mt-2 mb-3 text-sm text-soft">
          {plan === 'free' ? t('plan.free') : t('plan.paid', { plan: plans(plan) })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Link href="/billing" className={buttonClass()}>
            {t('plan.billing')}
          </Link>
          {plan === 'free' ? (
            <Link href="/pricing" className={buttonClass('bare')}>
              {t('plan.see')}
            </Link>
          ) : null}
        </div>
      </section>
      <section aria-labelledby="session">
        <h2 id="session" className="section-title">
          {t('session.title')}
        </h2>
        <p className="mt-2 mb-3 text-sm text-soft">{t('session.text')}</p>
        <div className="flex flex-wrap gap-2">
          <SignOutButton className={buttonClass()} />
          <Link href="/settings" className={buttonClass('bare')}>
            {t('session.settings')}
          </Link>
        </div>
      </section>
      <section aria-labelledby="export">
        <h2 id="export" className="section-title">
          {t('export.title')}
        </h2>
        <p className="mt-2 mb-3 text-sm text-soft">{t('export.text')}</p>
        <ExportLink />
      </section>
      <DeleteAccountSection
        email={email}
        deletion={deletion}
        keptOrganizations={keptOrganizations}
      />
    </div>
  )
}
