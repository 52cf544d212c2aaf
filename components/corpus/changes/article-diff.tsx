import { useTranslations } from 'next-intl'
import { ChangedText } from '@/components/ui/changed-text'
import { articlePieces } from '@/lib/corpus/article-pieces'
import type { ArticleChange } from '@/lib/corpus/change-schema'

/** The text of an article with the words that were taken out and put in. */
export function ArticleDiff({ change }: { change: ArticleChange }) {
  const t = useTranslations('changes')
  return (
    <p
      lang="ko"
      className="mt-1.5 max-w-[42em] text-[15px] leading-7 break-words whitespace-pre-wrap"
    >
      <ChangedText
        pieces={articlePieces(change)}
        words={{ added: t('added'), removed: t('removed') }}
      />
    </p>
  )
}
