'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { keptMonths } from '@/lib/organizations/accesses/schema'
import { chooseKeeping } from '@/lib/organizations/actions'
import { initialKeepingState, type KeepingState } from '@/lib/organizations/form-state'

/** How long the accesses of an organisation are kept; its owners choose. */
export function KeepingForm({ organization, months }: { organization: string; months: number }) {
  const t = useTranslations('organizations')
  const { state, isPending, form } = useActionForm<KeepingState>({
    action: chooseKeeping,
    initial: initialKeepingState,
  })
  return (
    <form {...form} className="grid max-w-md gap-3">
      <input type="hidden" name="organization" value={organization} />
      <SelectField
        name="months"
        label={t('accesses.keep')}
        hint={t('accesses.keepHint')}
        defaultValue={String(months)}
      >
        {keptMonths.map((each) => (
          <option key={each} value={each}>
            {t('accesses.months', { months: each })}
          </option>
        ))}
      </SelectField>
      <div>
        <SubmitButton pending={isPending}>{t('accesses.keepSave')}</SubmitButton>
      </div>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result ? t('accesses.keepSaved') : null}</FormStatus>
    </form>
  )
}
