import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'

/**
 * A parameter that the address brought to this page (`?login=/profile`) and then no longer has, so that it
 * takes effect once. It stays until it is cleared.
 * @param read what the text means, or null where it means nothing here
 * @returns the value and how to clear it
 */
export function useOneTimeParameter<Value>(
  name: string,
  read: (text: string | null) => Value | null,
): [Value | null, () => void] {
  const text = useSearchParams().get(name)
  const [value, setValue] = useState<Value | null>(null)
  useEffect(() => {
    const parsed = read(text)
    if (parsed === null) return
    setValue(parsed)
    const url = new URL(window.location.href)
    url.searchParams.delete(name)
    // With a state of its own, the router would not notice and bring the parameter back.
    window.history.replaceState(null, '', url)
  }, [name, read, text])
  return [value, useCallback(() => setValue(null), [])]
}
