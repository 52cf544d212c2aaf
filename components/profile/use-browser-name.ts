import { useTranslations } from 'next-intl'
import { parseUserAgent } from '@/lib/requests/user-agent'

/** A browser by a name that its owner knows it by: "Chrome, Windows". */
export function useBrowserName(): (userAgent: string | null) => string {
  const t = useTranslations('settings.sessions')
  return (userAgent) => {
    const { browser, system } = parseUserAgent(userAgent)
    return [browser, system].filter(Boolean).join(', ') || t('unknownBrowser')
  }
}
