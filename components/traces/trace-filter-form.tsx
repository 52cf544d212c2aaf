import { useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FilterButtons } from '@/components/ui/form/filter-buttons'
import { outcomes, type TraceOwner, traceStatuses } from '@/lib/traces/constants'
import type { TraceFilter } from '@/lib/traces/schema'

const half = 'w-[calc(50%-0.375rem)] sm:w-36'

/** Narrows the list; a plain form, so that what it asks stands in the address. */
export function TraceFilterForm({
  path,
  action,
  of,
  filter,
}: {
  path: string
  /** The same with its language. */
  action: string
  of: TraceOwner
  filter: TraceFilter
}) {
  const t = useTranslations('traces')
  const narrowed = Object.values(filter).some((value) => value !== undefined)
  return (
    <form
      action={action}
      aria-label={t('filter.title')}
      className="flex flex-wrap items-end gap-x-3 gap-y-3 py-5"
    >
      {of === 'site' ? <input type="hidden" name="of" value="site" /> : null}
      {of === 'own' ? (
        <div className="w-full sm:w-56">
          <TextField
            label={t('filter.text')}
            hint={t('filter.textHint')}
            name="text"
            type="search"
            maxLength={100}
            defaultValue={filter.text ?? ''}
          />
        </div>
      ) : null}
      <div className={half}>
        <TextField
          label={t('filter.name')}
          name="name"
          maxLength={200}
          defaultValue={filter.name ?? ''}
        />
      </div>
      <div className={half}>
        <SelectField label={t('filter.outcome')} name="outcome" defaultValue={filter.outcome ?? ''}>
          <option value="">{t('filter.all')}</option>
          {outcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {t(`outcome.${outcome}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={half}>
        <SelectField label={t('filter.status')} name="status" defaultValue={filter.status ?? ''}>
          <option value="">{t('filter.all')}</option>
          {traceStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={half}>
        <TextField
          label={t('filter.minMs')}
          name="minMs"
          type="number"
          min={0}
          defaultValue={filter.minMs ?? ''}
        />
      </div>
      <div className={half}>
        <TextField
          label={t('filter.maxConfidence')}
          name="maxConfidence"
          type="number"
          min={0}
          max={1}
          step={0.05}
          defaultValue={filter.maxConfidence ?? ''}
        />
      </div>
      <div className={half}>
        <TextField
          label={t('filter.from')}
          name="from"
          type="date"
          defaultValue={filter.from ?? ''}
        />
      </div>
      <div className={half}>
        <TextField label={t('filter.to')} name="to" type="date" defaultValue={filter.to ?? ''} />
      </div>
      <FilterButtons
        submit={t('filter.apply')}
        reset={narrowed ? { href: path, label: t('filter.clear') } : null}
      />
    </form>
  )
}
