/** Recent queries in local storage. Whatever goes wrong with the storage, the list is merely empty. */
const key = 'recent-searches'
const most = 8

export function readHistory(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((each): each is string => typeof each === 'string').slice(0, most)
  } catch {
    return []
  }
}

function write(queries: string[]): string[] {
  try {
    localStorage.setItem(key, JSON.stringify(queries))
  } catch {
    // A full or closed storage: the list then lasts for this page.
  }
  return queries
}

export function rememberQuery(query: string): string[] {
  const others = readHistory().filter((each) => each !== query)
  return write([query, ...others].slice(0, most))
}

export function forgetQuery(query: string): string[] {
  return write(readHistory().filter((each) => each !== query))
}

export function clearHistory(): string[] {
  return write([])
}
