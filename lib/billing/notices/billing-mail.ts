import { createTranslator } from 'next-intl'
import { lastDay } from '@/lib/billing/last-day'
import { declineReason } from '@/lib/billing/provider-codes'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { loadCatalog } from '@/lib/i18n/catalog'
import { koreanDay } from '@/lib/korean-time'
import { escapeHtml } from '@/lib/mail/escape-html'
import type { Mail } from '@/lib/mail/mail'
import type { Notice } from './schema'

type Row = [name: string, value: string]
/** What a mail is made of; everything in the language of whoever gets it. */
type MailContent = { subject: string; first: string; rows: Row[]; rest: string[]; path: string }

async function translatorsFor(locale: Notice['language']) {
  const messages = await loadCatalog(locale)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    t: createTranslator({ locale, messages, namespace: 'billingMail' }),
    plans: createTranslator({ locale, messages, namespace: 'pricing.plan' }),
    won: createTranslator({ locale, messages, namespace: 'pricing' }),
    day: (text: string) => days.format(new Date(text)),
  }
}

type Translators = Awaited<ReturnType<typeof translatorsFor>>

function mailContent(notice: Notice, words: Translators, now: Date): MailContent {
  const { t, plans, won, day } = words
  const head = (key: Notice['kind'] | 'ended') => ({
    subject: t(`${key}.subject`),
    first: t(`${key}.first`),
  })
  const amount = (value: number) => won('won', { amount: value })
  if (notice.kind === 'card-gone') {
    const { number, on } = notice.facts
    return {
      ...head('card-gone'),
      rows: [
        [t('card'), number],
        [t('nextPayment'), day(on)],
      ],
      rest: [t('card-gone.rest')],
      path: '/billing/management#card',
    }
  }
  const plan: Row = [t('plan'), plans(notice.facts.planId)]
  const overview = '/billing'
  const seatRow = (count: number): Row[] =>
    count > 0 ? [[t('seatsRow'), t('seatCount', { count })]] : []
  if (notice.kind === 'seats-failed') {
    const reason = t(`reasons.${declineReason(notice.facts.code ?? null)}`)
    return {
      ...head('seats-failed'),
      rows: [
        ...seatRow(notice.facts.seats),
        [t('amount'), amount(notice.facts.amount)],
        [t('reason'), reason],
      ],
      rest: [t('seats-failed.rest')],
      path: '/billing/management#card',
    }
  }
  if (notice.kind === 'receipt' || notice.kind === 'seats') {
    const { orderId, paidAt, periodStart, periodEnd, seats } = notice.facts
    const period = t('from', { start: day(periodStart), end: day(lastDay(periodEnd)) })
    return {
      ...head(notice.kind),
      rows: [
        ...(notice.kind === 'receipt' ? [plan] : []),
        ...seatRow(seats),
        [t('amount'), t('withVat', { amount: amount(notice.facts.amount) })],
        [t('paidOn'), day(koreanDay(new Date(paidAt)))],
        [t('period'), period],
        [t('order'), orderId],
      ],
      rest: [t(`${notice.kind}.rest`, { date: day(periodEnd) }), t('cancelAnyTime')],
      path: overview,
    }
  }
  const price: Row = [t('amount'), amount(notice.facts.amount)]
  if (notice.kind === 'renewal') {
    return {
      ...head('renewal'),
      rows: [plan, ...seatRow(notice.facts.seats), price, [t('nextPayment'), day(notice.facts.on)]],
      rest: [t('renewal.rest', { date: day(notice.facts.on) }), t('cancelAnyTime')],
      path: overview,
    }
  }
  if (notice.kind === 'failed') {
    const reason = t(`reasons.${declineReason(notice.facts.code ?? null)}`)
    return {
      ...head('failed'),
      rows: [plan, price, [t('reason'), reason], [t('nextTry'), day(notice.facts.nextTry)]],
      rest: [t('failed.rest')],
      path: '/billing/management#card',
    }
  }
  if (notice.kind === 'expired') {
    const reason = t(`reasons.${declineReason(notice.facts.code ?? null)}`)
    return {
      ...head('expired'),
      rows: [plan, [t('reason'), reason]],
      rest: [t('expired.rest')],
      path: '/pricing',
    }
  }
  if (notice.kind === 'refunded') {
    const { orderId } = notice.facts
    return {
      ...head('refunded'),
      rows: [plan, [t('refund'), amount(notice.facts.amount)], [t('order'), orderId]],
      rest: [t('refunded.rest')],
      path: overview,
    }
  }
  const { endsOn } = notice.facts
  if (endsOn > koreanDay(now)) {
    const last = day(lastDay(endsOn))
    return {
      ...head('cancelled'),
      rows: [plan, [t('lastDay'), last]],
      rest: [t('cancelled.rest', { date: last })],
      path: overview,
    }
  }
  const isBack = notice.facts.amount > 0
  return {
    ...head('ended'),
    rows: isBack ? [plan, [t('refund'), amount(notice.facts.amount)]] : [plan],
    rest: [t(isBack ? 'ended.refund' : 'ended.rest')],
    path: overview,
  }
}

const paragraph = (text: string) => `<p style="max-width:42em">${escapeHtml(text)}</p>`

const table = (rows: readonly Row[]) =>
  `<table style="border-collapse:collapse;border-top:1px solid #1d1a16;border-bottom:1px solid #1d1a16">${rows
    .map(
      ([name, value]) =>
        `<tr><th scope="row" style="text-align:left;font-weight:normal;color:#6a635a;padding:4px 24px 4px 0">${escapeHtml(name)}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
    )
    .join('')}</table>`

/** What somebody is told of their subscription by mail, in their language. */
export async function billingMail(notice: Notice, now: Date): Promise<Mail> {
  const { language: locale, email, occasion } = notice
  const words = await translatorsFor(locale)
  const { subject, first, rows, rest, path } = mailContent(notice, words, now)
  const address = absoluteUrl(locale, path)
  const open = words.t(path === '/pricing' ? 'plans' : 'open')
  const signature = words.t('signature')
  const body = [
    paragraph(first),
    table(rows),
    ...rest.map(paragraph),
    `<p><a href="${escapeHtml(address)}" style="color:#a8321f">${escapeHtml(open)}</a></p>`,
    paragraph(signature),
  ]
  return {
    to: email,
    subject,
    text: `${[
      first,
      rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
      ...rest,
      `${open}: ${address}`,
      signature,
    ].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.7;color:#1d1a16">${body.join('')}</body></html>`,
    idempotencyKey: occasion,
  }
}
