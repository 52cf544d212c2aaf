import type korean from '@/messages/ko.json'
import type { AppLocale } from './routing'

/** Makes every message key and locale a checked type; Korean is the source. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: AppLocale
    Messages: typeof korean
  }
}
