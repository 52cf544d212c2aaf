'use client'

import { useEffect } from 'react'
import { resultSelector } from '@/components/layout/quick-search/constants'
import { splitLocale } from '@/lib/i18n/split-locale'
import type { LastResults } from './last-results'

/** A mark of one letter is part of a number or an initial: it would be found everywhere in a text. */
const shortestWord = 2

/** Every marked word, the most frequent first. */
function markedWords(links: readonly HTMLAnchorElement[]): string[] {
  const counts = new Map<string, number>()
  for (const mark of links.flatMap((link) => [...resultOf(link).querySelectorAll('mark')])) {
    const word = (mark.textContent ?? '').trim()
    if (word.length < shortestWord || word.length > 100) continue
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word)
}

const resultOf = (link: HTMLAnchorElement): Element => link.closest('li') ?? link

/** A part of a longer word (퇴직 of 퇴직금) is not sought, unless it was typed. */
function wholeWords(words: readonly string[], query: string): string[] {
  const typed = new Set(query.split(/[\s"]+/))
  const isPart = (word: string) => words.some((other) => other !== word && other.includes(word))
  return words.filter((word) => typed.has(word) || !isPart(word))
}

function shownResults(query: string): Pick<LastResults, 'results' | 'words'> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(resultSelector)]
  return {
    results: links.map((link) => ({
      href: `${splitLocale(link.pathname).path}${link.search}`,
      name: (link.textContent ?? '').trim().slice(0, 300),
    })),
    words: wholeWords(markedWords(links), query),
  }
}

/**
 * Stores the list that is shown, so that the page of a result knows its neighbours and which words were sought.
 * The server marked the words as its analysis read them; reading its marks spares the browser that analysis.
 * @param href address of the search, without its language
 */
export function RecordResults({ href, query }: { href: string; query: string }) {
  useEffect(() => {
    const shown = shownResults(query)
    if (shown.results.length === 0) return
    import('./last-results').then(
      ({ storeLastResults }) => storeLastResults({ href, ...shown }),
      // Not fetched (offline, a new release): the pages of results then stand alone.
      () => undefined,
    )
  }, [href, query])
  return null
}
