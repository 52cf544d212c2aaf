import { useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FilterButtons } from '@/components/ui/form/filter-buttons'
import { SelectOptions } from '@/components/ui/form/select-options'
import { type AuditQuery, auditPath } from '@/lib/users/audit-query'
import { auditActions } from '@/lib/users/constants'
import { useActionName } from './use-action-name'

/** A plain form: the page's address says what is shown. Days are days of the Korean calendar. */
export function AuditFilter({ query, action }: { query: AuditQuery; action: string }) {
  const t = useTranslations('adminUsers.audit')
  const actName = useActionName()
  const narrowed = Boolean(query.act || query.actor || query.from || query.to)
  // An action without a name in the messages can be asked for in the address; the form must not lose it.
  const acts = new Set<string>([...auditActions, ...(query.act ? [query.act] : [])])
  return (
    <form
      key={auditPath(query)}
      action={action}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:grid-cols-[repeat(2,minmax(9rem,1fr))_repeat(2,auto)_auto]"
    >
      <SelectField name="act" label={t('act')} defaultValue={query.act ?? ''}>
        <SelectOptions of={[...acts]} say={(act) => actName(act)} any={t('any')} />
      </SelectField>
      <TextField
        name="actor"
        type="search"
        label={t('actor')}
        placeholder={t('actorHint')}
        defaultValue={query.actor}
        maxLength={254}
      />
      <TextField name="from" type="date" label={t('from')} defaultValue={query.from} />
      <TextField name="to" type="date" label={t('to')} defaultValue={query.to} />
      <div className="flex gap-2 max-sm:col-span-2">
        <FilterButtons
          submit={t('submit')}
          reset={narrowed ? { href: '/admin/audit', label: t('reset') } : null}
        />
      </div>
    </form>
  )
}
