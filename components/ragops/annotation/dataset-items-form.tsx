'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { NamedSelect } from '@/components/ui/form/named-select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { addDatasetItems } from '@/lib/ragops/annotation/actions'
import { mostAtOnce } from '@/lib/ragops/annotation/constants'
import { type ItemsState, initialItemsState } from '@/lib/ragops/annotation/form-state'

/** Puts questions of one's own dataset into a queue. */
export function DatasetItemsForm({
  queue,
  datasets,
}: {
  queue: string
  datasets: readonly { id: string; name: string }[]
}) {
  const t = useTranslations('annotation')
  const { state, isPending, form, field } = useActionForm<ItemsState>({
    action: addDatasetItems,
    initial: initialItemsState,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="queue" value={queue} />
      <NamedSelect {...field('dataset')} label={t('fill.dataset')} choices={datasets} required />
      <TextField
        {...field('items')}
        label={t('fill.items')}
        hint={t('fill.hint', { most: mostAtOnce })}
        inputMode="numeric"
        defaultValue="20"
        required
      />
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result ? t('fill.added', state.result) : null}</FormStatus>
      <SubmitButton pending={isPending}>{t('fill.submit')}</SubmitButton>
    </form>
  )
}
