import { useTranslations } from 'next-intl'

/** Writes an amount of won as the page's language does. */
export function useWon(): (amount: number) => string {
  const t = useTranslations('pricing')
  return (amount) => t('won', { amount })
}
