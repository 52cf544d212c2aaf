import { z } from 'zod'

const storageKey = 'last-results'
const mostResults = 40
const mostWords = 12

/** `//elsewhere` would lead away from the site. */
const siteAddress = z.string().regex(/^\/(?!\/)/)

const resultSchema = z.object({
  /** Address of a decision or an article, without its language. */
  href: siteAddress.max(500),
  name: z.string().max(300),
})

const lastResultsSchema = z.object({
  /** Address of the search itself, without its language. */
  href: siteAddress.max(2000),
  /** What the list marked in its results. */
  words: z.array(z.string().min(1).max(100)).max(mostWords),
  results: z.array(resultSchema).max(mostResults),
})

export type LastResults = z.infer<typeof lastResultsSchema>

/** Where one stands in the list: from 1, with the neighbours. */
export type PlaceInResults = {
  list: LastResults
  at: number
  previous: LastResults['results'][number] | null
  next: LastResults['results'][number] | null
}

/** The list of results that was shown last. It is stored in this browser only. */
export function readLastResults(): LastResults | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return lastResultsSchema.nullable().catch(null).parse(stored)
  } catch {
    return null
  }
}

/** What is too long for the store is cut; a full or closed storage keeps nothing. */
export function storeLastResults(list: LastResults): void {
  const kept = {
    href: list.href,
    words: list.words.slice(0, mostWords),
    results: list.results.slice(0, mostResults),
  }
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // The pages of results then stand alone.
  }
}

export function clearLastResults(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // A closed storage held nothing.
  }
}

/** @param address path without its language, and the query string of the page that is read */
export function placeInResults(
  list: LastResults | null,
  address: { path: string; search: string },
): PlaceInResults | null {
  if (!list) return null
  const own = new URLSearchParams(address.search).get('serial')
  const index = list.results.findIndex(({ href }) => {
    const [path, search = ''] = href.split('?')
    return path === address.path && new URLSearchParams(search).get('serial') === own
  })
  if (index < 0) return null
  return {
    list,
    at: index + 1,
    previous: list.results[index - 1] ?? null,
    next: list.results[index + 1] ?? null,
  }
}
