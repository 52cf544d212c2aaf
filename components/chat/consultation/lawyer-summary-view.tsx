import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import type { LawyerSummary } from '@/lib/chat/consultation/types'
import { SummaryAccount } from './summary-account'
import { SummaryGaps } from './summary-gaps'
import { SummaryLaw } from './summary-law'
import { SummarySection } from './summary-section'

/** The summary for a lawyer, for the screen and for A4: the account first, then what was found, then what is open. */
export function LawyerSummaryView({
  summary,
  question,
  at,
}: {
  summary: LawyerSummary
  question: string
  at: string
}) {
  const t = useTranslations('consultation')
  return (
    <article className="text-[0.95rem] print:text-[1em]">
      <header className="pb-4">
        <h1 className="text-2xl font-bold">{t('summary.title')}</h1>
        <p className="mt-1">
          {t(`fields.${summary.field}.name`)} · <DateTime at={at} to="day" />
        </p>
        <p className="mt-1 max-w-[46em] text-sm text-soft">{t('summary.lead')}</p>
        <p className="mt-3 max-w-[46em] border-l-2 border-strong pl-3.5 text-sm">
          <strong className="font-semibold">{t('summary.mark')}</strong> {t('summary.disclaimer')}
        </p>
      </header>
      <SummaryAccount summary={summary} />
      <SummaryLaw summary={summary} />
      <SummaryGaps summary={summary} />
      <SummarySection title={t('summary.question')}>
        <p className="break-words whitespace-pre-wrap">{question}</p>
      </SummarySection>
    </article>
  )
}
