import { createTranslator } from 'next-intl'
import { env } from '@/lib/env'
import { loadCatalog } from '@/lib/i18n/catalog'
import { getPathname } from '@/lib/i18n/navigation'
import type { AppLocale } from '@/lib/i18n/routing'
import { escapeHtml } from '@/lib/mail/escape-html'
import type { Mail } from '@/lib/mail/mail'

async function mailMessages(locale: AppLocale) {
  const messages = await loadCatalog(locale)
  const words = createTranslator({ locale, messages, namespace: 'auth.mail' })
  const urlOf = (href: string) => new URL(getPathname({ locale, href }), env().SITE_URL).href
  return { words, urlOf }
}

/** Addresses of ours can be followed; a mail of the kind that this is must hold no other. */
const paragraph = (text: string) =>
  `<p style="max-width:42em">${escapeHtml(text).replace(/\bhttps?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)}</p>`

const bodyOf = (locale: AppLocale, paragraphs: string[]) => ({
  text: `${paragraphs.join('\n\n')}\n`,
  html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.7;color:#1d1a16">${paragraphs.map(paragraph).join('')}</body></html>`,
})

/** To the owner of an address after a second sign-up with it. */
export async function alreadyRegisteredMail(
  to: string,
  locale: AppLocale,
  key: string,
): Promise<Mail> {
  const { words, urlOf } = await mailMessages(locale)
  const paragraphs = [
    words('taken.emailExists'),
    words('taken.text'),
    words('taken.login', { url: urlOf('/login') }),
    words('taken.reset', { url: urlOf('/reset-password') }),
    words('taken.notYou'),
    words('signature'),
  ]
  return {
    to,
    subject: words('taken.subject'),
    idempotencyKey: `taken-${key}`,
    ...bodyOf(locale, paragraphs),
  }
}

/** A browser's own word about itself, without what would be read as an address or run on forever. */
function browserName(userAgent: string | null): string | null {
  return (
    userAgent
      ?.replace(/https?:\/\/\S+/g, '')
      .replace(/\p{Cc}/gu, ' ')
      .slice(0, 160) || null
  )
}

const timeOf = (at: Date, locale: AppLocale) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  }).format(at)

type Change = { at: Date; key: string }

/** To a person whose password was changed: whoever did not do it hears of it at once. */
export async function passwordChangedMail(
  to: string,
  locale: AppLocale,
  { at, key }: Change,
): Promise<Mail> {
  const { words, urlOf } = await mailMessages(locale)
  const paragraphs = [
    words('passwordChanged.text'),
    words('alert.when', { time: timeOf(at, locale) }),
    words('passwordChanged.notYou', { url: urlOf('/reset-password') }),
    words('signature'),
  ]
  return {
    to,
    subject: words('passwordChanged.subject'),
    idempotencyKey: `password-${key}`,
    ...bodyOf(locale, paragraphs),
  }
}

/** To a person one of whose recovery codes was used in the place of their app. */
export async function recoveryCodeUsedMail(
  to: string,
  locale: AppLocale,
  { at, key, left }: Change & { left: number },
): Promise<Mail> {
  const { words, urlOf } = await mailMessages(locale)
  const paragraphs = [
    words('recoveryCodeUsed.text', { left }),
    words('alert.when', { time: timeOf(at, locale) }),
    words('recoveryCodeUsed.renew', { url: urlOf('/settings') }),
    words('recoveryCodeUsed.notYou', { url: urlOf('/reset-password') }),
    words('signature'),
  ]
  return {
    to,
    subject: words('recoveryCodeUsed.subject'),
    idempotencyKey: `recovery-code-${key}`,
    ...bodyOf(locale, paragraphs),
  }
}

/**
 * To the address that an account had before.
 * @param next the new address, masked: the mailbox may be somebody else's by now
 */
export async function emailChangedMail(
  to: string,
  locale: AppLocale,
  { at, key, next }: Change & { next: string },
): Promise<Mail> {
  const { words, urlOf } = await mailMessages(locale)
  const paragraphs = [
    words('emailChanged.text', { email: next }),
    words('alert.when', { time: timeOf(at, locale) }),
    words('emailChanged.notYou', { url: urlOf('/contact') }),
    words('signature'),
  ]
  return {
    to,
    subject: words('emailChanged.subject'),
    idempotencyKey: `address-${key}`,
    ...bodyOf(locale, paragraphs),
  }
}

/** To a person whose account was signed in to with a browser that it did not know. */
export async function signInAlertMail(
  to: string,
  locale: AppLocale,
  { at, userAgent, key }: { at: Date; userAgent: string | null; key: string },
): Promise<Mail> {
  const { words, urlOf } = await mailMessages(locale)
  const paragraphs = [
    words('alert.text'),
    words('alert.when', { time: timeOf(at, locale) }),
    words('alert.browser', { browser: browserName(userAgent) ?? words('alert.unknownBrowser') }),
    words('alert.known'),
    words('alert.notYou', { url: urlOf('/reset-password') }),
    words('alert.settings', { url: urlOf('/settings') }),
    words('signature'),
  ]
  return {
    to,
    subject: words('alert.subject'),
    idempotencyKey: `alert-${key}`,
    ...bodyOf(locale, paragraphs),
  }
}
