import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Messages, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { namespaces } from '@/lib/i18n/namespaces'
import type { AppLocale } from '@/lib/i18n/routing'

function catalogOf(locale: AppLocale): Messages {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join('messages', locale, `${name}.json`), 'utf8'))
  return Object.fromEntries(namespaces.map((name) => [name, read(name)])) as Messages
}

/** What a component sends to a browser, with the real messages of a language. */
export function rendered(children: ReactNode, locale: AppLocale = 'ko'): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={catalogOf(locale)} timeZone="Asia/Seoul">
      {children}
    </NextIntlClientProvider>,
  )
}
