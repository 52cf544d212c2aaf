import { createTranslator } from 'next-intl'
import { env } from '@/lib/env'
import type { AppLocale } from '@/lib/i18n/routing'
import { escapeHtml } from '@/lib/mail/escape-html'
import type { Mail } from '@/lib/mail/mail'
import en from '@/messages/en/matters.json'
import ja from '@/messages/ja/matters.json'
import ko from '@/messages/ko/matters.json'
import zh from '@/messages/zh/matters.json'

/** Written by the worker, which has neither Next nor every message of the site. */
const words: Record<AppLocale, { matters: typeof ko }> = {
  ko: { matters: ko },
  en: { matters: en },
  ja: { matters: ja },
  zh: { matters: zh },
}

export type Reminder = {
  deadline: string
  email: string
  language: AppLocale
  /** Days from today until it is due. */
  daysLeft: number
  dueOn: string
  matterId: string
}

/**
 * Reminds somebody of a deadline, in their language. What the matter is about stays on the site: a mail passes
 * through many hands.
 */
export function reminderMail(reminder: Reminder): Mail {
  const { language: locale, daysLeft, dueOn, matterId } = reminder
  const t = createTranslator({ locale, messages: words[locale], namespace: 'matters.mail' })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(dueOn),
  )
  const first = t('first', { days: daysLeft, date })
  const prefix = locale === 'ko' ? '' : `/${locale}`
  const address = new URL(`${prefix}/matters/${matterId}`, env().SITE_URL).href
  const rest = [t('holidays'), t('stop')]
  const html = [
    `<p>${escapeHtml(first)}</p>`,
    `<p><a href="${escapeHtml(address)}">${escapeHtml(t('open'))}</a></p>`,
    ...rest.map((text) => `<p>${escapeHtml(text)}</p>`),
  ].join('')
  return {
    to: reminder.email,
    subject: t('subject', { date }),
    text: `${[first, `${t('open')}: ${address}`, ...rest].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.7;color:#1d1a16">${html}</body></html>`,
    idempotencyKey: `matter-deadline-${reminder.deadline}-${dueOn}`,
  }
}
