import 'server-only'
import type { z } from 'zod'
import type { CaseDetail, CaseLookup } from '@/lib/corpus/case-schema'
import type { CaseRef } from '@/lib/corpus/schema'
import {
  getArticle as findArticle,
  findCase,
  getCase as findDecision,
  listArticleCiting,
  listCaseCiting,
} from '@/lib/corpus/service'
import { AppError } from '@/lib/errors'
import { parseCaseNumberInput } from '@/lib/korean-law/judgment/case-number-input'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { articleState, type References } from './references'
import type {
  getArticleInput,
  getArticleOutput,
  getCaseInput,
  getCaseOutput,
  getCitingInput,
  getCitingOutput,
} from './schema'
import type { Answer } from './search-tools'

/** Characters of a judgment in one answer: more fills what a model can read at once. */
const partLength = 12_000
const mostReferences = 30

/** A decision by its number, or what else there is of it. What is not there is an answer, not a failure. */
async function lookUpDecision(
  number: string,
  pick: { serial?: number | undefined; court?: string | undefined },
): Promise<CaseLookup | null> {
  const asked = parseCaseNumberInput(number)
  if (!asked.ok) throw new AppError('invalidCaseNumber')
  try {
    return await findCase(asked.number, {
      ...(pick.serial ? { serial: pick.serial } : {}),
      ...(pick.court ? { court: pick.court } : {}),
    })
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === 'caseNotFound') return null
    throw thrown
  }
}

function textPart(body: string, offset: number) {
  const end = Math.min(body.length, offset + partLength)
  const nextOffset = end < body.length ? end : null
  return { text: body.slice(offset, end), totalChars: body.length, nextOffset }
}

function overview(detail: CaseDetail, { decision }: References) {
  const some = (refs: readonly CaseRef[]) => refs.slice(0, mostReferences).map(decision)
  return {
    ...decision(detail),
    serial: detail.serial,
    caseType: detail.caseType,
    outcome: detail.outcome,
    enBanc: detail.enBanc,
    isSummary: detail.isSummary,
    sourceUrl: detail.sourceUrl,
    issues: detail.issues.map(({ no, issue, gist }) => ({ no, issue, holding: gist })),
    citedArticles: detail.articles
      .slice(0, mostReferences)
      .map(({ articleId, lawName, articleNo, former }) => ({
        articleId,
        lawName,
        articleNo,
        former,
      })),
    citedCases: some(detail.cases),
    lowerCourts: some(detail.previous),
    laterDecisions: some(detail.subsequent),
    overrulingCandidates: detail.overruling.map(({ by, sentence }) => ({
      by: decision(by),
      sentence,
    })),
  }
}

/** A decision: what it decided, or a part of its text. */
export async function getCase(
  { caseNumber, serial, court, part, offset }: z.infer<typeof getCaseInput>,
  references: References,
): Promise<Answer<typeof getCaseOutput>> {
  const found = await lookUpDecision(caseNumber, { serial, court })
  const nothing = { choices: [], decision: null, text: null }
  if (!found) return { ...nothing, found: 'none' }
  if (found.found === 'many') {
    return { ...nothing, found: 'many', choices: found.choices.map(references.decision) }
  }
  return {
    found: 'one',
    choices: [],
    decision: overview(found.detail, references),
    text: part === 'text' ? textPart(found.detail.body, offset) : null,
  }
}

/** An article with its state. */
export async function getArticle(
  { law, article }: z.infer<typeof getArticleInput>,
  { articleUrl }: References,
): Promise<Answer<typeof getArticleOutput>> {
  try {
    const found = await findArticle(law, article)
    const { articleId, no, title, path, citedBy, body } = found.article
    return {
      found: true,
      law: found.law,
      article: {
        ...{ articleId, no, title, path, citedBy },
        text: body,
        state: articleState(found.article),
        url: articleUrl(found.law.title, no),
      },
      plainExplanation: found.explanation,
      previousNo: found.previousNo,
      nextNo: found.nextNo,
    }
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'notFound') throw thrown
    const nothing = { law: null, article: null, plainExplanation: null }
    return { ...nothing, found: false, previousNo: null, nextNo: null }
  }
}

/** The serial of the one decision that is meant. @throws AppError when it is none, or one of several. */
async function serialOf(given: { caseNumber?: string | undefined; serial?: number | undefined }) {
  if (given.serial !== undefined) return given.serial
  const found = await lookUpDecision(given.caseNumber ?? '', {})
  if (found?.found === 'one') return found.detail.serial
  if (!found)
    throw new AppError('caseNotFound', { details: { caseNumber: given.caseNumber ?? '' } })
  const serials = found.choices.map(({ serial }) => String(serial))
  throw new AppError('validation', { details: { fields: ['serial'], choices: serials } })
}

/** Decisions that cite a decision or an article, the most cited first. */
export async function getCiting(
  { caseNumber, serial, law, article, page }: z.infer<typeof getCitingInput>,
  references: References,
): Promise<Answer<typeof getCitingOutput>> {
  if (law && article) {
    const found = await listArticleCiting(law, article, page)
    return { total: found.total, page: found.page, citing: found.citing.map(references.decision) }
  }
  if (!caseNumber && serial === undefined) {
    throw new AppError('validation', { details: { fields: ['caseNumber', 'law', 'article'] } })
  }
  const found = await listCaseCiting(await serialOf({ caseNumber, serial }), page)
  return { total: found.total, page: found.page, citing: found.citing.map(references.decision) }
}

export type QuoteSource = { label: string; url: string; isSummary: boolean; text: string }

/** The whole text of what a quote is said to come from. */
export async function readQuoteSource(
  given: z.infer<typeof getCitingInput>,
  { articleUrl, decision }: References,
): Promise<QuoteSource> {
  if (given.law && given.article) {
    const { law, article } = await findArticle(given.law, given.article)
    const label = `${law.title} ${articleLabel(article.no)}`
    return {
      label,
      url: articleUrl(law.title, article.no),
      isSummary: law.isSummary,
      text: [article.title, article.body].join('\n'),
    }
  }
  if (!given.caseNumber && given.serial === undefined) {
    throw new AppError('validation', { details: { fields: ['caseNumber', 'law', 'article'] } })
  }
  const detail = await findDecision(await serialOf(given))
  const headnotes = detail.issues.flatMap(({ issue, gist }) => [issue, gist])
  return {
    label: `${detail.court} ${detail.caseNumber}`,
    url: decision(detail).url,
    isSummary: detail.isSummary,
    text: [...headnotes, detail.body].join('\n\n'),
  }
}
