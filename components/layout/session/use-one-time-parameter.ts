import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'

/**
 * A word that the address brought to this page (`?login=/profile`), and then no longer has: it is said
 * once. Kept until `forget`.
 * @param read what the word means, or null for one that means nothing here
 */
export function useOneTimeParameter<Word>(
  name: string,
  read: (text: string | null) => Word | null,
): [Word | null, () => void] {
  const text = useSearchParams().get(name)
  const [value, setValue] = useState<Word | null>(null)
  useEffect(() => {
    const parsed = read(text)
    if (parsed === null) return
    setValue(parsed)
    const url = new URL(window.location.href)
    url.searchParams.delete(name)
    // With a state of its own, the router would not hear of it and bring the word back.
    window.history.replaceState(null, '', url)
  }, [name, read, text])
  return [value, useCallback(() => setValue(null), [])]
}
