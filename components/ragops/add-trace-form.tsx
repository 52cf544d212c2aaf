'use client'

import { useTranslations } from 'next-intl'
import { CheckboxField, SelectField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Link } from '@/lib/i18n/navigation'
import { type DatasetTarget, datasetPath } from '@/lib/ragops/constants'
import { addTraceItem } from '@/lib/ragops/datasets/actions'
import { initialTraceItemState, type TraceItemState } from '@/lib/ragops/datasets/form-state'

/** Keeps the question of an answer for measuring, with those of its sources that answer it. */
export function AddTraceForm({
  trace,
  datasets,
  sources,
}: {
  trace: string
  datasets: readonly { id: string; name: string; target: DatasetTarget }[]
  sources: readonly { id: string; label: string; isUsed: boolean }[]
}) {
  const t = useTranslations('ragops')
  const { state, isPending, form, field, errors } = useActionForm<TraceItemState>({
    action: addTraceItem,
    initial: initialTraceItemState,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="trace" value={trace} />
      <SelectField {...field('dataset')} label={t('trace.dataset')} required>
        {datasets.map(({ id, name, target }) => (
          <option key={id} value={id}>
            {name} ({t(`target.${target}`)})
          </option>
        ))}
      </SelectField>
      <fieldset aria-invalid={errors.passages ? true : undefined} className="space-y-2">
        <legend className="text-sm font-semibold">{t('trace.answers')}</legend>
        <p className="text-sm text-soft">{t('trace.answersHint')}</p>
        {sources.map(({ id, label, isUsed }) => (
          <CheckboxField
            key={id}
            name="passages"
            value={id}
            defaultChecked={isUsed}
            label={<span lang="ko">{label}</span>}
          />
        ))}
        <CheckboxField name="refuse" value="on" label={t('item.refuse')} />
      </fieldset>
      <FormStatus tone="error">
        {state.reason
          ? t(`problem.${state.reason}`)
          : state.errors.passages
            ? t(`error.${state.errors.passages}`)
            : null}
      </FormStatus>
      <FormStatus tone="good">
        {state.result ? (
          <>
            {t('added', state.result)}{' '}
            <Link href={datasetPath(state.result.dataset)} className="link">
              {t('trace.open')}
            </Link>
          </>
        ) : null}
      </FormStatus>
      <SubmitButton pending={isPending}>{t('trace.submit')}</SubmitButton>
    </form>
  )
}
