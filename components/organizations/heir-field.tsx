'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/form/field'

export type Heir = { id: string; email: string }

/** Who is handed what a member shared when they go. */
export function HeirField({ heirs }: { heirs: readonly Heir[] }) {
  const t = useTranslations('organizations.heir')
  if (heirs.length === 0) return null
  return (
    <SelectField name="heir" label={t('label')} hint={t('hint')} defaultValue="">
      <option value="">{t('nobody')}</option>
      {heirs.map(({ id, email }) => (
        <option key={id} value={id}>
          {email}
        </option>
      ))}
    </SelectField>
  )
}
