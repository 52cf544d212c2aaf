import type { Messages } from 'next-intl'
import type { AppLocale } from '@/lib/i18n/routing'

export type DialogWords = Pick<Messages, 'auth'>

/** One chunk each, fetched when the dialog is asked for. */
const read: Record<AppLocale, () => Promise<{ default: Messages['auth'] }>> = {
  ko: () => import('@/messages/ko/auth.json'),
  en: () => import('@/messages/en/auth.json'),
  ja: () => import('@/messages/ja/auth.json'),
  zh: () => import('@/messages/zh/auth.json'),
}

export async function loadDialogWords(locale: AppLocale): Promise<DialogWords> {
  return { auth: (await read[locale]()).default }
}
