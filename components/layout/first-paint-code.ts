import { languageKey, locales, routing } from '@/lib/i18n/routing'
import { signedInCookie } from '@/lib/supabase/constants'
import { consentKey } from './consent/constants'
import { themeKey } from './theme/constants'

const otherLanguages = locales.filter((locale) => locale !== routing.defaultLocale).join('|')

/**
 * The one script that stands in the page itself; see first-paint-script.tsx. Zod would try whether it may compile,
 * which the content security policy forbids: browsers report that as a fault of the page.
 */
export const firstPaintCode = `(function(root){globalThis.__zod_globalConfig={jitless:true};
var cookie=document.cookie,store=function(key){try{return localStorage.getItem(key)}catch(e){return null}};
var language=store('${languageKey}'),theme=store('${themeKey}');
if(root.lang==='${routing.defaultLocale}'&&/^(${otherLanguages})$/.test(language)&&document.referrer.indexOf(location.origin+'/')!==0)
location.replace('/'+language+location.pathname.replace(/\\/$/,'')+location.search+location.hash);
if(theme==='light'||theme==='dark')root.dataset.theme=theme;
if(!store('${consentKey}')&&!/(^|; )${consentKey}=/.test(cookie))root.dataset.cookieNotice='';
if(/(^|; )${signedInCookie}=1/.test(cookie))root.dataset.session='';
document.addEventListener('click',function(event){var link=event.target.closest('a:not([target=_blank])'),
dialog=link&&link.closest('dialog');if(dialog)dialog.close()})})(document.documentElement)`
