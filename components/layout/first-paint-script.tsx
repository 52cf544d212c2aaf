import { signedInCookie } from '@/lib/supabase/constants'
import { consentKey } from './consent-key'
import { themeKey } from './theme-key'

const script = `(function(r){try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')r.dataset.theme=t;if(!localStorage.getItem('${consentKey}'))r.dataset.cookieNotice=''}catch(e){}
if(/(^|; )${signedInCookie}=1/.test(document.cookie))r.dataset.session=''})(document.documentElement)`

/**
 * What must be known before the first paint: the chosen theme, otherwise dark pages would flash white;
 * whether somebody may be signed in, otherwise they would see "Log in" for a moment; and whether the notice
 * about cookies is still to be answered, otherwise it would come late over what is being read.
 */
export function FirstPaintScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, no input reaches it
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
