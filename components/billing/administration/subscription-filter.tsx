import { useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FilterButtons } from '@/components/ui/form/filter-buttons'
import { SelectOptions } from '@/components/ui/form/select-options'
import {
  type SubscriptionQuery,
  subscriptionListPath,
} from '@/lib/billing/administration/list-query'
import { planIds } from '@/lib/billing/constants'
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
        <SelectOptions of={planIds} say={(plan) => t(`plans.${plan}`)} any={t('list.any')} />
      </SelectField>
      {query.state ? <input type="hidden" name="state" value={query.state} /> : null}
      <div className="flex gap-2">
        <FilterButtons
          submit={t('list.submit')}
          reset={
            query.q || query.plan || query.state
              ? { href: sitePages.adminSubscriptions.path, label: t('list.reset') }
              : null
          }
        />
      </div>
    </form>
  )
}
