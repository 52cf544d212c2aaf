import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { useFoundPlaces } from './use-found-places'
import { useOutlineMarks } from './use-outline-marks'

const ways = [
  { name: 'previous', by: -1, key: 'p', Icon: ChevronUp },
  { name: 'next', by: 1, key: 'n', Icon: ChevronDown },
] as const

/** Words to find in the text that is read, how often they stand there, and the way from one place to the next. */
export function FindBar({ words }: { words: string }) {
  const t = useTranslations('reading')
  const [typed, setTyped] = useState(words)
  const { ranges, at, step, isSought } = useFoundPlaces(typed)
  useOutlineMarks(ranges)
  const count = ranges.length
  const told = count === 0 ? t('none') : at === 0 ? t('places', { count }) : t('at', { at, count })
  return (
    <search
      aria-label={t('find')}
      className="flex min-w-0 grow items-center gap-1 sm:justify-end"
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || event.key !== 'Enter') return
        if (!(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        step(event.shiftKey ? -1 : 1)
      }}
    >
      <input
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        className={`${inputClass} sm:!w-64`}
      />
      <p role="status" className="shrink-0 px-1.5 text-sm whitespace-nowrap text-soft tabular-nums">
        {isSought ? told : ''}
      </p>
      {(isSought ? ways : []).map(({ name, by, key, Icon }) => (
        <button
          key={name}
          type="button"
          aria-label={t(name)}
          title={`${t(name)} (${key})`}
          aria-keyshortcuts={key}
          className={buttonClass('bare')}
          disabled={count === 0}
          onClick={() => step(by)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      ))}
    </search>
  )
}
