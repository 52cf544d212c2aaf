import { useLocale, useTranslations } from 'next-intl'
import { answeredFacts, sayEventTime, sayFact } from '@/lib/chat/consultation/intake-question'
import type { LawyerSummary } from '@/lib/chat/consultation/types'
import { Lines, Pairs, SummarySection } from './summary-section'

/** What the person wrote themselves. */
export function SummaryAccount({ summary }: { summary: LawyerSummary }) {
  const t = useTranslations('consultation')
  const locale = useLocale()
  const words = { t, locale }
  const facts = answeredFacts(summary)
  const done = [...summary.done.map((deed) => t(`deeds.${deed}`)), summary.doneText].filter(Boolean)
  const wants = [...summary.wants.map((want) => t(`wants.${want}`)), summary.wantText].filter(
    Boolean,
  )
  return (
    <>
      <SummarySection title={t('summary.parties')}>
        <Pairs
          items={[
            { name: t('summary.asker'), value: t(`roles.${summary.asker}`) },
            { name: t('summary.otherSide'), value: t(`roles.${summary.other}`) },
            ...(summary.people ? [{ name: t('summary.people'), value: summary.people }] : []),
          ]}
        />
      </SummarySection>
      <SummarySection title={t('summary.account')}>
        <p className="break-words whitespace-pre-wrap">{summary.account}</p>
      </SummarySection>
      <SummarySection title={t('summary.timeline')}>
        {summary.timeline.length === 0 ? (
          <p className="text-soft">{t('summary.noEvents')}</p>
        ) : (
          <ol>
            {summary.timeline.map((event) => (
              <li
                key={`${event.on} ${event.text}`}
                className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-b border-line py-1 last:border-b-0"
              >
                <span className="text-soft">{sayEventTime(event, words)}</span>
                <span className="break-words">{event.text}</span>
              </li>
            ))}
          </ol>
        )}
      </SummarySection>
      {facts.length > 0 ? (
        <SummarySection title={t('summary.facts')}>
          <Pairs
            items={facts.map(({ fact, value }) => ({
              name: t(`facts.${fact}.name`),
              value: sayFact(fact, value, words),
            }))}
          />
        </SummarySection>
      ) : null}
      <SummarySection title={t('summary.papers')}>
        {summary.papers.length === 0 ? (
          <p className="text-soft">{t('summary.none')}</p>
        ) : (
          <Lines items={summary.papers.map((paper) => t(`papers.${paper}`))} />
        )}
      </SummarySection>
      <SummarySection title={t('summary.wants')}>
        <Lines items={wants} />
      </SummarySection>
      {done.length > 0 ? (
        <SummarySection title={t('summary.done')}>
          <Lines items={done} />
        </SummarySection>
      ) : null}
    </>
  )
}
