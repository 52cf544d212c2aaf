import { useTranslations } from 'next-intl'
import { inputClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import type { Review } from '@/lib/contracts/reviews/schema'
import { FactsForm } from './facts-form'
import { LimitLine } from './limit-line'
import { RemarkList } from './remark-list'

/** What was recognized, for the reader to confirm, beside the text that was read. */
export function ConfirmFacts({
  review,
  text,
  limit,
}: {
  review: Review
  text: string
  limit: { used: number; most: number }
}) {
  const t = useTranslations('contracts')
  const { remarks, facts, side, id } = review
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <section aria-labelledby="facts" className="space-y-4">
        <h2 id="facts" className="text-lg font-bold">
          {t('facts.title')}
        </h2>
        <p className="text-sm text-soft">{t('facts.text')}</p>
        {remarks.length > 0 ? (
          <Notice tone="warn" title={t('remarks.title')}>
            <RemarkList remarks={remarks} />
          </Notice>
        ) : null}
        {review.reviewed_at === null ? <LimitLine {...limit} /> : null}
        <FactsForm id={id} facts={facts} side={side} />
      </section>
      <section aria-labelledby="read-text">
        <h2 id="read-text" className="mb-2 text-lg font-bold">
          {t('facts.read')}
        </h2>
        <textarea
          readOnly
          aria-labelledby="read-text"
          lang="ko"
          rows={22}
          value={text}
          className={`${inputClass} py-2 text-sm`}
        />
      </section>
    </div>
  )
}
