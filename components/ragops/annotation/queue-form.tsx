'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { NamedSelect } from '@/components/ui/form/named-select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { makeQueue } from '@/lib/ragops/annotation/actions'
import { longest } from '@/lib/ragops/annotation/constants'
import { initialQueueState, type QueueState } from '@/lib/ragops/annotation/form-state'

const loadSchema = async () => (await import('@/lib/ragops/annotation/schema')).queueFormSchema

/** Begins a queue of an organisation, and leads to it. */
export function QueueForm({
  organizations,
}: {
  organizations: readonly { id: string; name: string }[]
}) {
  const t = useTranslations('annotation')
  const locale = useLocale()
  const { state, isPending, form, field } = useActionForm<QueueState>({
    action: makeQueue,
    initial: initialQueueState,
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
      <NamedSelect
        {...field('organization')}
        label={t('make.organization')}
        choices={organizations}
        required
      />
      <SelectField {...field('reviewers')} label={t('make.reviewers')} hint={t('make.hint')}>
        <option value="2">{t('make.two')}</option>
        <option value="1">{t('make.one')}</option>
      </SelectField>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <SubmitButton pending={isPending} look="primary">
        {t('make.submit')}
      </SubmitButton>
    </form>
  )
}
