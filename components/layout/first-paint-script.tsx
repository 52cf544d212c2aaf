import { firstPaintCode } from './first-paint-code'

/**
 * What must be known before the first paint: the chosen theme, otherwise dark pages would flash white;
 * whether somebody may be signed in, otherwise they would see "Log in" for a moment; and whether the notice
 * about cookies is still to be answered, otherwise it would come late over what is being read. It is the same
 * on static pages, which can hold no nonce: strict pages know it by its hash (strict-page.ts).
 */
export function FirstPaintScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the site, no input reaches it
  return <script dangerouslySetInnerHTML={{ __html: firstPaintCode }} />
}
