import type { IncomingMessage } from 'node:http'
import { locales, routing } from '@/lib/i18n/routing'
import { hasSessionCookie } from '@/lib/supabase/session-cookies'

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const prefixes = locales.filter((locale) => locale !== routing.defaultLocale).join('|')
/**
 * Decisions, laws and articles as their address alone names them, or with the serial number that links give along. Any
 * other query would make endless pages of one.
 */
const corpusPage = new RegExp(
  `^/(?:(?:${prefixes})/)?(?:cases|statutes)/[^?]{1,600}(?:\\?serial=\\d{1,9})?$`,
)

/** Next gives some readers their page otherwise (the head first), and they read each page once. */
const machine =
  /bot|crawl|spider|slurp|preview|facebook|whatsapp|google|yeti|lighthouse|archiver|sogou|yandex|vkshare|tumblr|bing|skype/i

/** Headers by which the router of the browser asks for a part of a page. */
const routerHeader = /^(?:rsc$|next-|x-next|x-middleware-)/

const cookieNames = (header = '') =>
  header.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '')

/** Whether gzip may answer. */
export const takesGzip = ({ headers }: Pick<Request, 'headers'>): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(String(headers['accept-encoding'] ?? ''))

/**
 * What makes two requests get the same bytes of a page of the corpus; null for what is no such page. Whoever has a
 * session passes the middleware, which renews it.
 */
export function pageKey(request: Request): string | null {
  const { method, url = '', headers } = request
  if (method !== 'GET' || !corpusPage.test(url)) return null
  if (hasSessionCookie(cookieNames(headers.cookie))) return null
  if (machine.test(headers['user-agent'] ?? '') || headers.range) return null
  if (Object.keys(headers).some((name) => routerHeader.test(name))) return null
  // An answer over https says besides that the site is to be asked so.
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  return `${scheme} ${takesGzip(request) ? 'gzip' : 'plain'} ${url}`
}
