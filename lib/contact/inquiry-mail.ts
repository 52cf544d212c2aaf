import { createTranslator } from 'next-intl'
import { loadCatalog } from '@/lib/i18n/catalog'
import { type AppLocale, routing } from '@/lib/i18n/routing'
import { escapeHtml } from '@/lib/mail/escape-html'
import type { Mail } from '@/lib/mail/mail'
import type { ReplyToMail } from './inbox-schema'
import type { Inquiry } from './schema'

/** The HTML that the mails of this domain share. */
const mailDocument = (locale: AppLocale, body: string) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.7;color:#1d1a16">${body}</body></html>`

const mailParagraph = (text: string) =>
  `<p style="white-space:pre-wrap;max-width:42em">${escapeHtml(text)}</p>`

async function wordsIn(locale: AppLocale) {
  const messages = await loadCatalog(locale)
  return {
    mail: createTranslator({ locale, messages, namespace: 'contact.mail' }),
    form: createTranslator({ locale, messages, namespace: 'contact.form' }),
  }
}

/** The inquiry to the staff, in Korean; a reply to this mail goes to the sender. */
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
    subject: mail('staffSubject', {
      type: form(`types.${inquiry.inquiryType}`),
      subject: inquiry.subject,
    }),
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${inquiry.message}\n`,
    html: mailDocument(locale, `<table>${table}</table><hr>${mailParagraph(inquiry.message)}`),
    idempotencyKey: inquiry.id,
  }
}

/**
 * The confirmation to the sender, in their language. It repeats nothing that was typed: the mailbox may
 * belong to another person, who must not be sent a stranger's words in the site's name.
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

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

/**
 * The reply to the sender, in their language, with their inquiry below it. A mail in return goes to the
 * contact address.
 */
export async function replyMail(reply: ReplyToMail, replyTo: string): Promise<Mail> {
  const { locale } = reply
  const messages = await loadCatalog(locale)
  const t = createTranslator({ locale, messages, namespace: 'adminContent.mail' })
  const contact = createTranslator({ locale, messages, namespace: 'contact.mail' })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Seoul' })
  const asked = t('asked', { date: day.format(new Date(reply.askedAt)) })
  const signature = contact('signature')
  return {
    to: reply.email,
    replyTo,
    subject: `Re: ${reply.subject}`,
    text: `${reply.body}\n\n${signature}\n\n${asked}\n${quoted(reply.message)}\n`,
    html: mailDocument(
      locale,
      `${mailParagraph(reply.body)}${mailParagraph(signature)}<hr>${mailParagraph(asked)}<blockquote style="margin:0;padding-left:1em;border-left:2px solid #b8b0a4;color:#5c554b">${mailParagraph(reply.message)}</blockquote>`,
    ),
    idempotencyKey: reply.id,
  }
}
