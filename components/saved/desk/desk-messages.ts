import type { Messages } from 'next-intl'
import type { AppLocale } from '@/lib/i18n/routing'

/** Chunks of their own, fetched for those alone who are signed in. */
const read: Record<AppLocale, () => Promise<{ default: Messages['desk'] }>> = {
  ko: () => import('@/messages/ko/desk.json'),
  en: () => import('@/messages/en/desk.json'),
  ja: () => import('@/messages/ja/desk.json'),
  zh: () => import('@/messages/zh/desk.json'),
}

export async function loadDeskMessages(locale: AppLocale): Promise<Pick<Messages, 'desk'>> {
  return { desk: (await read[locale]()).default }
}
