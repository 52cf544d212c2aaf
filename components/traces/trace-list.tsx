import { useFormatter, useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { Link } from '@/lib/i18n/navigation'
import { tracePath } from '@/lib/traces/constants'
import type { TraceRow } from '@/lib/traces/schema'
import { OutcomeTag, useDuration, useTraceName } from './trace-name'

/** Traces, the newest first: what was asked, what came of it, and how long it took. */
export function TraceList({ traces }: { traces: readonly TraceRow[] }) {
  const t = useTranslations('traces')
  const format = useFormatter()
  const nameOf = useTraceName()
  const duration = useDuration()
  return (
    <ul className="border-t border-strong">
      {traces.map((trace) => (
        <li
          key={trace.id}
          className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <Link href={tracePath(trace.id)} className="link line-clamp-2 break-words">
              {trace.question || nameOf(trace)}
            </Link>
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
              <OutcomeTag trace={trace} />
              {trace.question ? <span>{nameOf(trace)}</span> : null}
              {trace.model ? <span className="break-all">{trace.model}</span> : null}
            </p>
          </div>
          <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-soft tabular-nums sm:flex-nowrap sm:justify-end sm:text-right">
            {trace.confidence === null ? null : (
              <span>
                {t('confidenceOf', {
                  share: format.number(trace.confidence, {
                    style: 'percent',
                    maximumFractionDigits: 0,
                  }),
                })}
              </span>
            )}
            <span className="whitespace-nowrap sm:min-w-16">{duration(trace.durationMs)}</span>
            <DateTime at={trace.startedAt} to="minute" />
          </p>
        </li>
      ))}
    </ul>
  )
}
