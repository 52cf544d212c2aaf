import { type Messages, NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

/** Gives the islands inside only the messages they name, so that a page does not ship them all. */
export async function ClientMessages({
  of,
  children,
}: {
  of: (keyof Messages)[]
  children: ReactNode
}) {
  const all = await getMessages()
  const picked = Object.fromEntries(of.map((name) => [name, all[name]]))
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>
}
