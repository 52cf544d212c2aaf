import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { CheckboxField, TextArea } from '@/components/ui/form/field'
import { feedbackReasons, longestNote } from '@/lib/chat/conversations/constants'
import type { Feedback } from '@/lib/chat/conversations/schema'

type Down = Extract<Feedback, { rating: 'down' }>

/** What was wrong with an answer, for whoever wants to say it. */
export function FeedbackForm({
  busy,
  onSend,
  onSkip,
}: {
  busy: boolean
  onSend: (feedback: Down) => void
  onSkip: () => void
}) {
  const t = useTranslations('chatList.feedback')
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => title.current?.focus(), [])

  function send(form: HTMLFormElement) {
    const data = new FormData(form)
    onSend({
      rating: 'down',
      reasons: feedbackReasons.filter((reason) => data.get(reason) === 'on'),
      note: String(data.get('note') ?? ''),
    })
  }

  return (
    <form
      className="mt-2 max-w-[34rem] space-y-3 border-l-2 border-strong pl-4"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      <p ref={title} tabIndex={-1} className="font-bold outline-none">
        {t('title')}
      </p>
      <fieldset className="space-y-1">
        <legend className="text-sm text-soft">{t('reasons')}</legend>
        {feedbackReasons.map((reason) => (
          <CheckboxField key={reason} name={reason} label={t(`reason.${reason}`)} />
        ))}
      </fieldset>
      <TextArea
        name="note"
        label={t('note')}
        hint={t('noteHint', { max: longestNote })}
        rows={3}
        maxLength={longestNote}
      />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('primary')} disabled={busy}>
          {t('send')}
        </button>
        <button type="button" className={buttonClass()} onClick={onSkip}>
          {t('skip')}
        </button>
      </div>
    </form>
  )
}
