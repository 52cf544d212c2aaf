import type { Source } from '@/lib/chat/parts/source-parts'
import type { ArticleDetail, CaseDetail } from '@/lib/corpus/case-schema'
import { articleHref, articleLabel, caseHref } from '@/lib/corpus/links'
import { formatCitation } from '@/lib/korean-law/citations/format-citation'
import { readStatuteText, withoutNotes } from '@/lib/korean-law/statute/statute-text'

/** What is read in the corpus, as a message names it: label, address, standing. The number is the message's. */
export type UnnumberedSource = Omit<Source, 'no'>

export function articleSource({ law, article }: ArticleDetail, passage: string): UnnumberedSource {
  return {
    type: 'article',
    id: article.articleId,
    label: `${law.title} ${articleLabel(article.no)}`,
    title: article.title,
    href: articleHref(law.title, article.no),
    isSummary: law.isSummary,
    passage,
    state: article.repealed ? 'repealed' : article.pending ? 'pending' : 'in-force',
    // The day of an edition lies ahead only for the articles that it changes.
    effectiveOn: law.pending && !article.pending ? null : law.effectiveOn,
    overruledBy: null,
  }
}

export function decisionSource(detail: CaseDetail, passage: string): UnnumberedSource {
  const by = detail.overruling[0]?.by
  return {
    type: 'case',
    id: String(detail.serial),
    label: formatCitation(detail),
    title: detail.caseName || null,
    href: caseHref(detail),
    isSummary: detail.isSummary,
    passage,
    state: null,
    effectiveOn: null,
    overruledBy: by ? { label: by.caseNumber, href: caseHref(by) } : null,
  }
}

/** An article as it is read: its lines with their marks, without notes on amendments. */
export function articleLines(body: string): { mark: string; text: string }[] {
  return readStatuteText(body).flatMap(({ mark, text }) => {
    const said = withoutNotes(text)
    return said === '' ? [] : [{ mark, text: said }]
  })
}

/** What the headnotes of a decision say. */
export function headnotes({ issues }: Pick<CaseDetail, 'issues'>): string {
  return issues
    .flatMap(({ no, issue, gist }) => {
      const mark = no === null ? '' : `[${no}] `
      return [issue, gist].filter(Boolean).map((text) => `${mark}${text}`)
    })
    .join('\n')
}
