import { useTranslations } from 'next-intl'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { SelectOptions } from '@/components/ui/form/select-options'
import { type AccessFilter, accessActs } from '@/lib/organizations/accesses/schema'

/** Which accesses are shown: of whom, of what kind, of which days. Works without script. */
export function AccessFilterForm({
  action,
  filter,
  members,
}: {
  action: string
  filter: AccessFilter
  members: readonly { id: string; email: string }[]
}) {
  const t = useTranslations('organizations.accesses')
  return (
    <form action={action} className="flex flex-wrap items-end gap-2 text-sm">
      <label className="max-w-full">
        <span className="mb-1 block font-semibold">{t('who')}</span>
        <select name="actor" defaultValue={filter.actor ?? ''} className={inputClass}>
          <option value="">{t('anybody')}</option>
          {members.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="mb-1 block font-semibold">{t('what')}</span>
        <select name="act" defaultValue={filter.act ?? ''} className={inputClass}>
          <option value="">{t('anything')}</option>
          <SelectOptions of={accessActs} say={(act) => t(`acts.${act}`)} />
        </select>
      </label>
      <label>
        <span className="mb-1 block font-semibold">{t('since')}</span>
        <input type="date" name="since" defaultValue={filter.since ?? ''} className={inputClass} />
      </label>
      <label>
        <span className="mb-1 block font-semibold">{t('until')}</span>
        <input type="date" name="until" defaultValue={filter.until ?? ''} className={inputClass} />
      </label>
      <button type="submit" className={buttonClass()}>
        {t('show')}
      </button>
    </form>
  )
}
