import { signedInCookie } from '@/lib/supabase/constants'
import { themeKey } from './theme-key'

const script = `(function(r){try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')r.dataset.theme=t}catch(e){}
if(/(^|; )${signedInCookie}=1/.test(document.cookie))r.dataset.session=''})(document.documentElement)`

/**
 * What must be known before the first paint: the chosen theme, otherwise dark pages would flash white; and
 * whether somebody may be signed in, otherwise they would see "Log in" for a moment.
 */
export function FirstPaintScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, no input reaches it
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
