'use client'

import { useTranslations } from 'next-intl'
import { CheckboxField, SelectField, TextArea } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { caseTypes } from '@/lib/korean-law/constants'
import { type DatasetTarget, longest } from '@/lib/ragops/constants'
import { addItem } from '@/lib/ragops/datasets/actions'
import { type ItemState, initialItemState } from '@/lib/ragops/datasets/form-state'

const loadSchema = async () => (await import('@/lib/ragops/datasets/schema')).itemFormSchema

/** One question by hand, with the articles or decisions that answer it. */
export function ItemForm({ dataset, target }: { dataset: string; target: DatasetTarget }) {
  const t = useTranslations('ragops')
  const { state, isPending, form, field } = useActionForm<ItemState>({
    action: addItem,
    initial: initialItemState,
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
    clearWhenDone: ['query', 'answers'],
  })
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="dataset" value={dataset} />
      <TextArea
        {...field('query')}
        label={t('item.query')}
        rows={3}
        maxLength={longest.query}
        required
      />
      <TextArea
        {...field('answers')}
        label={t('item.answers')}
        hint={t(`item.answersHint.${target}`)}
        rows={3}
        maxLength={longest.answers}
      />
      <CheckboxField name="refuse" value="on" label={t('item.refuse')} />
      <SelectField {...field('field')} label={t('slice.field')}>
        <option value="">{t('item.noField')}</option>
        {caseTypes.map((each) => (
          <option key={each} value={each} lang="ko">
            {each}
          </option>
        ))}
      </SelectField>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result ? t('added', state.result) : null}</FormStatus>
      <SubmitButton pending={isPending}>{t('item.add')}</SubmitButton>
    </form>
  )
}
