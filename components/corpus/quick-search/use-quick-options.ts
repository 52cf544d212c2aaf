import { useEffect, useMemo, useState } from 'react'
import { askHref } from '@/components/corpus/answer/ask-url'
import { recentSearches } from '@/components/corpus/search/recent-list'
import { searchHref } from '@/components/corpus/search/search-url'
import { linkedSuggestionsSchema } from '@/components/corpus/search/suggestion-schema'
import type { Suggestion } from '@/lib/corpus/schema'
import { useApi } from '@/lib/use-api'
import { pageLinks } from './dialog-slots'

export type QuickOption = {
  kind: Suggestion['kind'] | 'recent' | 'page' | 'search' | 'ask'
  text: string
  detail: string
  href: string
  /** A link of the page that leads there, which is followed instead of the address. */
  link: HTMLAnchorElement | null
}

const maxPages = 3

function recentOptions(): QuickOption[] {
  return recentSearches.read().map((text) => ({
    kind: 'recent',
    text,
    detail: '',
    href: searchHref({ query: text }),
    link: null,
  }))
}

/** Pages whose name holds what is typed. */
function pageOptions(text: string, dialog: HTMLDialogElement): QuickOption[] {
  const wanted = text.toLowerCase().replace(/\s+/g, '')
  return pageLinks(dialog)
    .map((link) => ({ link, text: link.textContent ?? '' }))
    .filter((page) => page.text.toLowerCase().replace(/\s+/g, '').includes(wanted))
    .slice(0, maxPages)
    .map((page) => ({ kind: 'page', detail: '', href: page.link.href, ...page }))
}

/** Options for what is typed; while nothing is, the last queries. */
export function useQuickOptions(text: string, dialog: HTMLDialogElement): QuickOption[] {
  const [recent, setRecent] = useState<QuickOption[]>([])
  useEffect(() => {
    if (text === '') setRecent(recentOptions())
    // The queries may have changed since the dialog was last open.
    const onFocus = () => setRecent(recentOptions())
    dialog.addEventListener('focusin', onFocus)
    return () => dialog.removeEventListener('focusin', onFocus)
  }, [text, dialog])
  const { data, error } = useApi(text === '' ? null : '/api/suggest', {
    query: { q: text },
    schema: linkedSuggestionsSchema,
    attempts: 1,
    keepPrevious: true,
  })
  return useMemo(() => {
    if (text === '') return recent
    // What comes later would push away what is about to be chosen.
    if (!data && !error) return []
    const suggestions = error ? [] : (data ?? [])
    const plain = { text, detail: '', link: null }
    return [
      ...suggestions.map(
        ({ kind, text, detail, href }): QuickOption => ({ kind, text, detail, href, link: null }),
      ),
      ...pageOptions(text, dialog),
      { kind: 'search', href: searchHref({ query: text }), ...plain },
      { kind: 'ask', href: askHref(text), ...plain },
    ]
  }, [text, recent, data, error, dialog])
}
