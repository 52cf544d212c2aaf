import { useTranslations } from 'next-intl'

/** An amount of won as it stands in a text. */
export function useWon(): (amount: number) => string {
  const t = useTranslations('adminBilling')
  return (amount) => t('won', { amount })
}
