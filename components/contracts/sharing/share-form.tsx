'use client'

import { useTranslations } from 'next-intl'
import { CheckboxField, SelectField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SelectOptions } from '@/components/ui/form/select-options'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { makeReviewShare } from '@/lib/contracts/sharing/actions'
import { shareDays } from '@/lib/contracts/sharing/constants'
import { initialShareState, type ShareState } from '@/lib/contracts/sharing/form-state'

/** Makes a link to a review: for how long, and whether with what its owner said to the findings. */
export function ShareForm({ review }: { review: string }) {
  const t = useTranslations('contractReview.share')
  const { state, isPending, form, field, checkbox } = useActionForm<ShareState>({
    action: makeReviewShare,
    initial: { ...initialShareState, values: { days: '7' } },
    errorText: () => t('problem.missing'),
  })
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="review" value={review} />
      <SelectField {...field('days')} label={t('days')} className="max-w-60">
        <SelectOptions
          of={shareDays}
          say={(days) => (days === '0' ? t('forever') : t('inDays', { days: Number(days) }))}
        />
      </SelectField>
      <CheckboxField {...checkbox('notes')} label={t('notes')} hint={t('notesHint')} />
      <SubmitButton pending={isPending}>{t('make')}</SubmitButton>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result === 'made' ? t('made') : null}</FormStatus>
    </form>
  )
}
