import { createTranslator } from 'next-intl'
import { loadCatalog } from '@/lib/i18n/catalog'
import type { AppLocale } from '@/lib/i18n/routing'

/** The text message with a code, in the language of the page. Carriers take it as it is (lib/sms/sms.ts). */
export async function codeText(locale: AppLocale, code: string): Promise<string> {
  const t = createTranslator({ locale, messages: await loadCatalog(locale), namespace: 'phone' })
  return t('sms', { code })
}
