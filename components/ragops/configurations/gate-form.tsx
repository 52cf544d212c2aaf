'use client'

import { useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { NamedSelect } from '@/components/ui/form/named-select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { makeGate } from '@/lib/ragops/configurations/actions'
import { gateMargins, gateMetrics, gateSlices } from '@/lib/ragops/configurations/constants'
import { type GateState, initialGateState } from '@/lib/ragops/configurations/form-state'
import { longest } from '@/lib/ragops/constants'

const loadSchema = async () => (await import('@/lib/ragops/configurations/schema')).gateFormSchema

/** Names a measure on a dataset of one's own that may not get worse. */
export function GateForm({ datasets }: { datasets: readonly { id: string; name: string }[] }) {
  const t = useTranslations('configurations')
  const { state, isPending, form, field } = useActionForm<GateState>({
    action: makeGate,
    initial: { ...initialGateState, values: { margin: '0.01' } },
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="max-w-[40rem] space-y-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NamedSelect {...field('dataset')} label={t('gate.dataset')} choices={datasets} required />
        <SelectField {...field('metric')} label={t('gate.metric')} required>
          {gateMetrics.map((metric) => (
            <option key={metric} value={metric}>
              {t(`metric.${metric}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('slice')} label={t('gate.slice')}>
          <option value="">{t('gate.whole')}</option>
          {gateSlices.map((slice) => (
            <option key={slice} value={slice}>
              {t(`slice.${slice}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('value')}
          label={t('gate.value')}
          hint={t('gate.valueHint')}
          maxLength={longest.tag}
          autoComplete="off"
        />
      </div>
      <TextField
        {...field('margin')}
        type="number"
        step="any"
        {...gateMargins}
        label={t('gate.margin')}
        hint={t('gate.marginHint')}
        required
      />
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result === 'added' ? t('gate.added') : null}</FormStatus>
      <SubmitButton pending={isPending}>{t('gate.add')}</SubmitButton>
    </form>
  )
}
