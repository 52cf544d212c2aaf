'use client'

import { useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { addValue } from '@/lib/calculators/actions'
import { datedKinds } from '@/lib/calculators/schema'
import {
  type DatedValueState,
  initialDatedValueState,
} from '@/lib/calculators/values/dated-value-form'

const loadSchema = async () =>
  (await import('@/lib/calculators/values/dated-value-schema')).newDatedValueSchema

/** Adds a figure that no law holds, with the days it is known for and its source. */
export function NewValueForm() {
  const t = useTranslations('adminValues')
  const { state, isPending, form, field } = useActionForm<DatedValueState>({
    action: addValue,
    initial: initialDatedValueState,
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="max-w-[34rem] space-y-4">
      <SelectField {...field('kind')} label={t('form.kind')}>
        {datedKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('from')}
          type="date"
          label={t('form.from')}
          hint={t('form.fromHint')}
          required
        />
        <TextField
          {...field('until')}
          type="date"
          label={t('form.until')}
          hint={t('form.untilHint')}
        />
      </div>
      <TextField
        {...field('value')}
        label={t('form.value')}
        hint={t('form.valueHint')}
        autoComplete="off"
        required
      />
      <TextField
        {...field('source')}
        label={t('form.source')}
        hint={t('form.sourceHint')}
        maxLength={200}
        autoComplete="off"
        required
      />
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result === 'added' ? t('form.added') : null}</FormStatus>
      <SubmitButton pending={isPending} look="primary">
        {t('form.add')}
      </SubmitButton>
    </form>
  )
}
