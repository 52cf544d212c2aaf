import { useTranslations } from 'next-intl'
import { browserOf } from '@/lib/browser'

/** A browser by a name that its owner knows it by: "Chrome, Windows". */
export function useBrowserWords(): (userAgent: string | null) => string {
  const t = useTranslations('settings.sessions')
  return (userAgent) => {
    const { browser, system } = browserOf(userAgent)
    return [browser, system].filter(Boolean).join(', ') || t('unknownBrowser')
  }
}
