import { useTranslations } from 'next-intl'
import { issuers } from '@/lib/billing/subscription/card-issuers'
import type { Card } from '@/lib/billing/subscription/schema'

/** Names a card by its company, as far as we know it, and its masked number. */
export function useCardText(): (card: Pick<Card, 'company' | 'number'>) => string {
  const t = useTranslations('billing')
  return ({ company, number }) => {
    const issuer = issuers[company]
    return issuer ? `${t(`issuers.${issuer}`)} ${number}` : number
  }
}
