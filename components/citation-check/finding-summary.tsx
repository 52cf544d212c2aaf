import { useTranslations } from 'next-intl'
import { countVerdicts, type Verdict } from '@/lib/citation-check/findings'
import type { CheckedCitation } from '@/lib/citation-check/types'
import { VerdictMark, verdictLooks } from './verdict-mark'

const verdicts: readonly Verdict[] = ['wrong', 'open', 'right']

/** How many citations there are, and how many of them need a look. */
export function FindingSummary({ citations }: { citations: readonly CheckedCitation[] }) {
  const t = useTranslations('citationCheck')
  const counts = countVerdicts(citations)
  return (
    <div role="status">
      <h2 id="findings-title" className="text-xl font-bold">
        {citations.length > 0 ? t('found', { count: citations.length }) : t('none')}
      </h2>
      {citations.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {verdicts.map((verdict) => {
            const { text } = verdictLooks[verdict]
            return (
              <li key={verdict} className={`flex items-center gap-1.5 font-semibold ${text}`}>
                <VerdictMark verdict={verdict} />
                {t(`verdicts.${verdict}`, { count: counts[verdict] })}
              </li>
            )
          })}
        </ul>
      ) : (
        <p className="mt-1 text-soft">{t('noneHint')}</p>
      )}
    </div>
  )
}
