import { createTranslator } from 'next-intl'
import { env } from '@/lib/env'
import type { AppLocale } from '@/lib/i18n/routing'
import { escapeHtml } from '@/lib/mail/escape-html'
import type { Mail } from '@/lib/mail/mail'
import en from '@/messages/en/organizations.json'
import ja from '@/messages/ja/organizations.json'
import ko from '@/messages/ko/organizations.json'
import zh from '@/messages/zh/organizations.json'

/** Written by the worker, which has neither Next nor every message of the site. */
const words: Record<AppLocale, { organizations: typeof ko }> = {
  ko: { organizations: ko },
  en: { organizations: en },
  ja: { organizations: ja },
  zh: { organizations: zh },
}

export type InvitationMail = {
  invitation: string
  email: string
  language: AppLocale
  /** The address of whoever invites; null when their account is gone. */
  inviter: string | null
  expiresAt: string
  token: string
  /** Of the token: each link is a mail of its own. */
  hash: string
}

/**
 * Invites somebody to an organisation. Its name stays on the site: nobody sends words of their own choosing to a
 * stranger in our name.
 */
export function invitationMail(asked: InvitationMail): Mail {
  const { language: locale, inviter, email } = asked
  const t = createTranslator({ locale, messages: words[locale], namespace: 'organizations.mail' })
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  }).format(new Date(asked.expiresAt))
  const first = inviter ? t('first', { inviter }) : t('firstUnknown')
  const prefix = locale === 'ko' ? '' : `/${locale}`
  const address = new URL(`${prefix}/invitations/${asked.token}`, env().SITE_URL).href
  const rest = [t('bound', { email }), t('until', { date }), t('ignore')]
  const html = [
    `<p>${escapeHtml(first)}</p>`,
    `<p><a href="${escapeHtml(address)}">${escapeHtml(t('open'))}</a></p>`,
    ...rest.map((text) => `<p>${escapeHtml(text)}</p>`),
  ].join('')
  return {
    to: email,
    subject: t('subject'),
    text: `${[first, `${t('open')}: ${address}`, ...rest].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.7;color:#1d1a16">${html}</body></html>`,
    idempotencyKey: `organization-invitation-${asked.invitation}-${asked.hash.slice(0, 24)}`,
  }
}
