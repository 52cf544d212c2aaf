import { useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FilterButtons } from '@/components/ui/form/filter-buttons'

type Choice = { value: string; label: string }

/** Narrows a log; a plain form, so that what it asks stands in the address. */
export function LogFilterForm({
  path,
  action,
  types,
  levels,
  filter,
}: {
  path: string
  /** The same with its language. */
  action: string
  types: readonly Choice[]
  levels?: readonly Choice[]
  filter: {
    type: string | null
    level?: string | null
    email: string | null
    from: string | null
    to: string | null
  }
}) {
  const t = useTranslations('adminLogs')
  const options = (choices: readonly Choice[]) => (
    <>
      <option value="">{t('all')}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  )
  const narrowed = [filter.type, filter.level, filter.email, filter.from, filter.to].some(Boolean)
  return (
    <form
      action={action}
      aria-label={t('filter')}
      className="mb-6 flex flex-wrap items-end gap-x-3 gap-y-3"
    >
      <div className="w-full sm:w-48">
        <SelectField label={t('type')} name="type" defaultValue={filter.type ?? ''}>
          {options(types)}
        </SelectField>
      </div>
      {levels ? (
        <div className="w-full sm:w-32">
          <SelectField label={t('level')} name="level" defaultValue={filter.level ?? ''}>
            {options(levels)}
          </SelectField>
        </div>
      ) : null}
      <div className="w-full sm:w-60">
        <TextField
          label={t('email')}
          name="email"
          type="search"
          autoComplete="off"
          maxLength={254}
          defaultValue={filter.email ?? ''}
        />
      </div>
      <div className="w-[calc(50%-0.375rem)] sm:w-40">
        <TextField label={t('from')} name="from" type="date" defaultValue={filter.from ?? ''} />
      </div>
      <div className="w-[calc(50%-0.375rem)] sm:w-40">
        <TextField label={t('to')} name="to" type="date" defaultValue={filter.to ?? ''} />
      </div>
      <FilterButtons
        submit={t('apply')}
        reset={narrowed ? { href: path, label: t('clear') } : null}
      />
    </form>
  )
}
