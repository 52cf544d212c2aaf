import { getPathname } from '@/lib/i18n/navigation'
import type { AppLocale } from '@/lib/i18n/routing'

/** The page that a form leads to when it was saved, which then says so. */
export function savedPagePath(
  page: '/profile' | '/settings',
  locale: AppLocale,
  word: string,
): string {
  return `${getPathname({ locale, href: page })}?saved=${word}`
}
