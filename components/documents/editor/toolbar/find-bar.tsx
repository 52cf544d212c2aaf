import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { annotate } from '@/components/documents/editor/session/annotations'
import { selectRange } from '@/components/documents/editor/session/editor-commands'
import { findText, foundMarks, replaceFound } from '@/components/documents/editor/session/find-text'
import { useEditor, useSession } from '@/components/documents/editor/session/use-editor'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { CloseButton } from '@/components/ui/close-button'

/** Finds and replaces in the text. Enter goes on, Shift and Enter back, Escape closes. */
export function FindBar() {
  const t = useTranslations('documentEditor.find')
  const session = useSession()
  const doc = useEditor(({ state }) => state?.doc ?? null)
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [replacement, setReplacement] = useState('')
  const [current, setCurrent] = useState(0)
  const found = doc ? findText(doc, words) : []
  const at = Math.min(current, Math.max(found.length - 1, 0))

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    const { view } = session
    if (view && doc) annotate(view, 'found', foundMarks(findText(doc, words), at))
  }, [session, doc, words, at])

  function go(step: number) {
    if (found.length === 0) return
    const next = (at + step + found.length) % found.length
    setCurrent(next)
    const place = found[next]
    const { view } = session
    if (place && view) selectRange(place.from, place.to)(view.state, view.dispatch, view)
  }
  function replace(which: typeof found) {
    const { view } = session
    if (view && which.length > 0) view.dispatch(replaceFound(view.state, which, replacement))
  }

  return (
    <search
      aria-label={t('label')}
      className="no-print flex flex-wrap items-center gap-2 border-b border-line bg-sheet px-3 py-2"
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') session.closeFind()
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        go(event.shiftKey ? -1 : 1)
      }}
    >
      <input
        ref={field}
        type="text"
        aria-label={t('words')}
        placeholder={t('words')}
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          setCurrent(0)
        }}
        className={`${inputClass} !w-44`}
      />
      <p role="status" className="min-w-16 text-sm text-soft">
        {words === ''
          ? ''
          : t('count', { at: found.length === 0 ? 0 : at + 1, count: found.length })}
      </p>
      <button
        type="button"
        aria-label={t('previous')}
        className={buttonClass('bare')}
        onClick={() => go(-1)}
      >
        <ChevronUp size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={t('next')}
        className={buttonClass('bare')}
        onClick={() => go(1)}
      >
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <input
        type="text"
        aria-label={t('replacement')}
        placeholder={t('replacement')}
        value={replacement}
        onChange={({ target }) => setReplacement(target.value)}
        className={`${inputClass} !w-44`}
      />
      <button
        type="button"
        className={buttonClass()}
        disabled={found.length === 0}
        onClick={() => replace(found.slice(at, at + 1))}
      >
        {t('replace')}
      </button>
      <button
        type="button"
        className={buttonClass()}
        disabled={found.length === 0}
        onClick={() => replace(found)}
      >
        {t('replaceAll')}
      </button>
      <CloseButton label={t('close')} className="ml-auto" onClick={() => session.closeFind()} />
    </search>
  )
}
