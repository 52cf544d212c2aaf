import { useEffect, useState } from 'react'
import { readingSelector } from './reading-attribute'

/** More is no passage to quote. */
const longestPassage = 3000

function isInText(node: Node | null): boolean {
  const element = node instanceof Element ? node : node?.parentElement
  return Boolean(element?.closest(readingSelector))
}

/** What is selected in the text that is read, in one line; empty where nothing is, or more than the text. */
function selectedPassage(): string {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed) return ''
  if (!isInText(selection.anchorNode) || !isInText(selection.focusNode)) return ''
  const passage = selection.toString().replace(/\s+/g, ' ').trim()
  return passage.length <= longestPassage ? passage : ''
}

export function useSelectedPassage(): string {
  const [passage, setPassage] = useState('')
  useEffect(() => {
    const onChange = () => setPassage(selectedPassage())
    document.addEventListener('selectionchange', onChange)
    return () => document.removeEventListener('selectionchange', onChange)
  }, [])
  return passage
}
