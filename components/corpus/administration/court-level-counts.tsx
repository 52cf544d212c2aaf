import { useFormatter, useTranslations } from 'next-intl'
import type { CorpusState } from '@/lib/corpus/administration-schema'

/** Decisions by court, a bar beside each name: the names are too long to stand below a chart. */
export function CourtLevelCounts({ levels }: { levels: CorpusState['counts']['byLevel'] }) {
  const t = useTranslations('adminCorpus')
  const names = useTranslations('search.courtLevels')
  const format = useFormatter()
  const most = Math.max(1, ...levels.map(({ count }) => count))
  return (
    <section>
      <h2 className="font-bold">{t('byLevel')}</h2>
      <dl className="mt-3 text-sm">
        {levels.map(({ level, count }) => (
          <div
            key={level}
            className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <dt>{names(level)}</dt>
            <dd className="tabular-nums">{format.number(count)}</dd>
            <dd aria-hidden="true" className="col-span-2">
              <span
                className="block h-2 min-w-px"
                style={{ width: `${(count / most) * 100}%`, background: 'var(--chart-1)' }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
