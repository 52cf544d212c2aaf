'use client'

import { useTranslations } from 'next-intl'
import { useActionState, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { TextArea } from '@/components/ui/form/field'
import { Notice } from '@/components/ui/notice'
import { replyToInquiry } from '@/lib/contact/actions'
import { maxReplyLength } from '@/lib/contact/constants'
import type { OpenedInquiry } from '@/lib/contact/inbox-schema'
import type { ReplyFormState, ReplyOutcome } from '@/lib/contact/types'

const own = ['sent', 'stored', 'stale', 'missing', 'invalid'] as const
const isOwn = (outcome: ReplyOutcome): outcome is (typeof own)[number] =>
  own.some((each) => each === outcome)

const tones: Partial<Record<ReplyOutcome, 'good' | 'warn'>> = {
  sent: 'good',
  stored: 'warn',
  stale: 'warn',
}

/** Writes an answer. Its id is made before it is sent, so that a double click is one answer. */
export function ReplyForm({ inquiry, replyId }: { inquiry: OpenedInquiry; replyId: string }) {
  const t = useTranslations('adminContent.inquiries')
  const languages = useTranslations('language')
  const errors = useTranslations('errors.code')
  const first: ReplyFormState = { attempt: 0, outcome: null, replyId, body: '' }
  const replyOrReport = async (before: ReplyFormState, form: FormData): Promise<ReplyFormState> =>
    replyToInquiry(before, form).catch((): ReplyFormState => {
      const body = form.get('body')
      const kept = typeof body === 'string' ? body : ''
      return { ...before, attempt: before.attempt + 1, outcome: 'network', body: kept }
    })
  const [state, send, sending] = useActionState(replyOrReport, first)
  const { outcome } = state
  const sent = useRef(0)
  return (
    <form
      action={send}
      className="mt-3 space-y-3"
      onSubmit={(event) => {
        // A second click before the first is on its way is the same answer.
        if (sending || sent.current > state.attempt) event.preventDefault()
        sent.current = state.attempt + 1
      }}
    >
      <input type="hidden" name="inquiry" value={inquiry.id} />
      <input type="hidden" name="replyId" value={state.replyId} />
      <input type="hidden" name="seen" value={inquiry.replies.length} />
      <TextArea
        key={state.attempt}
        name="body"
        label={t('body')}
        hint={t('answerHint', {
          language: languages(inquiry.locale),
          subject: inquiry.subject,
          email: inquiry.email,
        })}
        error={outcome === 'invalid' ? t('outcome.invalid') : undefined}
        lang={inquiry.locale}
        rows={10}
        required
        maxLength={maxReplyLength}
        defaultValue={state.body}
      />
      <div className="flex flex-wrap items-center gap-4">
        <button type="submit" className={buttonClass('primary')} disabled={sending}>
          {t(sending ? 'sending' : 'send')}
        </button>
        <p className="text-sm text-soft">{t('bodyLimit')}</p>
      </div>
      <div role="status">
        {outcome && outcome !== 'invalid' && !sending ? (
          <Notice tone={tones[outcome] ?? 'error'}>
            {isOwn(outcome) ? t(`outcome.${outcome}`) : errors(outcome, { caseNumber: '' })}
          </Notice>
        ) : null}
      </div>
    </form>
  )
}
