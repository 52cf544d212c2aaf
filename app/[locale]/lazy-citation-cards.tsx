'use client'

import { type Locale, NextIntlClientProvider } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { cardLink, isTouch } from '@/components/layout/citation-card/card-link'

/**
 * Brings the cards of cited decisions and articles with the first link that is pointed at or focused. Only pages
 * that hold such links have it: every page would pay for its script.
 */
export function LazyCitationCards({ locale }: { locale: Locale }) {
  const [cards, setCards] = useState<ReactNode>(null)

  useEffect(() => {
    const events = new AbortController()
    const load = (event: Event) => {
      const first = cardLink(event)
      if (!first || isTouch(event)) return
      events.abort()
      Promise.all([
        import('@/components/corpus/citation-card/citation-cards'),
        import('@/components/corpus/citation-card/card-messages').then((module) =>
          module.loadCardMessages(locale),
        ),
      ]).then(
        ([{ CitationCards }, words]) =>
          setCards(
            <NextIntlClientProvider locale={locale} messages={words}>
              <CitationCards first={first} />
            </NextIntlClientProvider>,
          ),
        // Links lead on without cards.
        () => undefined,
      )
    }
    document.addEventListener('pointerover', load, { signal: events.signal })
    document.addEventListener('focusin', load, { signal: events.signal })
    return () => events.abort()
  }, [locale])

  return cards
}
