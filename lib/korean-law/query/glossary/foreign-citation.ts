import { readKoreanNumber } from '@/lib/korean-law/korean-number'
import { ROMANIZED_CODES } from './romanized-case-code'

/** Marks where a citation stood, so that the words around it can be read without it. */
export const CITATION_MARK = /\uE000(\d+)\uE001/

/** A query whose citations are taken out. */
export interface CitedQuery {
  /** The query with a mark in place of each citation. */
  text: string
  /** The citations in Korean form: 제750조, 2019다12345. */
  citations: string[]
}

const HAN_NUMBER = '(?:\\d{1,4}|[〇零一二三四五六七八九十百千两]{1,9})'
const HAN_ARTICLE = new RegExp(
  `(?:第\\s*(${HAN_NUMBER})|(?<!\\d)(${HAN_NUMBER}))\\s*[条條](?:\\s*[のノ之]\\s*(${HAN_NUMBER}))?` +
    `(?:\\s*第?${HAN_NUMBER}[項项款号號])*`,
  'g',
)
const ENGLISH_ARTICLE =
  /\b(?:articles?|arts?\.?|section|sec\.|§)\s*(\d{1,4})(?:\s?(?:-|bis\s?|의)\s?(\d{1,2}))?(?:\s*\(\d{1,2}\))*(?:\s+of\s+the(?=\s)|\s+of(?=\s))?/gi
const ROMANIZED_NUMBER = /\b(\d{2}|\d{4})\s?-?\s?([a-z]{2,5}(?:-[a-z]{2,5})?)\s?-?\s?(\d{1,7})\b/gi

/** 七百五十 and 七五〇 are 750. */
const articleNo = (written: string) => readKoreanNumber(written) ?? 0
const articleOf = (number: number, branch?: number) => `제${number}조${branch ? `의${branch}` : ''}`

/** Takes article numbers and romanised case numbers out of a query that is not Korean. */
export function takeCitations(query: string): CitedQuery {
  const citations: string[] = []
  const mark = (citation: string) => ` \uE000${citations.push(citation) - 1}\uE001 `
  const text = query
    .replace(ROMANIZED_NUMBER, (whole, year: string, code: string, serial: string) => {
      const hangul = ROMANIZED_CODES.get(code.toLowerCase().replace('-', ''))
      return hangul ? mark(`${year}${hangul}${serial}`) : whole
    })
    .replace(ENGLISH_ARTICLE, (_whole, number: string, branch?: string) =>
      mark(articleOf(Number(number), branch ? Number(branch) : undefined)),
    )
    .replace(HAN_ARTICLE, (_whole, formal?: string, bare?: string, branch?: string) =>
      mark(articleOf(articleNo(formal ?? bare ?? ''), branch ? articleNo(branch) : undefined)),
    )
  return { text, citations }
}
