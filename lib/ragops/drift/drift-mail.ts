import { createTranslator } from 'next-intl'
import { env } from '@/lib/env'
import type { AppLocale } from '@/lib/i18n/routing'
import { escapeHtml } from '@/lib/mail/escape-html'
import type { Mail } from '@/lib/mail/mail'
import { datasetPath } from '@/lib/ragops/constants'
import { webhookPath } from '@/lib/webhooks/constants'
import en from '@/messages/en/ragopsMail.json'
import ja from '@/messages/ja/ragopsMail.json'
import ko from '@/messages/ko/ragopsMail.json'
import zh from '@/messages/zh/ragopsMail.json'

/** Written by the worker, which has neither Next nor every message of the site. */
const words: Record<AppLocale, { ragopsMail: typeof ko }> = {
  ko: { ragopsMail: ko },
  en: { ragopsMail: en },
  ja: { ragopsMail: ja },
  zh: { ragopsMail: zh },
}

type Reader = { email: string; language: AppLocale }
type Line = { words: string; href: string }

const site = (locale: AppLocale, path: string) =>
  new URL(`${locale === 'ko' ? '' : `/${locale}`}${path}`, env().SITE_URL).href

function letter(
  { email, language }: Reader,
  told: { subject: string; lead: string; lines: Line[]; end: string; stop?: Line },
): Pick<Mail, 'to' | 'subject' | 'text' | 'html'> {
  const { subject, lead, lines, end, stop } = told
  const text = [
    lead,
    ...lines.map(({ words: name, href }) => `${name}\n${href}`),
    end,
    ...(stop ? [`${stop.words}: ${stop.href}`] : []),
  ].join('\n\n')
  const link = ({ words: name, href }: Line) =>
    `<a href="${escapeHtml(href)}">${escapeHtml(name)}</a>`
  const html = [
    `<p>${escapeHtml(lead)}</p>`,
    ...lines.map((line) => `<p>${link(line)}</p>`),
    `<p>${escapeHtml(end)}</p>`,
    ...(stop ? [`<p style="color:#5a544a;font-size:13px">${link(stop)}</p>`] : []),
  ].join('')
  return {
    to: email,
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.7;color:#1d1a16">${html}</body></html>`,
  }
}

/** Names the datasets with questions that are stale, and how many. @param token of the link that stops such mails */
export function staleMail(
  reader: Reader & { token: string },
  datasets: readonly { id: string; name: string; items: number }[],
  key: string,
): Mail {
  const t = createTranslator({
    locale: reader.language,
    messages: words[reader.language],
    namespace: 'ragopsMail',
  })
  const count = datasets.reduce((sum, { items }) => sum + items, 0)
  return {
    ...letter(reader, {
      subject: t('stale.subject', { count }),
      lead: t('stale.lead', { count }),
      lines: datasets.map(({ id, name, items }) => ({
        words: t('stale.dataset', { name, items }),
        href: site(reader.language, datasetPath(id)),
      })),
      end: t('stale.end'),
      stop: {
        words: t('stale.stop'),
        href: site(reader.language, `/alerts/stop/${reader.token}`),
      },
    }),
    unsubscribe: new URL(`/api/alerts/stop/${reader.token}`, env().SITE_URL).href,
    idempotencyKey: `stale-${key}`,
  }
}

/** Says that an address is told nothing more. */
export function webhookOffMail(
  reader: Reader,
  webhook: { id: string; host: string; why: 'gone' | 'failing'; at: string },
): Mail {
  const t = createTranslator({
    locale: reader.language,
    messages: words[reader.language],
    namespace: 'ragopsMail',
  })
  return {
    ...letter(reader, {
      subject: t('webhook.subject', { host: webhook.host }),
      lead: t(`webhook.${webhook.why}`, { host: webhook.host }),
      lines: [{ words: t('webhook.open'), href: site(reader.language, webhookPath(webhook.id)) }],
      end: t('webhook.end'),
    }),
    idempotencyKey: `webhook-${webhook.id}-${webhook.at}`,
  }
}
