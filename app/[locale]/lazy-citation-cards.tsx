'use client'

import { NextIntlClientProvider, useLocale } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { cardLink, isTouch } from '@/components/layout/citation-card/card-link'

/** Brings the cards of cited decisions and articles with the first link that is pointed at or focused. */
export function LazyCitationCards() {
  const locale = useLocale()
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
