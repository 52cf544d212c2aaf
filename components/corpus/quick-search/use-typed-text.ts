import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 120
/** What the API reads of a text. */
const MAX_LENGTH = 100

/** What stands in a field that React does not draw, once it has stood there for a moment; empty at once. */
export function useTypedText(input: HTMLInputElement): string {
  const [text, setText] = useState(() => input.value.trim().slice(0, MAX_LENGTH))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function onInput() {
      clearTimeout(timer)
      const typed = input.value.trim().slice(0, MAX_LENGTH)
      if (typed === '') setText('')
      else timer = setTimeout(() => setText(typed), DEBOUNCE_MS)
    }
    input.addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      input.removeEventListener('input', onInput)
    }
  }, [input])
  return text
}
