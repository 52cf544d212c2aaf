'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { NamedSelect } from '@/components/ui/form/named-select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { keepResults } from '@/lib/ragops/annotation/actions'
import { initialResultsState, type ResultsState } from '@/lib/ragops/annotation/form-state'

/** Puts what people found into a dataset of one's own. */
export function ResultsForm({
  queue,
  datasets,
}: {
  queue: string
  datasets: readonly { id: string; name: string }[]
}) {
  const t = useTranslations('annotation')
  const { state, isPending, form, field } = useActionForm<ResultsState>({
    action: keepResults,
    initial: initialResultsState,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="queue" value={queue} />
      <NamedSelect {...field('dataset')} label={t('keep.dataset')} choices={datasets} required />
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result ? t('keep.done', state.result) : null}</FormStatus>
      <SubmitButton pending={isPending}>{t('keep.submit')}</SubmitButton>
    </form>
  )
}
