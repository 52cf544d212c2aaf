/** Whether keys without Ctrl act: some people speak to their computer, and any letter may be a word of theirs. */
const storageKey = 'single-keys'

export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off')
  } catch {
    // A closed storage: the keys stay as they are.
  }
}
