import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslations } from 'next-intl'

/** Leads from one place of the passage to the next, round and round. */
export function MatchSteps({
  current,
  count,
  onStep,
}: {
  current: number
  count: number
  onStep: (to: number) => void
}) {
  const t = useTranslations('chatSource')
  const step = (by: number) => onStep((current + by + count) % count)
  const look =
    'grid size-10 place-content-center border border-line hover:border-strong hover:bg-sheet rounded-sm'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend in sight
    <div role="group" aria-label={t('places')} className="flex items-center gap-2 text-sm">
      <span role="status" className="text-soft">
        {t('place', { current: current + 1, count })}
      </span>
      <button type="button" className={look} aria-label={t('previous')} onClick={() => step(-1)}>
        <ArrowUp size={16} aria-hidden="true" />
      </button>
      <button type="button" className={look} aria-label={t('next')} onClick={() => step(1)}>
        <ArrowDown size={16} aria-hidden="true" />
      </button>
    </div>
  )
}
