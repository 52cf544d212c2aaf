'use client'

import { useRouter as useNextRouter, usePathname as useWholePathname } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useMemo } from 'react'
import { getPathname, type Href, withoutLocale } from './localized-path'

/** The path of the page without its language. */
export function usePathname(): string {
  return withoutLocale(useWholePathname(), useLocale())
}

/** Next's router, by addresses without a language: it stays in that of the page. */
export function useRouter() {
  const router = useNextRouter()
  const locale = useLocale()
  return useMemo(() => {
    const localized =
      <Options>(go: (href: string, options?: Options) => void) =>
      (href: Href, options?: Options) =>
        go(getPathname({ href, locale }), options)
    return {
      ...router,
      push: localized(router.push),
      replace: localized(router.replace),
      prefetch: localized(router.prefetch),
    }
  }, [router, locale])
}
