'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import {
  type FindingState,
  longestComment,
  longestDismissal,
} from '@/lib/contracts/reviews/constants'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import { WordingForm } from './wording-form'

export type FindingChange = Partial<
  Pick<FindingView, 'state' | 'dismissal' | 'comment' | 'wording' | 'assignee'>
>

type Form = 'dismiss' | 'comment' | 'wording' | null

/**
 * What a reader says to a finding: takes it on, with another wording where they write one, dismisses it with a
 * reason, writes a comment.
 */
export function FindingActions({
  finding,
  onChange,
}: {
  finding: FindingView
  onChange: (change: FindingChange) => void
}) {
  const t = useTranslations('contractReview.actions')
  const [form, setForm] = useState<Form>(null)
  const [text, setText] = useState('')
  const field = useId()
  const { state, comment, dismissal } = finding

  const decide = (next: FindingState) => {
    setForm(null)
    onChange({ state: state === next ? 'open' : next, dismissal: null, wording: null })
  }
  const openForm = (next: Exclude<Form, null>) => {
    if (next !== 'wording') setText(next === 'comment' ? (comment ?? '') : (dismissal ?? ''))
    setForm(form === next ? null : next)
  }
  function save() {
    const said = text.trim()
    onChange(
      form === 'comment'
        ? { comment: said || null }
        : { state: 'dismissed', dismissal: said || null, wording: null },
    )
    setForm(null)
  }
  return (
    <div className="no-print space-y-2">
      <div className="flex flex-wrap gap-1.5">
        <button
          type="button"
          className={buttonClass()}
          aria-pressed={state === 'accepted'}
          data-act="accept"
          onClick={() => decide('accepted')}
        >
          {t(state === 'accepted' ? 'accepted' : 'accept')}
        </button>
        {state === 'dismissed' ? null : (
          <button
            type="button"
            className={buttonClass()}
            aria-expanded={form === 'wording'}
            data-act="wording"
            onClick={() => openForm('wording')}
          >
            {t(finding.wording === null ? 'wording' : 'editWording')}
          </button>
        )}
        {state === 'dismissed' ? (
          <button type="button" className={buttonClass()} onClick={() => decide('dismissed')}>
            {t('reopen')}
          </button>
        ) : (
          <button
            type="button"
            className={buttonClass()}
            aria-expanded={form === 'dismiss'}
            data-act="dismiss"
            onClick={() => openForm('dismiss')}
          >
            {t('dismiss')}
          </button>
        )}
        <button
          type="button"
          className={buttonClass('bare')}
          aria-expanded={form === 'comment'}
          data-act="comment"
          onClick={() => openForm('comment')}
        >
          {t(comment ? 'editComment' : 'comment')}
        </button>
      </div>
      {form === 'wording' ? (
        <WordingForm
          finding={finding}
          onAccept={(wording) => {
            onChange({ state: 'accepted', dismissal: null, wording })
            setForm(null)
          }}
          onCancel={() => setForm(null)}
        />
      ) : null}
      {form && form !== 'wording' ? (
        <form
          className="space-y-2"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <label htmlFor={field} className="block text-sm font-semibold">
            {t(form === 'comment' ? 'commentLabel' : 'reasonLabel')}
          </label>
          <textarea
            id={field}
            rows={2}
            // biome-ignore lint/a11y/noAutofocus: it was just asked for
            autoFocus
            value={text}
            maxLength={form === 'comment' ? longestComment : longestDismissal}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            className={`${inputClass} py-1.5`}
          />
          <div className="flex gap-2">
            <button type="submit" className={buttonClass('primary')}>
              {t(form === 'comment' ? 'save' : 'dismissNow')}
            </button>
            <button type="button" className={buttonClass('bare')} onClick={() => setForm(null)}>
              {t('cancel')}
            </button>
          </div>
        </form>
      ) : null}
    </div>
  )
}
