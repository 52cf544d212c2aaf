import { useLocale, useTranslations } from 'next-intl'
import type { LawyerSummary } from '@/lib/chat/consultation/types'
import { formatWhen } from '@/lib/chat/consultation/when'
import { Link } from '@/lib/i18n/navigation'
import { SummarySection } from './summary-section'

/** What is not known yet, and the time there is. */
export function SummaryGaps({ summary }: { summary: LawyerSummary }) {
  const t = useTranslations('consultation')
  const locale = useLocale()
  const { missing, periods, deadline } = summary
  return (
    <>
      <SummarySection title={t('summary.missing')}>
        {missing.length === 0 ? <p className="text-soft">{t('summary.missingNone')}</p> : null}
        <ul className="list-disc pl-5 marker:text-soft">
          {missing.map((each) =>
            each.kind === 'general' ? (
              <li key={each.gap}>{t(`summary.general.${each.gap}`)}</li>
            ) : (
              <li key={each.fact}>
                {t(`facts.${each.fact}.name`)}{' '}
                <span className="block text-sm text-soft">{t(`facts.${each.fact}.why`)}</span>
              </li>
            ),
          )}
        </ul>
      </SummarySection>
      <SummarySection title={t('summary.deadlines')}>
        {deadline.on === null ? null : (
          <p className="font-semibold">
            {t('summary.deadlineOwn')}: {formatWhen(deadline.on, locale)} {deadline.text}
          </p>
        )}
        {periods.length === 0 ? (
          <p className="text-soft">{t('summary.deadlineNone')}</p>
        ) : (
          <>
            <p className="text-sm text-soft">
              {t('summary.deadlineSources')}. {t('summary.deadlineNote')}
            </p>
            <ul className="mt-1 space-y-1.5">
              {periods.map(({ source, href, text }) => (
                <li key={text} lang="ko">
                  <q>{text}</q>{' '}
                  <Link href={href} className="link text-sm">
                    {source}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </SummarySection>
    </>
  )
}
