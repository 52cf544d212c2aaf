import type postgres from 'postgres'
import { isCall, type Middleware } from './middleware'
import { type OutboxMail, type OutboxSms, outboxPage } from './outbox-page'

const SHOWN = 200

const readMails = (sql: postgres.Sql) => sql<OutboxMail[]>`
  select id::text, recipient, reply_to as "replyTo", subject, body, html, created_at::text as sent
  from embedded.mail order by embedded.mail.id desc limit ${SHOWN}`

const readTexts = (sql: postgres.Sql) => sql<OutboxSms[]>`
  select id::text, recipient, sender, body, created_at::text as sent
  from embedded.sms order by embedded.sms.id desc limit ${SHOWN}`

/**
 * The outbox as a page, mails or, with `?list=sms`, text messages. It shows links that sign people in and
 * codes; the server lets only this machine read it.
 */
export const outboxList =
  (sql: postgres.Sql): Middleware =>
  async (request, next) => {
    if (!isCall(request, 'GET', '/outbox')) return next(request)
    const isSms = new URL(request.url).searchParams.get('list') === 'sms'
    const page = isSms
      ? outboxPage({ list: 'sms', texts: await readTexts(sql) })
      : outboxPage({ list: 'mail', mails: await readMails(sql) })
    return new Response(page, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        // Whatever a message holds: nothing runs, nothing is fetched, nobody frames this.
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      },
    })
  }
