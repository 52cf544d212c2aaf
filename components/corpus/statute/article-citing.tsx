import { useTranslations } from 'next-intl'
import { CaseFacts } from '@/components/corpus/case/case-facts'
import { readableName } from '@/components/corpus/case/case-name'
import { IssueText } from '@/components/corpus/case/issue-text'
import { Pager } from '@/components/layout/navigation/pager'
import { Tag } from '@/components/ui/tag'
import { caseHref } from '@/lib/corpus/links'
import type { ArticleCitingPage } from '@/lib/corpus/service-schema'
import { Link } from '@/lib/i18n/navigation'

function CitingDecision({ decision }: { decision: ArticleCitingPage['citing'][number] }) {
  const t = useTranslations('statutes')
  return (
    <li className="border-b border-line py-3">
      <p className="font-semibold" lang="ko">
        <Link href={caseHref(decision)} className="result-link">
          <span className="font-bold">{decision.caseNumber}</span> {readableName(decision.caseName)}
        </Link>{' '}
        {decision.former ? <Tag>{t('former')}</Tag> : null}
      </p>
      <CaseFacts of={decision} />
      {decision.issue ? (
        <p className="mt-1 line-clamp-2 max-w-[52em] text-[0.95rem]" lang="ko">
          <IssueText>{decision.issue}</IssueText>
        </p>
      ) : null}
    </li>
  )
}

/**
 * Decisions citing an article, most cited first, each with the issue that cites it; apart from them those
 * that cite what bore its number before the law was written anew.
 */
export function ArticleCiting({
  citing,
  total,
  page,
  size,
  predecessors,
  path,
}: ArticleCitingPage & { path: string }) {
  const t = useTranslations('statutes')
  const last = Math.ceil(total / Math.max(size, 1))
  const href = (each: number) => `${path}${each > 1 ? `?page=${each}` : ''}#citing`
  return (
    <section id="citing" aria-labelledby="citing-title" className="mt-12">
      <h2 id="citing-title" className="section-title">
        {t('citing')}{' '}
        <span className="font-normal text-soft">
          {t('citedBy', { count: total })} · {t('citingNote')}
        </span>
      </h2>
      {citing.length === 0 ? <p className="mt-3 text-soft">{t('citingNone')}</p> : null}
      <ol>
        {citing.map((ref) => (
          <CitingDecision key={`${ref.serial}${ref.caseNumber}`} decision={ref} />
        ))}
      </ol>
      <Pager page={page} last={last} href={href} />
      {predecessors.total > 0 ? (
        <details className="mt-6 border-y border-line py-3">
          <summary className="cursor-pointer font-semibold">
            {t('predecessors', { count: predecessors.total })}
          </summary>
          <p className="mt-1 max-w-[52em] text-sm text-soft">{t('predecessorsNote')}</p>
          <ol>
            {predecessors.citing.map((ref) => (
              <CitingDecision key={`${ref.serial}${ref.caseNumber}`} decision={ref} />
            ))}
          </ol>
        </details>
      ) : null}
    </section>
  )
}
