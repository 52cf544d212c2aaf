import type { Messages } from 'next-intl'
import type { AppLocale } from '@/lib/i18n/routing'

/** Chunks of their own, fetched with the first card. */
const read: Record<AppLocale, () => Promise<{ default: Messages['citationCard'] }>> = {
  ko: () => import('@/messages/ko/citationCard.json'),
  en: () => import('@/messages/en/citationCard.json'),
  ja: () => import('@/messages/ja/citationCard.json'),
  zh: () => import('@/messages/zh/citationCard.json'),
}

export async function loadCardMessages(locale: AppLocale): Promise<Pick<Messages, 'citationCard'>> {
  return { citationCard: (await read[locale]()).default }
}
