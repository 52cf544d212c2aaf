import { articleHref, caseHref } from '@/lib/corpus/links'
import type { ArticlePassage, DecisionPassage } from '@/lib/corpus/passage-schema'
import { Link } from '@/lib/i18n/navigation'
import { articleLabel } from '@/lib/korean-law/names/article-no'

/** `주택임대차보호법 제3조의3(임차권등기명령)`, the way an article is cited. */
export function articleCitation({ lawTitle, no, title }: ArticlePassage): string {
  return `${lawTitle} ${articleLabel(no)}${title ? `(${title})` : ''}`
}

export function AnswerArticleLink({ of, className }: { of: ArticlePassage; className: string }) {
  return (
    <Link href={articleHref(of.lawTitle, of.no)} className={className} lang="ko">
      {articleCitation(of)}
    </Link>
  )
}

export function AnswerDecisionLink({ of, className }: { of: DecisionPassage; className: string }) {
  return (
    <Link href={caseHref(of)} className={className} lang="ko">
      {of.citation}
    </Link>
  )
}
