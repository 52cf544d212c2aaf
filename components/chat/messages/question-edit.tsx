'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { buttonClass, inputClass } from '@/components/ui/button-class'

/** A question that is asked differently. What followed it goes, and that is said before. */
export function QuestionEdit({
  question,
  most,
  loses,
  disabled,
  onAsk,
  onCancel,
}: {
  question: string
  most: number
  /** Messages that go. */
  loses: number
  disabled: boolean
  onAsk: (question: string) => void
  onCancel: () => void
}) {
  const t = useTranslations('chatThread.edit')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(question)
  const asked = text.trim()
  const tooLong = asked.length > most

  useEffect(() => {
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    onCancel()
  }

  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (asked && !tooLong && !disabled) onAsk(asked)
      }}
    >
      <label htmlFor={`${id}text`} className="text-sm font-semibold">
        {t('label')}
      </label>
      <textarea
        id={`${id}text`}
        ref={field}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        aria-describedby={`${id}hint`}
        aria-invalid={tooLong || undefined}
        className={`${inputClass} field-sizing-content max-h-[50dvh] py-2`}
      />
      <p id={`${id}hint`} className={`text-sm ${tooLong ? 'text-danger' : 'text-soft'}`}>
        {tooLong ? t('tooLong', { length: asked.length, most }) : t('loses', { count: loses })}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          className={buttonClass('primary')}
          disabled={disabled || tooLong || asked === ''}
        >
          {t('ask')}
        </button>
        <button type="button" className={buttonClass()} onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}
