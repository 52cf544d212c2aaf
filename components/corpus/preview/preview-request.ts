import { citedSource } from '@/components/corpus/citation-card/cited-source'
import { resultSelector } from '@/components/layout/quick-search/constants'

/** What the column beside the results shows. */
export type DecisionRequest = { kind: 'decision'; number: string; serial: number | null }
export type ArticleRequest = { kind: 'article'; law: string; no: string }
export type PreviewRequest = DecisionRequest | ArticleRequest

/** The parameters of the search page's address that say what is shown; an article is `민법/750`. */
const names = { number: 'case', serial: 'serial', article: 'statute' } as const

/** What an address says is to be shown. */
export function requestOfAddress(
  read: (name: string) => string | null | undefined,
): PreviewRequest | null {
  const number = read(names.number)
  const serial = read(names.serial) ?? ''
  if (number)
    return { kind: 'decision', number, serial: /^\d{1,9}$/.test(serial) ? Number(serial) : null }
  const [law, no, ...rest] = (read(names.article) ?? '').split('/')
  return law && no && rest.length === 0 ? { kind: 'article', law, no } : null
}

/** The same address with what is shown, or without when nothing is. */
export function addressWith(address: string, request: PreviewRequest | null): URL {
  const url = new URL(address)
  for (const name of Object.values(names)) url.searchParams.delete(name)
  if (request?.kind === 'decision' && request.number !== '') {
    url.searchParams.set(names.number, request.number)
    if (request.serial !== null) url.searchParams.set(names.serial, String(request.serial))
  }
  if (request?.kind === 'article')
    url.searchParams.set(names.article, `${request.law}/${request.no}`)
  return url
}

/** The decision or the article that a result's link leads to. */
export function requestOfLink(link: HTMLAnchorElement): PreviewRequest | null {
  const source = citedSource(link)
  if (!source) return null
  if (source.kind === 'article') return { kind: 'article', law: source.law, no: source.no }
  const { number, serial } = source
  return { kind: 'decision', number, serial: serial === null ? null : Number(serial) }
}

export function isSame(one: PreviewRequest | null, other: PreviewRequest | null): boolean {
  if (one?.kind === 'decision' && other?.kind === 'decision')
    return one.serial === other.serial && (one.serial !== null || one.number === other.number)
  if (one?.kind === 'article' && other?.kind === 'article')
    return one.law === other.law && one.no === other.no
  return one === other
}

export const resultLinks = () =>
  [...document.querySelectorAll<HTMLElement>(resultSelector)].filter(
    (each): each is HTMLAnchorElement => each instanceof HTMLAnchorElement,
  )
