'use client'

import { NextIntlClientProvider, useLocale } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { quickSearchId } from '@/components/layout/quick-search/constants'
import type { QuickSearchMessages } from '@/components/layout/quick-search/quick-search-messages'
import { useShortcuts } from '@/components/layout/shortcuts/use-shortcuts'

type Part = 'options' | 'keys'
type Loaded = { part: Part; words: QuickSearchMessages; view: ReactNode }

/**
 * Brings what the quick search shows once it is opened, and the list of keys once it is asked for. Where they cannot
 * be fetched, the form of the dialog still searches.
 */
export function LazyQuickSearch() {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<Loaded[]>([])

  const add = useCallback(
    (part: Part, load: () => Promise<ReactNode>) => {
      Promise.all([
        load(),
        import('@/components/layout/quick-search/quick-search-messages').then((module) =>
          module.loadQuickSearchMessages(locale),
        ),
      ]).then(
        ([view, words]) =>
          setLoaded((others) => [
            ...others.filter((each) => each.part !== part),
            { part, words, view },
          ]),
        () => undefined,
      )
    },
    [locale],
  )
  const showKeys = useCallback(() => {
    const close = () => setLoaded((parts) => parts.filter(({ part }) => part !== 'keys'))
    add('keys', async () => {
      const { ShortcutDialog } = await import('@/components/layout/shortcuts/shortcut-dialog')
      return <ShortcutDialog onClose={close} />
    })
  }, [add])
  useShortcuts(showKeys)

  useEffect(() => {
    const dialog = document.getElementById(quickSearchId)
    if (!(dialog instanceof HTMLDialogElement)) return
    const open = () =>
      add('options', async () => {
        const { QuickSearchOptions } = await import(
          '@/components/corpus/quick-search/quick-search-options'
        )
        return <QuickSearchOptions dialog={dialog} />
      })
    // Opened before this came.
    if (dialog.open) open()
    else dialog.addEventListener('focusin', open, { once: true })
    return () => dialog.removeEventListener('focusin', open)
  }, [add])

  return loaded.map(({ part, words, view }) => (
    <NextIntlClientProvider key={part} locale={locale} messages={words}>
      {view}
    </NextIntlClientProvider>
  ))
}
