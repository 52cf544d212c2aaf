import { type RefObject, useEffect } from 'react'
import type { Verdict } from '@/lib/ragops/annotation/constants'

/** By the place on the keyboard, so that they work while Korean letters are typed. */
export const verdictKeys: Record<Verdict, string> = {
  right: 'A',
  answerable: 'A',
  partly: 'S',
  wrong: 'D',
  refuse: 'F',
}

const digit = /^(?:Digit|Numpad)([1-9])$/
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLAnchorElement

function press(root: HTMLElement, code: string): boolean {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[name=relevant]')]
  const number = digit.exec(code)?.[1]
  if (number) {
    const box = boxes[Number(number) - 1]
    box?.click()
    box?.focus()
    return box !== undefined
  }
  if (code === 'KeyJ' || code === 'KeyK') {
    const at = boxes.indexOf(document.activeElement as HTMLInputElement)
    const next = boxes[code === 'KeyJ' ? at + 1 : Math.max(at - 1, 0)]
    next?.focus()
    return true
  }
  if (code === 'KeyN') {
    root.querySelector<HTMLButtonElement>('form[data-skip] button')?.click()
    return true
  }
  const verdict = [...root.querySelectorAll<HTMLInputElement>('input[name=verdict]')].find(
    ({ value }) => `Key${verdictKeys[value as Verdict]}` === code,
  )
  verdict?.click()
  verdict?.focus()
  return verdict !== undefined
}

/**
 * Judges by keyboard, while the focus is within: digits name passages, J and K walk through them, letters give the
 * verdict, N puts off, Enter says it. The item takes the focus when it comes.
 */
export function useReviewKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    element.focus()
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (isTyping(event.target)) return
      if (event.code === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
        event.preventDefault()
        element.querySelector('form')?.requestSubmit()
      } else if (press(element, event.code)) event.preventDefault()
    }
    element.addEventListener('keydown', listen)
    return () => element.removeEventListener('keydown', listen)
  }, [root])
}
