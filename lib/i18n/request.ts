import { locale as rootLocale } from 'next/root-params'
import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { loadCatalog } from './catalog'
import { routing } from './routing'

export default getRequestConfig(async ({ locale: override }) => {
  const asked: string | undefined = override ?? (await rootLocale())
  const locale = hasLocale(routing.locales, asked) ? asked : routing.defaultLocale
  return { locale, messages: await loadCatalog(locale), timeZone: 'Asia/Seoul' }
})
