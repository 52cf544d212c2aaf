import { useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FilterButtons } from '@/components/ui/form/filter-buttons'
import { SelectOptions } from '@/components/ui/form/select-options'
import { paymentFilters } from '@/lib/billing/administration/constants'
import {
  isNarrowed,
  type PaymentQuery,
  paymentListPath,
} from '@/lib/billing/administration/list-query'

/** A plain form: everything that narrows the list stands in the address. */
export function PaymentFilter({ query, action }: { query: PaymentQuery; action: string }) {
  const t = useTranslations('adminBilling')
  const words = useTranslations('adminBilling.payments')
  const nothing = { state: undefined, from: undefined, to: undefined, order: undefined }
  return (
    <form
      key={paymentListPath(query)}
      action={`${action}#list`}
      className="mt-3 flex flex-wrap items-end gap-3"
    >
      <div className="w-full sm:w-40">
        <SelectField name="state" label={words('state')} defaultValue={query.state ?? ''}>
          <SelectOptions
            of={paymentFilters}
            say={(state) => words(`filters.${state}`)}
            any={t('list.any')}
          />
        </SelectField>
      </div>
      <div className="w-[calc(50%-0.375rem)] sm:w-40">
        <TextField label={words('from')} name="from" type="date" defaultValue={query.from ?? ''} />
      </div>
      <div className="w-[calc(50%-0.375rem)] sm:w-40">
        <TextField label={words('to')} name="to" type="date" defaultValue={query.to ?? ''} />
      </div>
      <div className="w-full sm:w-72">
        <TextField
          label={words('order')}
          name="order"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          defaultValue={query.order ?? ''}
        />
      </div>
      {query.by === 'day' ? null : <input type="hidden" name="by" value={query.by} />}
      <FilterButtons
        submit={t('list.submit')}
        reset={
          isNarrowed(query)
            ? { href: paymentListPath(query, nothing), label: t('list.reset') }
            : null
        }
      />
    </form>
  )
}
