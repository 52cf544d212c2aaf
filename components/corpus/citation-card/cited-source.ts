import { decodeParam } from '@/lib/decode-param'
import { splitLocale } from '@/lib/i18n/split-locale'

/** The decision or the article that a link leads to. */
export type CitedSource =
  | { kind: 'decision'; number: string; serial: string | null }
  | { kind: 'article'; law: string; no: string; paragraph: number | null }

/** Reads the address of a link, and in its words which paragraph (항) is cited; null for any other page. */
export function citedSource(link: HTMLAnchorElement): CitedSource | null {
  const [page, name, articles, no, ...rest] = splitLocale(link.pathname).path.split('/').slice(1)
  if (!name || rest.length > 0) return null
  if (page === 'cases' && articles === undefined) {
    const serial = new URLSearchParams(link.search).get('serial')
    return { kind: 'decision', number: decodeParam(name), serial }
  }
  if (page !== 'statutes' || articles !== 'articles' || !no) return null
  const paragraph = /제\s?(\d{1,2})\s?항/.exec(link.textContent)?.[1]
  return {
    kind: 'article',
    law: decodeParam(name),
    no: decodeParam(no),
    paragraph: paragraph ? Number(paragraph) : null,
  }
}
