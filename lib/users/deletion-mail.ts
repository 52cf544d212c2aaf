import { createTranslator } from 'next-intl'
import { loadCatalog } from '@/lib/i18n/catalog'
import type { AppLocale } from '@/lib/i18n/routing'
import { escapeHtml } from '@/lib/mail/escape-html'
import type { Mail } from '@/lib/mail/mail'

const paragraph = (text: string) =>
  `<p style="white-space:pre-wrap;max-width:42em">${escapeHtml(text)}</p>`

/** What the owner of an account is told of their request, in their language. */
export async function deletionMail(
  outcome: 'done' | 'declined',
  request: {
    id: string
    email: string
    language: AppLocale
    /** What goes back of a subscription, in won. */
    refund: number
  },
): Promise<Mail> {
  const { id, email, language: locale, refund } = request
  const messages = await loadCatalog(locale)
  const t = createTranslator({ locale, messages, namespace: 'adminUsers.mail' })
  const texts = [
    t(`${outcome}.first`),
    ...(outcome === 'done' && refund > 0 ? [t('done.refund', { amount: refund })] : []),
    t(`${outcome}.second`),
    t('signature'),
  ]
  return {
    to: email,
    subject: t(`${outcome}.subject`),
    text: `${texts.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.7;color:#1d1a16">${texts.map(paragraph).join('')}</body></html>`,
    idempotencyKey: `${id}-deletion-${outcome}`,
  }
}
