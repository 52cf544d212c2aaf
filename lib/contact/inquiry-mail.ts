import { createTranslator } from 'next-intl'
import { loadCatalog } from '@/lib/i18n/catalog'
import { type AppLocale, routing } from '@/lib/i18n/routing'
import { escapeHtml } from '@/lib/mail/escape-html'
import type { Mail } from '@/lib/mail/mail'
import type { Inquiry } from './schema'

/** What the mails of this domain share of their form. */
export const mailDocument = (locale: AppLocale, body: string) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.7;color:#1d1a16">${body}</body></html>`

export const mailParagraph = (text: string) =>
  `<p style="white-space:pre-wrap;max-width:42em">${escapeHtml(text)}</p>`

async function wordsIn(locale: AppLocale) {
  const messages = await loadCatalog(locale)
  return {
    mail: createTranslator({ locale, messages, namespace: 'contact.mail' }),
    form: createTranslator({ locale, messages, namespace: 'contact.form' }),
  }
}

/** The inquiry to us, in the house's language; answering it writes to the person. */
export async function staffMail(inquiry: Inquiry, to: string): Promise<Mail> {
  const locale = routing.defaultLocale
  const { mail, form } = await wordsIn(locale)
  const rows: [string, string][] = [
    [form('name'), inquiry.name],
    [form('email'), inquiry.email],
    [form('phone'), inquiry.phone],
    [form('company'), inquiry.company ?? '—'],
    [form('inquiryType'), form(`types.${inquiry.inquiryType}`)],
    [mail('language'), inquiry.locale],
    [mail('number'), inquiry.id],
    [form('subject'), inquiry.subject],
  ]
  const table = rows
    .map(
      ([label, value]) =>
        `<tr><th align="left" valign="top" style="padding-right:1.5em;white-space:nowrap">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('')
  return {
    to,
    replyTo: inquiry.email,
    subject: mail('houseSubject', {
      type: form(`types.${inquiry.inquiryType}`),
      subject: inquiry.subject,
    }),
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${inquiry.message}\n`,
    html: mailDocument(locale, `<table>${table}</table><hr>${mailParagraph(inquiry.message)}`),
    idempotencyKey: inquiry.id,
  }
}

/**
 * The confirmation to the person, in their language. It repeats nothing that was typed: the mailbox may
 * be a stranger's, and must not be sent somebody else's words in our name.
 */
export async function confirmationMail(inquiry: Inquiry): Promise<Mail> {
  const { mail, form } = await wordsIn(inquiry.locale)
  const paragraphs = [
    mail('received', { type: form(`types.${inquiry.inquiryType}`) }),
    mail('hours'),
    mail('yourNumber', { number: inquiry.id }),
    mail('notYou'),
  ]
  return {
    to: inquiry.email,
    subject: mail('confirmationSubject'),
    text: `${paragraphs.join('\n\n')}\n\n${mail('signature')}\n`,
    html: mailDocument(
      inquiry.locale,
      [...paragraphs, mail('signature')].map(mailParagraph).join(''),
    ),
    idempotencyKey: `${inquiry.id}-confirmation`,
  }
}
