import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { TextLink } from '@/components/ui/text-link'
import { articleChangeKind } from '@/lib/corpus/article-pieces'
import type { ArticleChange } from '@/lib/corpus/change-schema'
import { articleHref, lawHref } from '@/lib/corpus/links'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { ArticleDiff } from './article-diff'
import { changesHref } from './changes-address'

/** An article with its changed words; from the list of all changes a link leads to those of its law. */
export function ArticleChangeRow({
  change,
  isOfOneLaw,
}: {
  change: ArticleChange
  isOfOneLaw: boolean
}) {
  const t = useTranslations('changes')
  const { lawId, lawTitle, no, title, isHeld } = change
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h3 className="font-semibold" lang="ko">
          <TextLink href={isHeld ? articleHref(lawId, no) : lawHref(lawId)} className="cite">
            {lawTitle} {articleLabel(no)}
            {title ? `(${title})` : ''}
          </TextLink>
        </h3>
        <Tag>{t(`kind.${articleChangeKind(change)}`)}</Tag>
      </div>
      <ArticleDiff change={change} />
      {isOfOneLaw ? null : (
        <p className="mt-1 text-sm">
          <TextLink href={changesHref({ law: lawId })} className="link">
            {t('onlyLaw', { law: lawTitle })}
          </TextLink>
        </p>
      )}
    </>
  )
}
