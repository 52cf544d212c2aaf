/** What is to be watched: a source by its name in the corpus, or a search as the parameters of its page. */
export type Watched =
  | { kind: 'decision' | 'article' | 'law'; reference: string }
  | { kind: 'search'; params: string }

export const watchKey = (watched: Watched): string =>
  `${watched.kind} ${watched.kind === 'search' ? watched.params : watched.reference}`

const storageKey = 'beopdap:watch'

/** Remembers, in this tab alone, what a visitor wanted to watch before logging in. */
export function rememberWanted(watched: Watched): void {
  try {
    sessionStorage.setItem(storageKey, watchKey(watched))
  } catch {
    // Without storage they press the button once more.
  }
}

/** Whether it was wanted; it is asked once. */
export function takeWanted(watched: Watched): boolean {
  try {
    if (sessionStorage.getItem(storageKey) !== watchKey(watched)) return false
    sessionStorage.removeItem(storageKey)
    return true
  } catch {
    return false
  }
}
