import type { Counter } from '@/lib/activity/analytics'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The library tells its commands from other entries by their being an arguments object. */
const toArguments: (...words: unknown[]) => unknown = function words() {
  // biome-ignore lint/complexity/noArguments: what gtag.js looks for
  return arguments
}

function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    if (name.startsWith('_ga')) document.cookie = `${name}=; path=/; max-age=0`
  }
}

/** Google Analytics 4. Fetches Google's script; call it only with consent. */
export function ga4(id: string): Counter {
  window.dataLayer ??= []
  const tell = (...words: unknown[]) => window.dataLayer?.push(toArguments(...words))
  const refused = `ga-disable-${id}`
  Reflect.set(window, refused, false)
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  document.head.append(script)
  tell('js', new Date())
  tell('config', id, { send_page_view: false, cookie_domain: 'none', page_location: '' })
  return {
    view: ({ address, locale }) =>
      tell('event', 'page_view', {
        send_to: id,
        page_location: address,
        page_referrer: '',
        language: locale,
      }),
    forget() {
      Reflect.set(window, refused, true)
      forgetCookies()
    },
  }
}
