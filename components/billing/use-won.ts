import { useTranslations } from 'next-intl'

/**
 * Writes an amount of won as the page's language does.
 * @param namespace messages that the page has anyway: none is sent to the browser for this alone
 */
export function useWon(namespace: 'adminBilling' | 'pricing'): (amount: number) => string {
  const t = useTranslations(namespace)
  return (amount) => t('won', { amount })
}
