import type {
  CitationLookup,
  CitationReference,
  KnownDecision,
} from '@/lib/korean-law/citations/types'
import { LawNames } from '@/lib/korean-law/names/law-names'

type Holdings = {
  decisions?: Record<string, KnownDecision[]>
  /** Title → 법령ID. */
  laws?: Record<string, string>
  articles?: Record<string, { pending?: boolean; repealed?: boolean }>
  texts?: Record<string, string>
  /** By serial or article id. */
  references?: Record<string, CitationReference>
}

export function knownDecision(change: Partial<KnownDecision> = {}): KnownDecision {
  return {
    serial: 1,
    caseNumber: '2018다1111',
    court: '대법원',
    date: '2020-05-14',
    caseName: '손해배상(기)',
    ...change,
  }
}

/** A corpus that holds what the test names, and counts how often it is asked. */
export function citationLookup(holdings: Holdings = {}): CitationLookup & { asked: string[] } {
  const { decisions = {}, laws = {}, articles = {}, texts = {}, references = {} } = holdings
  const asked: string[] = []
  const resolver = new LawNames(
    Object.entries(laws).map(([title, lawId]) => ({ lawId, title, current: true })),
  )
  const pick = <T>(held: Record<string, T>, keys: string[]): [string, T][] =>
    keys.flatMap((key) => {
      const value = held[key]
      return value === undefined ? [] : [[key, value] as [string, T]]
    })
  return {
    asked,
    async decisions(numbers) {
      asked.push('decisions')
      return new Map(pick(decisions, numbers))
    },
    async laws(names) {
      asked.push('laws')
      return new Map(
        names.flatMap((name) => {
          const law = resolver.resolve(name)
          return law ? [[name, { ...law, pending: false }] as const] : []
        }),
      )
    },
    async articles(ids) {
      asked.push('articles')
      return new Map(
        pick(articles, ids).map(([id, state]) => [
          id,
          { pending: false, repealed: false, ...state },
        ]),
      )
    },
    async references({ serials, articleIds }) {
      asked.push('references')
      return new Map(pick(references, [...serials.map(String), ...articleIds]))
    },
    async texts({ serials, articleIds }) {
      asked.push('texts')
      return new Map(pick(texts, [...serials.map(String), ...articleIds]))
    },
  }
}
