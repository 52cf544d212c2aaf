import type { Messages } from 'next-intl'
import { namespaces } from './namespaces'
import type { AppLocale } from './routing'

const loaded = new Map<AppLocale, Promise<Messages>>()

/** One folder each: with the locale as a variable too, the bundler would take every JSON under messages/. */
const read: Record<AppLocale, (name: string) => Promise<{ default: object }>> = {
  ko: (name) => import(`@/messages/ko/${name}.json`),
  en: (name) => import(`@/messages/en/${name}.json`),
  ja: (name) => import(`@/messages/ja/${name}.json`),
  zh: (name) => import(`@/messages/zh/${name}.json`),
}

async function load(locale: AppLocale): Promise<Messages> {
  const parts = await Promise.all(
    namespaces.map(async (name) => {
      const { default: messages } = await read[locale](name)
      return [name, messages] as const
    }),
  )
  return Object.fromEntries(parts) as Messages
}

/** Every message of one language; read once per process. */
export function loadCatalog(locale: AppLocale): Promise<Messages> {
  const known = loaded.get(locale)
  if (known) return known
  const loading = load(locale)
  loaded.set(locale, loading)
  return loading
}
