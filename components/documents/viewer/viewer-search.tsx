import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { longestFind } from '@/lib/documents/reading/constants'

/** Words to find in a document, and the way from one place to the next. */
export function ViewerSearch({
  words,
  onWords,
  at,
  count,
  onStep,
}: {
  words: string
  onWords: (words: string) => void
  /** From 1; 0 where there is none. */
  at: number
  count: number
  onStep: (step: 1 | -1) => void
}) {
  const t = useTranslations('documentViewer')
  const isAsked = words.trim() !== ''
  return (
    <search
      className="flex min-w-0 items-center gap-1 max-sm:basis-full"
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || event.key !== 'Enter') return
        if (!(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        onStep(event.shiftKey ? -1 : 1)
      }}
    >
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={words}
        maxLength={longestFind}
        onChange={({ target }) => onWords(target.value)}
        className={`${inputClass} !w-60 max-sm:!w-auto max-sm:grow`}
      />
      <p role="status" className="text-sm whitespace-nowrap text-soft not-empty:px-1.5">
        {isAsked ? (count === 0 ? t('noHit') : t('hit', { at, count })) : ''}
      </p>
      {(isAsked ? (['previous', 'next'] as const) : []).map((way) => (
        <button
          key={way}
          type="button"
          aria-label={t(way)}
          className={buttonClass('bare')}
          disabled={count === 0}
          onClick={() => onStep(way === 'next' ? 1 : -1)}
        >
          {way === 'next' ? (
            <ChevronDown size={18} aria-hidden="true" />
          ) : (
            <ChevronUp size={18} aria-hidden="true" />
          )}
        </button>
      ))}
    </search>
  )
}
