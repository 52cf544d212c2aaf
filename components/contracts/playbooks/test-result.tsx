import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { TestedContract } from '@/lib/contracts/playbooks/form-state'
import { reviewPath } from '@/lib/contracts/reviews/constants'
import { Link } from '@/lib/i18n/navigation'

/** What a draft reports of each contract that it was tried on. */
export function TestResult({ contracts }: { contracts: readonly TestedContract[] }) {
  const t = useTranslations('playbooks')
  const grades = useTranslations('contractReview.severity')
  return (
    <div className="space-y-5">
      {contracts.map(({ review, matches }) => (
        <section key={review?.id ?? 'text'}>
          <h3 className="font-semibold break-words">
            {review ? (
              <Link href={reviewPath(review.id)} className="link">
                {review.title}
              </Link>
            ) : (
              t('test.onText')
            )}{' '}
            <span className="font-normal text-soft">
              {t('test.found', { count: matches.length })}
            </span>
          </h3>
          <ul>
            {matches.map(({ id, title, severity, clause, quote }) => (
              <li key={id} className="space-y-0.5 border-b border-line py-2 text-sm">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <Tag tone={severity === 'high' ? 'danger' : 'plain'}>{grades(severity)}</Tag>
                  <span className="font-semibold break-words">{title}</span>
                  <span lang="ko" className="text-soft">
                    {clause ?? t('test.nowhere')}
                  </span>
                </p>
                {quote ? (
                  <p lang="ko" className="break-words">
                    {quote}
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
