import type { Messages } from 'next-intl'
import type { AppLocale } from '@/lib/i18n/routing'

export type CheckoutMessages = Pick<Messages, 'checkout' | 'phone'>

/** Chunks of their own, fetched when the dialog is asked for. */
const read: Record<AppLocale, () => Promise<[Messages['checkout'], Messages['phone']]>> = {
  ko: async () => [
    (await import('@/messages/ko/checkout.json')).default,
    (await import('@/messages/ko/phone.json')).default,
  ],
  en: async () => [
    (await import('@/messages/en/checkout.json')).default,
    (await import('@/messages/en/phone.json')).default,
  ],
  ja: async () => [
    (await import('@/messages/ja/checkout.json')).default,
    (await import('@/messages/ja/phone.json')).default,
  ],
  zh: async () => [
    (await import('@/messages/zh/checkout.json')).default,
    (await import('@/messages/zh/phone.json')).default,
  ],
}

export async function loadCheckoutMessages(locale: AppLocale): Promise<CheckoutMessages> {
  const [checkout, phone] = await read[locale]()
  return { checkout, phone }
}
