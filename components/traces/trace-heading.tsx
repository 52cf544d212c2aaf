import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { sitePages } from '@/lib/site-pages'
import type { Trace } from '@/lib/traces/schema'
import { OutcomeTag, useTraceName } from './trace-name'

/** A question that an address may carry. */
const longestAgain = 2000
/** Of the chat; what another program searched in is no scope of it. */
const scopeOf = ({ origin, scope }: Trace) =>
  origin === 'chat' && scope && scope !== 'collection' ? { scope } : {}

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
        {trace.isOwn && trace.question ? (
          <Link
            href={{
              pathname: sitePages.aiChat.path,
              query: { q: trace.question.slice(0, longestAgain), ...scopeOf(trace) },
            }}
            className="link"
          >
            {t('detail.askAgain')}
          </Link>
        ) : null}
      </p>
    </div>
  )
}
