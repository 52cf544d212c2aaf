import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { SelectField } from '@/components/ui/form/field'
import { getPathname } from '@/lib/i18n/navigation'
import { builtInChoice, configurationsPath } from '@/lib/ragops/configurations/constants'
import type { ConfigurationsPage } from '@/lib/ragops/configurations/types'

/** Which two are compared, as a form of the address. */
export function CompareForm({
  configurations,
  before,
  after,
}: Pick<ConfigurationsPage, 'configurations' | 'before'> & { after: { no: number } }) {
  const t = useTranslations('configurations')
  const locale = useLocale()
  const choices = configurations.map(({ no, name }) => (
    <option key={no} value={no}>
      {t('version', { no, name })}
    </option>
  ))
  return (
    <form
      action={`${getPathname({ locale, href: configurationsPath })}#compared`}
      className="grid items-end gap-3 pb-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <SelectField name="from" label={t('diff.from')} defaultValue={before.no ?? builtInChoice}>
        <option value={builtInChoice}>{t('builtIn')}</option>
        {choices}
      </SelectField>
      <SelectField name="to" label={t('diff.to')} defaultValue={after.no}>
        {choices}
      </SelectField>
      <button type="submit" className={buttonClass()}>
        {t('diff.compare')}
      </button>
    </form>
  )
}
