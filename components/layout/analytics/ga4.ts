import { type AnalyticsTracker, analyticsCurrency } from '@/lib/activity/analytics'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The library knows its commands from other entries because they are arguments objects. */
const toArguments: (...words: unknown[]) => unknown = function words() {
  // biome-ignore lint/complexity/noArguments: what gtag.js looks for
  return arguments
}

function deleteCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    if (name.startsWith('_ga')) document.cookie = `${name}=; path=/; max-age=0`
  }
}

/** Google Analytics 4. Fetches Google's script; call it only with consent. */
export function ga4(id: string): AnalyticsTracker {
  window.dataLayer ??= []
  const send = (...words: unknown[]) => window.dataLayer?.push(toArguments(...words))
  const disabledFlag = `ga-disable-${id}`
  Reflect.set(window, disabledFlag, false)
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  document.head.append(script)
  send('js', new Date())
  send('config', id, {
    send_page_view: false,
    cookie_domain: 'none',
    page_location: '',
    currency: analyticsCurrency,
  })
  return {
    view: ({ address, locale }) =>
      send('event', 'page_view', {
        send_to: id,
        page_location: address,
        page_referrer: '',
        language: locale,
      }),
    reset() {
      Reflect.set(window, disabledFlag, true)
      deleteCookies()
    },
  }
}
