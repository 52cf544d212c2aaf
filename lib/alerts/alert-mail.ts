import { createTranslator } from 'next-intl'
import { env } from '@/lib/env'
import type { AppLocale } from '@/lib/i18n/routing'
import { escapeHtml } from '@/lib/mail/escape-html'
import type { Mail } from '@/lib/mail/mail'
import en from '@/messages/en/alertMail.json'
import ja from '@/messages/ja/alertMail.json'
import ko from '@/messages/ko/alertMail.json'
import zh from '@/messages/zh/alertMail.json'
import { mostInMail } from './constants'
import type { Alert } from './schema'

/** Written by the worker, which has neither Next nor every message of the site. */
const words: Record<AppLocale, { alertMail: typeof ko }> = {
  ko: { alertMail: ko },
  en: { alertMail: en },
  ja: { alertMail: ja },
  zh: { alertMail: zh },
}

export type AlertMail = {
  id: string
  email: string
  language: AppLocale
  /** Of the link that stops these mails. */
  token: string
  alerts: readonly Pick<Alert, 'kind' | 'reason' | 'path' | 'title' | 'line'>[]
}

/**
 * Names what was found, in the language of its reader. What they search for stays on the site: a mail passes
 * through many hands, and the words of a search may be those of a case.
 */
export function alertMail({ id, email, language: locale, token, alerts }: AlertMail): Mail {
  const t = createTranslator({ locale, messages: words[locale], namespace: 'alertMail' })
  const prefix = locale === 'ko' ? '' : `/${locale}`
  const address = (path: string) => new URL(`${prefix}${path}`, env().SITE_URL).href
  const shown = alerts.slice(0, mostInMail)
  const rest = alerts.length - shown.length
  const stop = address(`/alerts/stop/${token}`)
  const lead = t('lead', { count: alerts.length })
  const more = rest > 0 ? t('more', { count: rest }) : null
  const entries = shown.map(({ kind, reason, path, title, line }) => ({
    head: `[${t(kind === 'article' ? 'reason.changed' : `reason.${reason}`)}] ${title}`,
    line,
    href: address(path),
  }))
  const text = [
    lead,
    ...entries.map(({ head, line, href }) => [head, line, href].filter(Boolean).join('\n')),
    ...(more ? [more] : []),
    `${t('open')}: ${address('/alerts')}`,
    `${t('why')}\n${t('stop')}: ${stop}`,
  ].join('\n\n')
  const link = (href: string, words: string, lang = '') =>
    `<a href="${escapeHtml(href)}"${lang}>${escapeHtml(words)}</a>`
  const html = [
    `<p>${escapeHtml(lead)}</p>`,
    ...entries.map(
      ({ head, line, href }) =>
        `<p>${link(href, head, ' lang="ko"')}${line ? `<br><span lang="ko">${escapeHtml(line)}</span>` : ''}</p>`,
    ),
    ...(more ? [`<p>${escapeHtml(more)}</p>`] : []),
    `<p>${link(address('/alerts'), t('open'))}</p>`,
    `<p style="color:#5a544a;font-size:13px">${escapeHtml(t('why'))} ${link(stop, t('stop'))}</p>`,
  ].join('')
  return {
    to: email,
    subject: t('subject', { count: alerts.length }),
    text: `${text}\n`,
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.7;color:#1d1a16">${html}</body></html>`,
    unsubscribe: new URL(`/api/alerts/stop/${token}`, env().SITE_URL).href,
    idempotencyKey: `alerts-${id}`,
  }
}
