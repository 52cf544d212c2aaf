import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { articleHref, lawHref } from '@/lib/corpus/links'
import type { Understanding } from '@/lib/corpus/schema'
import { Link } from '@/lib/i18n/navigation'
import { articleLabel } from '@/lib/korean-law/names/article-no'

/** The query names an article that its law does not have: says so, and what may have been meant. */
export function MissingArticle({ of }: { of: NonNullable<Understanding['missingArticle']> }) {
  const t = useTranslations('search.missingArticle')
  return (
    <Notice tone="warn" title={t('title', { law: of.lawTitle, article: articleLabel(of.no) })}>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {of.near.length > 0 ? <span className="text-soft">{t('near')}</span> : null}
        {of.near.map((no) => (
          <Link key={no} href={articleHref(of.lawTitle, no)} className="link" lang="ko">
            {of.lawTitle} {articleLabel(no)}
          </Link>
        ))}
        <Link href={lawHref(of.lawTitle)} className="link">
          {t('law')}
        </Link>
      </p>
    </Notice>
  )
}
