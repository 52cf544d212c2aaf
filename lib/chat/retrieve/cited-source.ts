import type { Source } from '@/lib/chat/parts/source'
import type { CitableSource } from '@/lib/chat/types'
import { articleHref, caseHref } from '@/lib/corpus/links'
import {
  type ArticlePassage,
  type DecisionPassage,
  isArticle,
  type Passage,
} from '@/lib/corpus/passage-schema'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { articleNames, decisionNames } from '@/lib/korean-law/names/foreign-names'
import { anchorOfWords } from '@/lib/korean-law/statute/paragraph-anchor'

/** A source as a message names it: label, address, state. The number is the message's. */
export type UnnumberedSource = Omit<Source, 'no'>

function articleSource(article: ArticlePassage, quoted: string): UnnumberedSource {
  return {
    type: 'article',
    id: article.articleId,
    label: `${article.lawTitle} ${articleLabel(article.no)}`,
    names: articleNames(article.lawTitle, article.no),
    title: article.title,
    href:
      articleHref(article.lawTitle, article.no) + anchorOfWords(article.lines, article.sentence),
    isSummary: article.isSummary,
    page: null,
    passage: quoted,
    state: article.state,
    effectiveOn: article.effectiveOn,
    overruledBy: null,
  }
}

function decisionSource(decision: DecisionPassage, quoted: string): UnnumberedSource {
  const { serial, citation, caseName, isSummary, overruledBy } = decision
  return {
    type: 'case',
    id: String(serial),
    label: citation,
    names: decisionNames(decision),
    title: caseName || null,
    href: caseHref(decision),
    isSummary,
    page: null,
    passage: quoted,
    state: null,
    effectiveOn: null,
    overruledBy: overruledBy && { label: overruledBy.caseNumber, href: caseHref(overruledBy) },
  }
}

/** @param quoted the words of the passage at which the source opens */
export function sourceOf(passage: Passage, quoted: string): UnnumberedSource {
  return isArticle(passage) ? articleSource(passage, quoted) : decisionSource(passage, quoted)
}

const quotedOf = (passage: Passage): string =>
  isArticle(passage)
    ? passage.lines.map(({ text }) => text).join('\n')
    : passage.gist || passage.issue || passage.text

/** The passages that a model may write from, numbered in their order, from `after` on. */
export function citableSources(passages: readonly Passage[], after = 0): CitableSource[] {
  return passages.map((passage, at) => ({
    ...sourceOf(passage, quotedOf(passage)),
    no: after + at + 1,
    text: passage.text,
  }))
}
