import { NameCodes, RaggedColumn } from '@/backend/search/build/columns'
import { type EachKey, TierBuilder } from '@/backend/search/build/tier-builder'
import { articleFlags, type CorpusIndex, indexFormat } from '@/backend/search/index/index-shape'
import { termFrequencies } from '@/backend/search/index/tier'
import { buildQuestionIndex } from '@/backend/search/questions/build-question-index'
import {
  type CourtLevel,
  courtLevels,
  type caseTypes as knownCaseTypes,
  outcomes,
} from '@/lib/korean-law/constants'
import { eachPhrase } from '@/lib/korean-law/query/phrases'
import { eachTerm } from '@/lib/korean-law/query/tokenize'

/** A decision as the index knows it; a test names only what it is about. */
export type IndexedCase = {
  serial: number
  text?: string
  body?: string
  date?: number
  numberYear?: number
  court?: string
  courtLevel?: CourtLevel
  caseType?: (typeof knownCaseTypes)[number]
  outcome?: (typeof outcomes)[number]
  enBanc?: boolean
  citedBy?: number
  /** Article ids, which must be among the articles. */
  articles?: string[]
}

export type IndexedArticle = {
  id: string
  text?: string
  kind?: string
  flags?: (keyof typeof articleFlags)[]
  date?: number
  citedBy?: number
}

export type IndexedIssue = { serial: number; text: string; articles: string[] }

/** How people ask for an article of the corpus. */
export type IndexedQuestions = { id: string; ko: string[]; en?: string[] }

export type IndexedCorpus = {
  cases?: IndexedCase[]
  articles?: IndexedArticle[]
  issues?: IndexedIssue[]
  questions?: IndexedQuestions[]
}

/** One field without length normalisation: scores follow from the words alone. */
function tier(texts: readonly string[], eachKey: EachKey = eachTerm) {
  const builder = new TierBuilder([{ weight: 1, b: 0, meanLength: 1 }], eachKey, 4096)
  texts.forEach((text, doc) => {
    builder.addDocument(doc, [text])
  })
  return builder.finish(texts.length)
}

const flagBits = (names: IndexedArticle['flags'] = []) =>
  names.reduce((bits, name) => bits | articleFlags[name], 0)

/** An index in memory of invented documents. */
export function searchIndex({
  cases = [],
  articles = [],
  issues = [],
  questions = [],
}: IndexedCorpus): CorpusIndex {
  const laws = new NameCodes()
  const kinds = new NameCodes()
  const courts = new NameCodes()
  const caseTypes = new NameCodes()
  const numberOf = new Map(articles.map(({ id }, doc) => [id, doc]))
  const docOf = new Map(cases.map(({ serial }, doc) => [serial, doc]))
  const rowsOf = (owners: readonly { articles?: string[] }[]) => {
    const rows = new RaggedColumn()
    for (const owner of owners) rows.push((owner.articles ?? []).map((id) => numberOf.get(id)!))
    return { articleOffsets: rows.offsets(), articles: rows.values() }
  }
  const perCase = (read: (one: IndexedCase) => number) => Uint32Array.from(cases, read)
  const perArticle = (read: (one: IndexedArticle) => number) => Uint32Array.from(articles, read)
  const caseTexts = cases.map(({ text }) => text ?? '')
  const issueTier = tier(issues.map(({ text }) => text))
  const articleTexts = articles.map(({ text }) => text ?? '')
  return {
    tiers: {
      caseText: tier(caseTexts),
      caseBody: tier(cases.map(({ body }) => body ?? '')),
      casePhrases: tier(caseTexts, eachPhrase),
      articleText: tier(articleTexts),
      articlePhrases: tier(articleTexts, eachPhrase),
      issues: issueTier,
    },
    cases: {
      serial: perCase((one) => one.serial),
      date: perCase((one) => one.date ?? 20200514),
      numberYear: perCase((one) => one.numberYear ?? 0),
      courtLevel: perCase((one) => courtLevels.indexOf(one.courtLevel ?? 'supreme')),
      court: perCase((one) => courts.codeOf(one.court ?? '대법원')),
      caseType: perCase((one) => caseTypes.codeOf(one.caseType ?? '민사')),
      outcome: perCase((one) => outcomes.indexOf(one.outcome ?? '상고기각')),
      enBanc: perCase((one) => (one.enBanc ? 1 : 0)),
      citedBy: perCase((one) => one.citedBy ?? 0),
      ...rowsOf(cases),
    },
    articles: {
      law: perArticle(({ id }) => laws.codeOf(id.split('#')[0]!)),
      kind: perArticle(({ kind }) => kinds.codeOf(kind ?? '법률')),
      flags: perArticle(({ flags }) => flagBits(flags)),
      date: perArticle(({ date }) => date ?? 20200101),
      citedBy: perArticle(({ citedBy }) => citedBy ?? 0),
    },
    issues: {
      decision: Uint32Array.from(issues, ({ serial }) => docOf.get(serial)!),
      ...rowsOf(issues),
    },
    questions: buildQuestionIndex(
      articles.map(({ id, text = '', flags = [] }) => {
        const its = questions.find((one) => one.id === id)
        return {
          lawTitle: '',
          title: '',
          body: text,
          gone: flags.includes('repealed') || flags.includes('superseded'),
          questions: its
            ? {
                ko: its.ko.map((text) => ({ voice: 'story' as const, text })),
                en: (its.en ?? []).map((text) => ({ text })),
                ja: [],
                zh: [],
              }
            : null,
        }
      }),
      termFrequencies(issueTier, issues.length),
    ),
    manifest: {
      version: 'test-1',
      format: indexFormat,
      builtAt: '2026-01-01T00:00:00.000Z',
      courts: courts.list,
      courtLevels: [...courtLevels],
      caseTypes: caseTypes.list,
      outcomes: [...outcomes],
      lawKinds: kinds.list,
      lawIds: laws.list,
      articleNos: articles.map(({ id }) => id.split('#')[1]!),
    },
  }
}
