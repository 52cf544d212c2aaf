import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { Tag } from '@/components/ui/tag'
import type { Source } from '@/lib/chat/parts/source'
import type { SourceFacts as Facts } from '@/lib/chat/sources/source-text'
import { Link } from '@/lib/i18n/navigation'
import { courtDate } from '@/lib/korean-law/judgment/judgment-date'

/**
 * What a source is: where it comes from, from when, and whether it is the law of today. Its days are written
 * as courts write them, whatever the reader's language.
 */
export function SourceFacts({ source, facts }: { source: Source; facts: Facts | null }) {
  const t = useTranslations('chatSource')
  const state = source.state ?? facts?.state ?? null
  const title = facts?.title ?? source.title
  const date = facts?.date ?? source.effectiveOn
  const isSummary = source.isSummary || facts?.isSummary === true
  const known = [facts?.place, facts?.outcome].filter(Boolean).join(' · ')
  return (
    <>
      {title ? (
        <p lang="ko" className="font-medium">
          {title}
        </p>
      ) : null}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm text-soft">
        {source.type === 'document' ? <Tag>{t('document')}</Tag> : null}
        {facts?.from ? <span lang="ko">{facts.from}</span> : null}
        {date ? (
          <span className="whitespace-nowrap">
            {t(source.type === 'article' ? 'effective' : 'judged')}{' '}
            <time dateTime={date}>{courtDate(date)}</time>
          </span>
        ) : null}
        {known ? <span lang="ko">{known}</span> : null}
        {state === 'in-force' ? <Tag tone="good">{t('state.in-force')}</Tag> : null}
        {state === 'pending' ? <Tag tone="warn">{t('state.pending')}</Tag> : null}
        {state === 'repealed' ? <Tag tone="danger">{t('state.repealed')}</Tag> : null}
        {isSummary ? <Tag>{t('summary')}</Tag> : null}
      </p>
      {source.overruledBy || isSummary ? (
        <div className="mt-3 space-y-2">
          {source.overruledBy ? (
            <Notice tone="error" title={t('changed')}>
              <p>
                {t('changedText')}{' '}
                <Link href={source.overruledBy.href} className="link" lang="ko">
                  {source.overruledBy.label}
                </Link>
              </p>
            </Notice>
          ) : null}
          {isSummary ? (
            <Notice tone="warn">
              <p>
                {t('summaryText')}{' '}
                {facts?.officialUrl ? (
                  <a href={facts.officialUrl} className="link" rel="noreferrer">
                    {t('official')}
                  </a>
                ) : null}
              </p>
            </Notice>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
