import { useFormatter, useTranslations } from 'next-intl'
import type { CorpusState } from '@/lib/legal/corpus-schema'

/** Decisions by court, a bar beside each name: the names are too long to stand below a chart. */
export function CorpusLevels({ levels }: { levels: CorpusState['counts']['byLevel'] }) {
  const t = useTranslations('adminCorpus')
  const names = useTranslations('search.courtLevels')
  const format = useFormatter()
  const most = Math.max(1, ...levels.map(({ count }) => count))
  return (
    <section>
      <h2 className="font-bold">{t('byLevel')}</h2>
      <dl className="mt-3 text-sm">
        {levels.map(({ level, count }) => (
          <div key={level} className="border-b border-line py-2">
            <div className="flex items-baseline justify-between gap-4">
              <dt>{names(level)}</dt>
              <dd className="tabular-nums">{format.number(count)}</dd>
            </div>
            <div
              className="mt-1 h-2 min-w-px"
              style={{ width: `${(count / most) * 100}%`, background: 'var(--chart-1)' }}
              aria-hidden="true"
            />
          </div>
        ))}
      </dl>
    </section>
  )
}
