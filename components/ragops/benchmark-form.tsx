'use client'

import { useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { caseTypes } from '@/lib/korean-law/constants'
import { mostItems } from '@/lib/ragops/constants'
import { addBenchmark } from '@/lib/ragops/datasets/actions'
import { type BenchmarkState, initialBenchmarkState } from '@/lib/ragops/datasets/form-state'

const loadSchema = async () => (await import('@/lib/ragops/datasets/schema')).benchmarkFormSchema

/** Questions that courts have answered: issues of decisions, and what was cited for them. */
export function BenchmarkForm({ dataset, thisYear }: { dataset: string; thisYear: number }) {
  const t = useTranslations('ragops')
  const { state, isPending, form, field } = useActionForm<BenchmarkState>({
    action: addBenchmark,
    initial: {
      ...initialBenchmarkState,
      values: { from: String(thisYear - 2), to: String(thisYear), items: '250', seed: '1' },
    },
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  const number = { type: 'number', inputMode: 'numeric', required: true } as const
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="dataset" value={dataset} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('from')} {...number} label={t('benchmark.from')} min={1945} />
        <TextField {...field('to')} {...number} label={t('benchmark.to')} max={2100} />
        <SelectField {...field('field')} label={t('slice.field')}>
          <option value="">{t('benchmark.everyField')}</option>
          {caseTypes.map((each) => (
            <option key={each} value={each} lang="ko">
              {each}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('court')}
          label={t('slice.court')}
          hint={t('benchmark.courtHint')}
          maxLength={60}
          autoComplete="off"
        />
        <TextField {...field('items')} {...number} label={t('benchmark.items')} max={mostItems} />
        <TextField
          {...field('seed')}
          {...number}
          label={t('benchmark.seed')}
          hint={t('benchmark.seedHint')}
        />
      </div>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result ? t('added', state.result) : null}</FormStatus>
      <SubmitButton pending={isPending}>{t('benchmark.submit')}</SubmitButton>
    </form>
  )
}
