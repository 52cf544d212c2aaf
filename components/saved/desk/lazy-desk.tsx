'use client'

import { type Locale, NextIntlClientProvider } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { useSessionHint } from '@/components/layout/session/session-hint'

/** Fetched after the page, for those alone who may be signed in: the page itself is the same for everybody. */
export function LazyDesk({ locale }: { locale: Locale }) {
  const mayBeSignedIn = useSessionHint()
  const [desk, setDesk] = useState<ReactNode>(null)

  useEffect(() => {
    if (!mayBeSignedIn) return setDesk(null)
    Promise.all([
      import('./desk'),
      import('./desk-messages').then((module) => module.loadDeskMessages(locale)),
    ]).then(
      ([{ Desk }, words]) =>
        setDesk(
          <NextIntlClientProvider locale={locale} messages={words}>
            <Desk />
          </NextIntlClientProvider>,
        ),
      // The page stands without it.
      () => undefined,
    )
  }, [mayBeSignedIn, locale])

  return desk
}
