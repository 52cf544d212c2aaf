import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Messages, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { namespaces } from '@/lib/i18n/namespaces'
import type { AppLocale } from '@/lib/i18n/routing'

const catalogs = new Map<AppLocale, Messages>()

function readCatalog(locale: AppLocale): Messages {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join('messages', locale, `${name}.json`), 'utf8'))
  return Object.fromEntries(namespaces.map((name) => [name, read(name)])) as Messages
}

function catalogOf(locale: AppLocale): Messages {
  const catalog = catalogs.get(locale) ?? readCatalog(locale)
  catalogs.set(locale, catalog)
  return catalog
}

/** Gives what is inside the real messages of a language; `rendered` and Testing Library draw in it. */
export function Localized({
  locale = 'ko',
  children,
}: {
  locale?: AppLocale
  children: ReactNode
}) {
  return (
    <NextIntlClientProvider locale={locale} messages={catalogOf(locale)} timeZone="Asia/Seoul">
      {children}
    </NextIntlClientProvider>
  )
}

/** What a component sends to a browser, with the real messages of a language. */
export function rendered(children: ReactNode, locale: AppLocale = 'ko'): string {
  return renderToStaticMarkup(<Localized locale={locale}>{children}</Localized>)
}
