import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { SelectField, TextField } from '@/components/ui/field'
import { planIds } from '@/lib/billing/constants'
import { type SubscriptionQuery, subscriptionListPath } from '@/lib/billing/ledger/ledger-query'
import { Link } from '@/lib/i18n/navigation'
import { sitePages } from '@/lib/site-pages'

/** A plain form: everything that narrows the list stands in the address. */
export function SubscriptionFilter({
  query,
  action,
}: {
  query: SubscriptionQuery
  action: string
}) {
  const t = useTranslations('adminBilling')
  return (
    // A new address is a new form: what is typed and not sent does not outlive it.
    <form
      key={subscriptionListPath(query)}
      action={action}
      className="grid items-end gap-x-3 gap-y-2 sm:grid-cols-[minmax(12rem,24rem)_minmax(7rem,auto)_auto] sm:justify-start"
    >
      <TextField
        name="q"
        type="search"
        label={t('list.search')}
        placeholder={t('list.searchHint')}
        defaultValue={query.q}
        maxLength={100}
        autoComplete="off"
      />
      <SelectField name="plan" label={t('list.plan')} defaultValue={query.plan ?? ''}>
        <option value="">{t('list.any')}</option>
        {planIds.map((plan) => (
          <option key={plan} value={plan}>
            {t(`plans.${plan}`)}
          </option>
        ))}
      </SelectField>
      {query.state ? <input type="hidden" name="state" value={query.state} /> : null}
      <div className="flex gap-2">
        <button type="submit" className={buttonClass('primary')}>
          {t('list.submit')}
        </button>
        {query.q || query.plan || query.state ? (
          <Link
            href={sitePages.adminSubscriptions.path}
            className={buttonClass('bare')}
            prefetch={false}
          >
            {t('list.reset')}
          </Link>
        ) : null}
      </div>
    </form>
  )
}
