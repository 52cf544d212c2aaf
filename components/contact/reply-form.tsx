'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { TextArea } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { replyToInquiry } from '@/lib/contact/actions'
import { maxReplyLength } from '@/lib/contact/constants'
import type { OpenedInquiry } from '@/lib/contact/inbox-schema'
import type { ReplyFormState } from '@/lib/contact/types'
import { initialFormState } from '@/lib/form-state'

/** Writes a reply. Its id is made before it is sent, so that sending it twice stores it once. */
export function ReplyForm({ inquiry, replyId }: { inquiry: OpenedInquiry; replyId: string }) {
  const t = useTranslations('adminContent.inquiries')
  const languages = useTranslations('language')
  const errorCodes = useTranslations('errors.code')
  const { state, isPending, form, field, setValue } = useActionForm<ReplyFormState>({
    action: replyToInquiry,
    initial: { ...initialFormState, replyId },
    schema: () => import('@/lib/contact/inbox-schema').then((module) => module.replyInputSchema),
    errorText: (key) => t(`outcome.${key}`),
  })
  const { attempt, reason, result } = state

  // A reply that is stored leaves the field empty for the next one.
  useEffect(() => {
    if (attempt > 0 && result) setValue('body', '')
  }, [attempt, result, setValue])

  return (
    <form {...form} className="mt-3 space-y-3">
      <input type="hidden" name="inquiry" value={inquiry.id} />
      <input type="hidden" name="replyId" value={state.replyId} />
      <input type="hidden" name="seen" value={inquiry.replies.length} />
      <TextArea
        {...field('body')}
        label={t('body')}
        hint={t('answerHint', {
          language: languages(inquiry.locale),
          subject: inquiry.subject,
          email: inquiry.email,
        })}
        lang={inquiry.locale}
        rows={10}
        required
        maxLength={maxReplyLength}
      />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton pending={isPending} look="primary">
          {t(isPending ? 'sending' : 'send')}
        </SubmitButton>
        <p className="text-sm text-soft">{t('bodyLimit')}</p>
      </div>
      <FormStatus
        tone={result === 'sent' ? 'good' : result || reason === 'stale' ? 'warn' : 'error'}
      >
        {result ? t(`outcome.${result}`) : null}
        {reason === 'stale' || reason === 'missing' ? t(`outcome.${reason}`) : null}
        {reason && reason !== 'stale' && reason !== 'missing'
          ? errorCodes(reason, { caseNumber: '' })
          : null}
      </FormStatus>
    </form>
  )
}
