'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { datasetTargets, longest } from '@/lib/ragops/constants'
import { makeDataset } from '@/lib/ragops/datasets/actions'
import { type DatasetState, initialDatasetState } from '@/lib/ragops/datasets/form-state'

const loadSchema = async () => (await import('@/lib/ragops/datasets/schema')).datasetFormSchema

/** Begins a dataset without items, and leads to it. */
export function DatasetForm() {
  const t = useTranslations('ragops')
  const locale = useLocale()
  const { state, isPending, form, field } = useActionForm<DatasetState>({
    action: makeDataset,
    initial: initialDatasetState,
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="locale" value={locale} />
      <TextField
        {...field('name')}
        label={t('make.name')}
        maxLength={longest.name}
        autoComplete="off"
        required
      />
      <SelectField {...field('target')} label={t('make.target')} hint={t('make.targetHint')}>
        {datasetTargets.map((target) => (
          <option key={target} value={target}>
            {t(`target.${target}`)}
          </option>
        ))}
      </SelectField>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <SubmitButton pending={isPending} look="primary">
        {t('make.submit')}
      </SubmitButton>
    </form>
  )
}
