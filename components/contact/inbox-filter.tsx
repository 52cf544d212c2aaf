import { useLocale, useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FilterButtons } from '@/components/ui/form/filter-buttons'
import { SelectOptions } from '@/components/ui/form/select-options'
import { inquiryStatuses, inquiryTypes } from '@/lib/contact/constants'
import type { InboxAddress } from '@/lib/contact/inbox-address'
import { getPathname } from '@/lib/i18n/navigation'

/** The filter of the inbox: a form that only changes the address, and works without script. */
export function InboxFilter({ address }: { address: InboxAddress }) {
  const t = useTranslations('adminContent.inquiries')
  const filter = useTranslations('adminContent.filter')
  const types = useTranslations('contact.form.types')
  const locale = useLocale()
  const isFiltered = address.query || address.status || address.type || !address.newest
  return (
    <form
      action={getPathname({ locale, href: '/admin/content/inquiries' })}
      className="mt-6 grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_repeat(3,11rem)_auto]"
    >
      <TextField
        type="search"
        name="q"
        label={filter('search')}
        placeholder={t('searchHint')}
        defaultValue={address.query}
        maxLength={200}
      />
      <SelectField name="status" label={t('status')} defaultValue={address.status ?? ''}>
        <SelectOptions
          of={inquiryStatuses}
          say={(status) => t(`statuses.${status}`)}
          any={t('allStatuses')}
        />
      </SelectField>
      <SelectField name="type" label={t('type')} defaultValue={address.type ?? ''}>
        <SelectOptions of={inquiryTypes} say={(type) => types(type)} any={t('allTypes')} />
      </SelectField>
      <SelectField
        name="sort"
        label={filter('sort')}
        defaultValue={address.newest ? 'newest' : 'oldest'}
      >
        <option value="newest">{t('sorts.newest')}</option>
        <option value="oldest">{t('sorts.oldest')}</option>
      </SelectField>
      <div className="flex gap-2">
        <FilterButtons
          tone="quiet"
          submit={filter('apply')}
          reset={isFiltered ? { href: '/admin/content/inquiries', label: filter('reset') } : null}
        />
      </div>
    </form>
  )
}
