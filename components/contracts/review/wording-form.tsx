'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { longestAcceptedWording } from '@/lib/contracts/reviews/constants'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'

/** The words that a wording replaces; null where it is added, because something is missing. */
export const replacedWords = ({ kind, quote }: Pick<FindingView, 'kind' | 'quote'>) =>
  kind === 'missing' ? null : quote

/** What stands in the contract instead, once the finding is taken on: begun from a wording that is there. */
export function WordingForm({
  finding,
  onAccept,
  onCancel,
}: {
  finding: FindingView
  onAccept: (wording: string) => void
  onCancel: () => void
}) {
  const t = useTranslations('contractReview.wording')
  const { playbook, wording } = finding
  const quote = replacedWords(finding)
  const [text, setText] = useState(wording ?? (playbook?.preferred || quote || ''))
  const field = useId()
  const hint = useId()
  const texts = [
    ['preferred', playbook?.preferred],
    ['fallback', playbook?.fallback],
    ['quote', quote],
  ] as const
  const begin = texts.filter(([, each]) => each)
  const isNothing = text.trim() === ''
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (quote !== null || !isNothing) onAccept(text.trim())
      }}
    >
      <label htmlFor={field} className="block text-sm font-semibold">
        {t(quote === null ? 'added' : 'label')}
      </label>
      {begin.length > 1 ? (
        <div className="-mx-3 flex flex-wrap">
          {begin.map(([name, each]) => (
            <button
              key={name}
              type="button"
              className={buttonClass('bare')}
              onClick={() => setText(each ?? '')}
            >
              {t(name)}
            </button>
          ))}
        </div>
      ) : null}
      <textarea
        id={field}
        lang="ko"
        rows={4}
        // biome-ignore lint/a11y/noAutofocus: it was just asked for
        autoFocus
        value={text}
        required={quote === null}
        maxLength={longestAcceptedWording}
        aria-describedby={hint}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        className={`${inputClass} py-1.5`}
      />
      <p id={hint} className="text-sm text-soft">
        {t(quote === null ? 'addedHint' : 'hint')}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('primary')}>
          {t(quote !== null && isNothing ? 'delete' : 'accept')}
        </button>
        <button type="button" className={buttonClass('bare')} onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}
