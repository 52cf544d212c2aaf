import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import type { Deadline } from '@/lib/matters/schema'
import { usePresetWords } from './use-preset-words'

const dayMs = 24 * 3600_000

/**
 * What falls due, when, and how many days are left.
 * @param atEnd it stands at the end of a row, its lines flush with the row
 */
export function DueDay({
  deadline,
  today,
  atEnd = false,
}: {
  deadline: Deadline
  today: string
  atEnd?: boolean
}) {
  const t = useTranslations('matters')
  const words = usePresetWords()
  const { title, due_on, done_at } = deadline
  const left = Math.round((Date.parse(due_on) - Date.parse(today)) / dayMs)
  const tone = done_at || left > 7 ? '' : left < 0 ? 'text-danger' : 'text-warn'
  return (
    <p
      className={`text-sm ${atEnd ? 'sm:text-right' : ''} ${done_at ? 'line-through text-soft' : ''}`}
    >
      <span className="block">{words(title)}</span>
      <DateTime at={`${due_on}T00:00:00+09:00`} />{' '}
      {done_at ? null : (
        <span className={`whitespace-nowrap font-semibold ${tone}`}>
          {left < 0
            ? t('due.past', { days: -left })
            : left === 0
              ? t('due.today')
              : t('due.left', { days: left })}
        </span>
      )}
    </p>
  )
}
