import type { Messages } from 'next-intl'
import { namespaces } from './namespaces'
import type { AppLocale } from './routing'

const loaded = new Map<AppLocale, Promise<Messages>>()

async function load(locale: AppLocale): Promise<Messages> {
  const parts = await Promise.all(
    namespaces.map(async (name) => {
      const { default: messages } = await import(`@/messages/${locale}/${name}.json`)
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
