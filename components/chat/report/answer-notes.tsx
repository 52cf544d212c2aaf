import { useFormatter, useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import type { AnswerNote } from '@/lib/chat/report/schema'

/** What people wrote about answers, the newest first; not who they were, nor what they had asked. */
export function AnswerNotes({ notes }: { notes: readonly AnswerNote[] }) {
  const t = useTranslations('adminAnswers')
  const words = useTranslations('chatList.feedback.reason')
  const format = useFormatter()
  return (
    <section aria-labelledby="answer-notes" className="min-w-0">
      <h3 id="answer-notes" className="section-title">
        {t('notes')}
      </h3>
      {notes.length === 0 ? (
        <p className="mt-2 text-sm text-soft">{t('noNotes')}</p>
      ) : (
        <ul className="text-sm">
          {notes.map(({ at, rating, reasons, note, engine, groundedness }) => (
            <li key={`${at} ${note}`} className="border-b border-line py-2">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <Tag tone={rating === 'up' ? 'good' : 'warn'}>{t(rating)}</Tag>
                <span className="text-soft">
                  <DateTime at={at} to="minute" />
                  {engine ? ` · ${t(`engines.${engine}`)}` : ''}
                  {groundedness === null
                    ? ''
                    : ` · ${t('grounded')} ${format.number(groundedness, { style: 'percent' })}`}
                </span>
              </p>
              <p className="mt-1 max-w-[42em] break-words whitespace-pre-wrap">{note}</p>
              {reasons.length > 0 ? (
                <p className="text-soft">{reasons.map((reason) => words(reason)).join(' · ')}</p>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
