import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { CaseDetail } from '@/lib/corpus/case-schema'
import { caseHref } from '@/lib/corpus/links'
import { Link } from '@/lib/i18n/navigation'

/** What a reader must know before relying on the decision. */
export function CaseNotices({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('case')
  if (!detail.isSummary && detail.overruling.length === 0) return null
  return (
    <div className="mt-6 space-y-4">
      {detail.overruling.length > 0 ? (
        <Notice tone="error" title={t('overruled')}>
          <p>{t('overruledText')}</p>
          <ul className="mt-2 space-y-3">
            {detail.overruling.map(({ by, sentence }) => (
              <li key={`${by.serial}${sentence.slice(0, 20)}`} lang="ko">
                {by.serial === null ? (
                  <strong>{by.caseNumber}</strong>
                ) : (
                  <Link href={caseHref(by)} className="cite font-bold">
                    {by.court} {by.caseNumber}
                  </Link>
                )}
                <blockquote className="mt-1 max-w-[42em] text-soft">“{sentence}”</blockquote>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {detail.isSummary ? (
        <Notice tone="warn">
          <p>
            {t('summaryNotice')}{' '}
            {detail.sourceUrl ? (
              <a href={detail.sourceUrl} className="link font-semibold" rel="noreferrer">
                {t('summaryLink')}
              </a>
            ) : null}
          </p>
        </Notice>
      ) : null}
    </div>
  )
}
