import { signedInCookie } from '@/lib/supabase/constants'
import { consentKey } from './consent/consent-key'
import { themeKey } from './theme/theme-key'

/** The one script that stands in the page itself; see first-paint-script.tsx. */
export const firstPaintCode = `(function(r){try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')r.dataset.theme=t;if(!localStorage.getItem('${consentKey}'))r.dataset.cookieNotice=''}catch(e){}
if(/(^|; )${signedInCookie}=1/.test(document.cookie))r.dataset.session=''})(document.documentElement)`
