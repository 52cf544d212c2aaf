import { createTranslator } from 'next-intl'
import { loadCatalog } from '@/lib/i18n/catalog'
import type { Mail } from '@/lib/mail/mail'
import type { ReplyToMail } from './inbox-schema'
import { mailDocument, mailParagraph } from './inquiry-mail'

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

/**
 * The answer to the person, in their language, with what they had asked below it. What they wrote back
 * goes to the contact address.
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
