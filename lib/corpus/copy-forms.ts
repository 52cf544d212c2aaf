import { articleLabel } from '@/lib/korean-law/names/article-no'
import { articleNames, decisionNames } from '@/lib/korean-law/names/foreign-names'
import { anchorLabel } from '@/lib/korean-law/statute/paragraph-anchor'

/** How a source is cited when something of it is copied. */
export type CopySource = {
  /** 대법원 2010. 5. 20. 선고 2007다90760 판결, 「민법」 제750조 */
  korean: string
  /** Supreme Court Decision 2007Da90760 decided May 20, 2010; null where there is no usual name. */
  english: string | null
  /** An article, whose citation names the paragraph. */
  isArticle: boolean
  /** The words are those of a summary, not of the court or the law. */
  isSummary: boolean
}

export const copyForms = ['korean', 'english', 'markdown', 'address'] as const
export type CopyForm = (typeof copyForms)[number]

export function decisionSource(
  decision: { court: string; judgmentDate: string | null; caseNumber: string; enBanc: boolean },
  citation: string,
  isSummary: boolean,
): CopySource {
  const { en } = decisionNames(decision)
  const english = en && (decision.enBanc ? en.replace(' Decision ', ' en banc Decision ') : en)
  return { korean: citation, english, isArticle: false, isSummary }
}

export function lawSource(law: { title: string; isSummary: boolean }): CopySource {
  const source = { korean: `「${law.title}」`, english: null, isArticle: false }
  return { ...source, isSummary: law.isSummary }
}

export function articleSource(
  law: { title: string; isSummary: boolean },
  no: string,
  label: string,
): CopySource {
  const { en } = articleNames(law.title, no)
  return {
    korean: `「${law.title}」 ${label}`,
    english: en,
    isArticle: true,
    isSummary: law.isSummary,
  }
}

/** `제1항 제2호` as translations of Korean statutes have it: para. (1), subpara. 2, item (a). */
function englishPlace(anchor: string): string {
  const [, paragraph, item, branch, subitem] =
    /^(?:p(\d+))?-?(?:i(\d+)(?:의(\d+))?)?-?(?:s(\d+))?$/.exec(anchor) ?? []
  return [
    paragraph ? `, para. (${paragraph})` : '',
    item ? `, subpara. ${item}${branch ? `-${branch}` : ''}` : '',
    subitem ? `, item (${String.fromCharCode(96 + Number(subitem))})` : '',
  ].join('')
}

type Copied = {
  source: CopySource
  /** Of the page, and within it of the paragraph. */
  address: string
  /** The id of the paragraph: of an article it is a part of the citation. */
  anchor?: string
  /** The words that are quoted; empty for the source as such. */
  passage?: string
}

/** `article-750-p1`, a paragraph on the page of a whole law → 제750조 제1항. */
function placeInLaw(anchor: string): string {
  const [, no, rest = ''] = /^article-([\d의]+)(?:-(.+))?$/.exec(anchor) ?? []
  return no ? `${articleLabel(no)} ${anchorLabel(rest)}`.trim() : ''
}

/** The citation of what is copied, in Korean and in English. */
function citations({ source, anchor = '', passage = '' }: Copied) {
  const place = source.isArticle ? anchorLabel(anchor) : placeInLaw(anchor)
  const korean = place ? `${source.korean} ${place}` : source.korean
  const english = source.english && source.english + (place ? englishPlace(anchor) : '')
  const quotesSummary = source.isSummary && passage !== ''
  return {
    korean: quotesSummary ? `${korean}의 요약` : korean,
    english: english && quotesSummary ? `${english} (summary)` : english,
  }
}

const quoteLines = (passage: string) =>
  passage
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** What is put on the clipboard; null where the source has no such form. */
export function copyText(form: CopyForm, copied: Copied): string | null {
  const { address, passage = '' } = copied
  const { korean, english } = citations(copied)
  const behind = (citation: string | null) =>
    citation && passage !== '' ? `“${passage}” (${citation})` : citation
  switch (form) {
    case 'korean':
      return behind(korean)
    case 'english':
      return behind(english)
    case 'markdown': {
      const link = `[${korean}](${address})`
      return passage === '' ? link : `${quoteLines(passage)}\n>\n> — ${link}\n`
    }
    case 'address':
      return address
  }
}
