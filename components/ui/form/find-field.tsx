import { ChevronDown, ChevronUp } from 'lucide-react'
import { buttonClass, inputClass } from '@/components/ui/button-class'

type Step = {
  label: string
  /** A key of the page that presses the button. */
  shortcut?: string
}

/** A field for words to find in a text, how often they stand there, and the way from one place to the next. */
export function FindField({
  label,
  words,
  maxLength,
  status,
  hasPlaces,
  previous,
  next,
  className = '',
  onWords,
  onStep,
}: {
  label: string
  words: string
  maxLength: number
  /** Where one is, or that there is no place; empty while nothing is sought, and then there are no buttons. */
  status: string
  hasPlaces: boolean
  previous: Step
  next: Step
  className?: string
  onWords: (words: string) => void
  onStep: (step: 1 | -1) => void
}) {
  const ways = [
    { ...previous, by: -1, Icon: ChevronUp },
    { ...next, by: 1, Icon: ChevronDown },
  ] as const
  return (
    <search
      aria-label={label}
      className={`flex min-w-0 items-center gap-1 ${className}`}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || event.key !== 'Enter') return
        if (!(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        onStep(event.shiftKey ? -1 : 1)
      }}
    >
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={words}
        maxLength={maxLength}
        onChange={({ target }) => onWords(target.value)}
        className={`${inputClass} !w-60 max-sm:!w-auto max-sm:grow`}
      />
      <p
        role="status"
        className="text-sm whitespace-nowrap text-soft tabular-nums not-empty:px-1.5"
      >
        {status}
      </p>
      {(status === '' ? [] : ways).map(({ label: name, shortcut, by, Icon }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={shortcut && `${name} (${shortcut})`}
          aria-keyshortcuts={shortcut}
          className={buttonClass('bare')}
          disabled={!hasPlaces}
          onClick={() => onStep(by)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      ))}
    </search>
  )
}
