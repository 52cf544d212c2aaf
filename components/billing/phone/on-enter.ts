import type { KeyboardEvent } from 'react'

/** Enter does the step of its field and sends no form; while a Korean letter is composed it ends the letter. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  act()
}
