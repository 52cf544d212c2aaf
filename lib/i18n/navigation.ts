import { redirect as redirectTo } from 'next/navigation'
import { getPathname, type Href } from './localized-path'
import type { AppLocale } from './routing'

/**
 * Next's navigation by addresses without their language. It is written here because next-intl's, which knows translated
 * paths as well, is two kilobytes of script on every page.
 */
export { usePathname, useRouter } from './browser-navigation'
export { Link } from './link'
export { getPathname }

/** Leads to another page in this language. @throws what Next takes for a redirect */
export function redirect(to: { href: Href; locale: AppLocale }): never {
  redirectTo(getPathname(to))
}
