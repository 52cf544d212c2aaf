const maxItems = 8

/** The visitor's last words in one place of local storage, newest first. */
export type RecentList = {
  read(): string[]
  remember(words: string): string[]
  forget(words: string): string[]
  clear(): string[]
}

/** Whatever goes wrong with the storage, the list is merely empty. */
export function recentList(key: string): RecentList {
  function read(): string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      if (!Array.isArray(kept)) return []
      return kept.filter((each): each is string => typeof each === 'string').slice(0, maxItems)
    } catch {
      return []
    }
  }

  function write(list: string[]): string[] {
    try {
      localStorage.setItem(key, JSON.stringify(list))
    } catch {
      // A full or closed storage: the list then lasts for this page.
    }
    return list
  }

  const others = (words: string) => read().filter((each) => each !== words)
  return {
    read,
    remember: (words) => write([words, ...others(words)].slice(0, maxItems)),
    forget: (words) => write(others(words)),
    clear: () => write([]),
  }
}
