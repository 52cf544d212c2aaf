import type { Messages } from 'next-intl'
import type { AppLocale } from '@/lib/i18n/routing'

export type DialogMessages = Pick<Messages, 'auth'>

/** One chunk each, fetched when the dialog is asked for. */
const read: Record<AppLocale, () => Promise<{ default: Messages['auth'] }>> = {
  ko: () => import('@/messages/ko/auth.json'),
  en: () => import('@/messages/en/auth.json'),
  ja: () => import('@/messages/ja/auth.json'),
  zh: () => import('@/messages/zh/auth.json'),
}

export async function loadDialogMessages(locale: AppLocale): Promise<DialogMessages> {
  return { auth: (await read[locale]()).default }
}
