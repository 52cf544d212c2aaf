'use client'

import { useTranslations } from 'next-intl'
import { CheckboxField, SelectField, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { saveConfiguration } from '@/lib/ragops/configurations/actions'
import {
  longestModelName,
  passageLimits,
  promptNames,
  writerNames,
} from '@/lib/ragops/configurations/constants'
import {
  type ConfigurationState,
  initialConfigurationState,
} from '@/lib/ragops/configurations/form-state'
import type { Configuration } from '@/lib/ragops/configurations/schema'
import { longest } from '@/lib/ragops/constants'

const loadSchema = async () =>
  (await import('@/lib/ragops/configurations/schema')).configurationFormSchema

/** Makes a configuration; the fields begin with another's settings. */
export function ConfigurationForm({ from }: { from: Configuration['settings'] }) {
  const t = useTranslations('configurations')
  const { state, isPending, form, field } = useActionForm<ConfigurationState>({
    action: saveConfiguration,
    initial: {
      ...initialConfigurationState,
      values: {
        prompt: from.prompt,
        writer: from.writer,
        model: from.model ?? '',
        hits: String(from.hits),
        decisions: String(from.decisions),
        caution: String(from.caution),
      },
    },
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="max-w-[40rem] space-y-4">
      <TextField
        {...field('name')}
        label={t('make.name')}
        hint={t('make.nameHint')}
        maxLength={longest.name}
        autoComplete="off"
        required
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField {...field('prompt')} label={t('setting.prompt')}>
          {promptNames.map((name) => (
            <option key={name} value={name}>
              {t(`prompt.${name}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('writer')} label={t('setting.writer')}>
          {writerNames.map((name) => (
            <option key={name} value={name}>
              {t(`writer.${name}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...field('model')}
        label={t('setting.model')}
        hint={t('make.modelHint')}
        maxLength={longestModelName}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          {...field('hits')}
          type="number"
          inputMode="numeric"
          {...passageLimits.hits}
          label={t('setting.hits')}
          hint={t('make.hitsHint')}
          required
        />
        <TextField
          {...field('decisions')}
          type="number"
          inputMode="numeric"
          {...passageLimits.decisions}
          label={t('setting.decisions')}
          hint={t('make.decisionsHint')}
          required
        />
        <TextField
          {...field('caution')}
          type="number"
          step="any"
          {...passageLimits.caution}
          label={t('setting.caution')}
          hint={t('make.cautionHint')}
          required
        />
      </div>
      <CheckboxField
        {...field('onPoint')}
        value="on"
        defaultChecked={from.onPoint}
        label={t('make.onPoint')}
      />
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result === 'made' ? t('make.made') : null}</FormStatus>
      <SubmitButton pending={isPending} look="primary">
        {t('make.submit')}
      </SubmitButton>
    </form>
  )
}
