import { useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FilterButtons } from '@/components/ui/form/filter-buttons'
import { SelectOptions } from '@/components/ui/form/select-options'
import { roles, userSorts, userTypes } from '@/lib/users/constants'
import { type UserQuery, userListPath } from '@/lib/users/user-query'

const everyone: UserQuery = {
  q: '',
  role: undefined,
  type: undefined,
  state: undefined,
  sort: 'newest',
  page: 1,
}

/** A plain form: everything that narrows the list stands in the address. */
export function UserFilter({ query, action }: { query: UserQuery; action: string }) {
  const t = useTranslations('adminUsers')
  const narrowed = Boolean(query.q || query.role || query.type || query.state)
  return (
    // A new address is a new form: what is typed and not sent does not outlive it.
    <form
      key={userListPath(query)}
      action={action}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:grid-cols-[minmax(12rem,1fr)_repeat(3,minmax(7rem,auto))_auto]"
    >
      <div className="max-sm:col-span-2">
        <TextField
          name="q"
          type="search"
          label={t('list.search')}
          placeholder={t('list.searchHint')}
          defaultValue={query.q}
          maxLength={100}
        />
      </div>
      <SelectField name="role" label={t('list.role')} defaultValue={query.role ?? ''}>
        <SelectOptions of={roles} say={(role) => t(`roles.${role}`)} any={t('list.any')} />
      </SelectField>
      <SelectField name="type" label={t('list.type')} defaultValue={query.type ?? ''}>
        <SelectOptions of={userTypes} say={(type) => t(`types.${type}`)} any={t('list.any')} />
      </SelectField>
      <SelectField name="sort" label={t('list.sort')} defaultValue={query.sort}>
        <SelectOptions of={userSorts} say={(sort) => t(`list.sorts.${sort}`)} />
      </SelectField>
      {query.state ? <input type="hidden" name="state" value={query.state} /> : null}
      <div className="flex gap-2">
        <FilterButtons
          submit={t('list.submit')}
          reset={
            narrowed
              ? { href: userListPath({ ...everyone, sort: query.sort }), label: t('list.reset') }
              : null
          }
        />
      </div>
    </form>
  )
}
