import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { IntakeReview } from '@/lib/chat/consultation/types'

/** The question as it will be asked, before anything is sent. */
export function IntakeReviewView({ review }: { review: IntakeReview }) {
  const t = useTranslations('consultation.review')
  const { question, cutTo, daysLeft } = review
  return (
    <div className="space-y-4">
      {daysLeft === null ? null : (
        <Notice tone="error" role="alert">
          {daysLeft < 0 ? t('past') : t('near', { days: daysLeft })}
        </Notice>
      )}
      <p className="text-sm">{t('text')}</p>
      <section aria-label={t('question')} className="border-l-2 border-strong bg-sheet px-4 py-3">
        <p className="max-w-[42em] whitespace-pre-wrap break-words" data-question>
          {question}
        </p>
      </section>
      {cutTo === null ? null : <p className="text-sm text-warn">{t('cut', { limit: cutTo })}</p>}
      <p className="text-sm text-soft">{t('keeps')}</p>
    </div>
  )
}
