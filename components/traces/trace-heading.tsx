import { useTranslations } from 'next-intl'
import type { Trace } from '@/lib/traces/schema'
import { OutcomeTag, useTraceName } from './trace-name'

/** What was asked, where the reader may know it, and what came of it. */
export function TraceHeading({ trace }: { trace: Trace }) {
  const t = useTranslations('traces')
  const name = useTraceName()(trace)
  return (
    <div className="pt-3 pb-6">
      <h1 className="max-w-[42em] text-xl font-bold tracking-tight break-words">
        {trace.question || name}
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 pt-1 text-sm text-soft">
        <OutcomeTag trace={trace} />
        <span>{name}</span>
        {trace.isOwn ? null : <span>{t('detail.withoutTexts')}</span>}
      </p>
    </div>
  )
}
