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

/** Whether it was wanted. */
export function isWanted(watched: Watched): boolean {
  try {
    return sessionStorage.getItem(storageKey) === watchKey(watched)
  } catch {
    return false
  }
}

/** Called when the answer has come: a page that is left before it begins again. */
export function forgetWanted(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was remembered.
  }
}
