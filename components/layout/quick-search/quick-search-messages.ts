import type { Messages } from 'next-intl'
import type { AppLocale } from '@/lib/i18n/routing'

export type QuickSearchMessages = Pick<Messages, 'quickSearch'>

/** Chunks of their own, fetched when the quick search or the list of keys is opened. */
const read: Record<AppLocale, () => Promise<{ default: Messages['quickSearch'] }>> = {
  ko: () => import('@/messages/ko/quickSearch.json'),
  en: () => import('@/messages/en/quickSearch.json'),
  ja: () => import('@/messages/ja/quickSearch.json'),
  zh: () => import('@/messages/zh/quickSearch.json'),
}

export async function loadQuickSearchMessages(locale: AppLocale): Promise<QuickSearchMessages> {
  return { quickSearch: (await read[locale]()).default }
}
