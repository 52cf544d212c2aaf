import {
  articlePattern,
  joinsArticles,
  meansEarlierText,
  moneyPattern,
  spansArticles,
  tailPattern,
} from './article-grammar'
import { type LawPhrase, readAliases, readLawPhrase } from './law-phrase'

/** A statute article cited in a text. Ranges are [start, end) of the text. */
export type ArticleCitation = {
  start: number
  end: number
  text: string
  /** As meant: anaphora and short names defined in the text replaced, `구` taken off. */
  lawName: string
  /** `839의2`; null for 부칙, whose articles have numbers of their own. */
  articleNo: string | null
  /** An earlier text of the law is meant. */
  former: boolean
  /** The name stands in the text itself, not in an earlier reference of the list. */
  named: boolean
}

const longestSpan = 40
const nameReach = 400

type Last = { name: string; former: boolean; addenda: boolean; end: number; no: string }

/** Finds the articles that a text cites, in order. An article whose law is not clear is left out. */
export function extractArticleCitations(text: string): ArticleCitation[] {
  const found: ArticleCitation[] = []
  const aliases = readAliases(text)
  let last: Last | null = null
  articlePattern.lastIndex = 0
  for (let match = articlePattern.exec(text); match; match = articlePattern.exec(text)) {
    const [whole, ordinal, number = '', branch, second] = match
    const at = match.index
    const no = [String(Number(number)), branch, second].filter(Boolean).join('의')
    const floor: number = Math.max(last?.end ?? 0, at - nameReach)
    const gap = text.slice(floor, at)
    const current = /\(\s?현행\s?([^()]*)$/.exec(gap)
    tailPattern.lastIndex = at + whole.length
    const end = tailPattern.exec(text) ? tailPattern.lastIndex : at + whole.length
    articlePattern.lastIndex = Math.max(end, at + whole.length)
    if (current && last) {
      const law = current[1]?.trim() ? readLawPhrase(current[1], aliases, last) : null
      const name: string = law?.name ?? last.name
      found.push(cite(text, at, end, { name, former: false }, no, law !== null))
      continue
    }
    if (describesAmendment(text, gap, at)) continue
    if (last && last.end >= floor && joinsArticles(gap)) {
      if (spansArticles(gap) && !last.addenda) {
        for (const between of articlesBetween(last.no, no)) {
          found.push(cite(text, at, end, last, between, false))
        }
      }
      found.push(cite(text, at, end, last, last.addenda ? null : no, false))
      const { name, former, addenda }: Last = last
      last = { name, former, addenda, end, no }
      continue
    }
    const law: LawPhrase | null = readLawPhrase(gap, aliases, last)
    moneyPattern.lastIndex = at + whole.length
    if (!law || (!ordinal && (!law.touches || moneyPattern.test(text)))) {
      // An article of some other, unnamed thing must not pass its law on to what follows.
      if (ordinal) last = null
      continue
    }
    const start = floor + law.start
    found.push(cite(text, start, end, law, law.addenda ? null : no, true))
    last = { name: law.name, former: law.former, addenda: law.addenda, end, no }
  }
  return found
}

/** `(… 부칙 제2조로 폐지되기 전의 것)` speaks of the act that changed the law, which is not cited. */
function describesAmendment(text: string, gap: string, at: number): boolean {
  const open = gap.lastIndexOf('(')
  if (open < 0 || gap.indexOf(')', open) >= 0) return false
  const rest = text.slice(at, at + 120)
  const close = rest.indexOf(')')
  return close >= 0 && meansEarlierText(rest.slice(0, close))
}

function cite(
  text: string,
  start: number,
  end: number,
  law: { name: string; former: boolean },
  articleNo: string | null,
  named: boolean,
): ArticleCitation {
  const { name: lawName, former } = law
  return { start, end, text: text.slice(start, end), lawName, articleNo, former, named }
}

/** Articles strictly between two numbers, `10의2` and `10의5` included; none when they are too far apart. */
function articlesBetween(from: string, to: string): string[] {
  const [first = 0, firstBranch] = from.split('의').map(Number)
  const [last = 0, lastBranch] = to.split('의').map(Number)
  if (first === last && lastBranch !== undefined) {
    return run((firstBranch ?? 1) + 1, lastBranch).map((branch) => `${first}의${branch}`)
  }
  const past = run(first + 1, last + (lastBranch === undefined ? 0 : 1))
  return past.map(String)
}

function run(from: number, before: number): number[] {
  const length = before - from
  return length > 0 && length <= longestSpan ? Array.from({ length }, (_, i) => from + i) : []
}
