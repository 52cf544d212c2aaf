'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { longest, mostResults, type RetrieverName, retrieverNames } from '@/lib/ragops/constants'
import { beginExperiment } from '@/lib/ragops/experiments/actions'
import { type ExperimentState, initialExperimentState } from '@/lib/ragops/experiments/form-state'

const loadSchema = async () =>
  (await import('@/lib/ragops/experiments/schema')).experimentFormSchema

type Choice = { dataset: string; version: number; name: string; items: number }
type Baseline = { id: string; name: string; of: string; retriever: RetrieverName; k: number }

/** A version and a configuration, and what they are compared with; leads to the experiment that it begins. */
export function ExperimentForm({
  versions,
  baselines,
  chosen,
  configurations,
}: {
  versions: readonly Choice[]
  baselines: readonly Baseline[]
  chosen: { id: string; of: string; k: number } | null
  /** None for whoever is no administrator. */
  configurations: readonly { id: string; no: number; name: string }[]
}) {
  const t = useTranslations('experiments')
  const locale = useLocale()
  const { state, isPending, form, field } = useActionForm<ExperimentState>({
    action: beginExperiment,
    initial: {
      ...initialExperimentState,
      values: {
        k: String(chosen?.k ?? 10),
        ...(chosen ? { of: chosen.of, baseline: chosen.id } : {}),
      },
    },
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="max-w-[40rem] space-y-4">
      <input type="hidden" name="locale" value={locale} />
      <TextField
        {...field('name')}
        label={t('make.name')}
        maxLength={longest.name}
        autoComplete="off"
        required
      />
      <SelectField {...field('of')} label={t('make.of')} required>
        {versions.map(({ dataset, version, name, items }) => (
          <option key={`${dataset}/${version}`} value={`${dataset}/${version}`}>
            {t('make.ofOption', { name, no: version, count: items })}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('retriever')} label={t('make.retriever')} required>
        {retrieverNames.map((name) => (
          <option key={name} value={name}>
            {t(`retriever.${name}`)}
          </option>
        ))}
      </SelectField>
      {configurations.length > 0 ? (
        <SelectField
          {...field('configuration')}
          label={t('make.configuration')}
          hint={t('make.configurationHint')}
        >
          <option value="">{t('make.builtIn')}</option>
          {configurations.map(({ id, no, name }) => (
            <option key={id} value={id}>
              {t('make.configurationOption', { no, name })}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextField
        {...field('k')}
        type="number"
        inputMode="numeric"
        min={1}
        max={mostResults}
        label={t('make.k')}
        hint={t('make.kHint')}
        required
      />
      <SelectField {...field('baseline')} label={t('make.baseline')} hint={t('make.baselineHint')}>
        <option value="">{t('make.noBaseline')}</option>
        {baselines.map(({ id, name, of, retriever, k }) => (
          <option key={id} value={id}>
            {`${name} · ${of} · ${t('config', { retriever: t(`retriever.${retriever}`), k })}`}
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
