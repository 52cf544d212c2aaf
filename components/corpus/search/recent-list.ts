const maxItems = 8

/** The visitor's last queries under one key of local storage, newest first. */
type RecentList = {
  read(): string[]
  remember(words: string): string[]
  forget(words: string): string[]
  clear(): string[]
}

/** When the storage fails, the list is empty. */
function recentList(key: string): RecentList {
  function read(): string[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      if (!Array.isArray(stored)) return []
      return stored.filter((each): each is string => typeof each === 'string').slice(0, maxItems)
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

/** Stored in this browser only. */
export const recentSearches = recentList('recent-searches')
