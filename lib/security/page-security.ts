import { env } from '@/lib/env'
import { locales } from '@/lib/i18n/routing'
import { contentSecurity } from './content-security.mjs'
import { paymentOrigins } from './payment-origins'

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

const hashes = new Map<string, Promise<string>>()

/** Of the site's own scripts, which are few and constant: each is hashed once. */
function hashOf(script: string): Promise<string> {
  const known = hashes.get(script) ?? digestOf(script)
  hashes.set(script, known)
  return known
}

async function digestOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  return base64(new Uint8Array(digest))
}

const prefix = new RegExp(`^/(?:${locales.join('|')})(?=/|$)`)

/** Whether a page, or one below it, is among these. */
export function isUnder(pathname: string, paths: readonly string[]): boolean {
  const path = pathname.replace(prefix, '')
  return paths.some((each) => path === each || path.startsWith(`${each}/`))
}

/** What the settings add to any policy. */
function policySettings() {
  const settings = env()
  return {
    development: settings.NODE_ENV === 'development',
    ga4: Boolean(settings.GA4_ID),
    metaPixel: Boolean(settings.META_PIXEL_ID),
    payments: paymentOrigins(settings),
  }
}

/**
 * The policy of a page that is rendered for one person: a nonce of its own. Next puts the nonce that it
 * finds in the request's own header of that name on every script of the page.
 * @param inline the script that cannot carry one
 */
export async function nonceContentSecurity(inline: string): Promise<string> {
  return contentSecurity({
    nonce: base64(crypto.getRandomValues(new Uint8Array(16))),
    hash: await hashOf(inline),
    ...policySettings(),
  })
}

/**
 * The policy of public pages where people can pay; null where they cannot, and the build's own will do. The
 * build does not know the provider. On every page, because the checkout opens from the menu of each, and a
 * document keeps its policy while its reader goes from page to page.
 */
export function paymentContentSecurity(): string | null {
  const settings = policySettings()
  return settings.payments ? contentSecurity(settings) : null
}
