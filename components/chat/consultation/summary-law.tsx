import { useFormatter, useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { LawyerSummary, SummaryStatute } from '@/lib/chat/consultation/types'
import { Link } from '@/lib/i18n/navigation'
import { SummarySection } from './summary-section'

function StatuteState({ state, effectiveOn }: SummaryStatute) {
  const t = useTranslations('consultation.summary.state')
  const format = useFormatter()
  if (state === null) return null
  const date = effectiveOn
    ? format.dateTime(new Date(`${effectiveOn}T00:00:00+09:00`), { dateStyle: 'medium' })
    : '–'
  return (
    <span className={`text-sm ${state === 'in-force' ? 'text-soft' : 'text-warn'}`}>
      {state === 'pending' ? t('pending', { date }) : t(state)}
    </span>
  )
}

/** What was found for it: the law's own words stay in Korean. */
export function SummaryLaw({ summary }: { summary: LawyerSummary }) {
  const t = useTranslations('consultation.summary')
  const { issues, statutes, decisions, answer } = summary
  return (
    <>
      {answer === 'given' ? null : (
        <div className="border-t border-line py-4">
          <Notice tone="warn">{t(answer === 'writing' ? 'writing' : 'refused')}</Notice>
        </div>
      )}
      <SummarySection title={t('issues')}>
        {issues.length === 0 ? (
          <p className="text-soft">{t('noIssues')}</p>
        ) : (
          <>
            <p className="text-sm text-soft">{t('issuesNote')}</p>
            <ol className="mt-1 list-decimal pl-5 marker:text-soft" lang="ko">
              {issues.map((issue) => (
                <li key={issue} className="py-0.5">
                  {issue}
                </li>
              ))}
            </ol>
          </>
        )}
      </SummarySection>
      <SummarySection title={t('statutes')}>
        {statutes.length === 0 ? <p className="text-soft">{t('none')}</p> : null}
        <ul>
          {statutes.map((statute) => (
            <li key={statute.href} className="border-b border-line py-1 last:border-b-0">
              <Link href={statute.href} className="link" lang="ko">
                {statute.label}
                {statute.title ? ` (${statute.title})` : ''}
              </Link>{' '}
              <StatuteState {...statute} />
            </li>
          ))}
        </ul>
      </SummarySection>
      <SummarySection title={t('decisions')}>
        {decisions.length === 0 ? <p className="text-soft">{t('none')}</p> : null}
        <ul>
          {decisions.map(({ label, title, href, overruledBy }) => (
            <li key={href} className="border-b border-line py-1 last:border-b-0">
              <Link href={href} className="link" lang="ko">
                {label}
              </Link>{' '}
              {title ? (
                <span className="text-sm text-soft" lang="ko">
                  {title}
                </span>
              ) : null}
              {overruledBy ? (
                <span className="block text-sm text-warn">
                  {t('overruled')}: <span lang="ko">{overruledBy}</span>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </SummarySection>
    </>
  )
}
