import { firstPaintCode } from './first-paint-code'

/**
 * What must be known before the first paint:
 * - the language that the visitor chose before: a page without a language in its address, opened from
 *   outside of the site, gives way to the same page in that language. Crawlers store nothing and stay;
 * - the chosen theme, otherwise dark pages would flash white;
 * - whether the visitor may be signed in, otherwise they would see "Log in" for a moment;
 * - whether the cookie notice is still to be answered, otherwise it would come late over what is being read.
 * A link inside a dialog leads to another page, which the dialog must not cover: it is closed from the first press on,
 * however late the other scripts come.
 *
 * It is the same on static pages, which can hold no nonce: strict pages know it by its hash
 * (lib/security/page-security.ts).
 */
export function FirstPaintScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the site, no input reaches it
  return <script dangerouslySetInnerHTML={{ __html: firstPaintCode }} />
}
