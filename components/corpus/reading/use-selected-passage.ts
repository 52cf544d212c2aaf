import { useEffect, useState } from 'react'
import { placeOf } from './permalink'
import { readingSelector } from './reading-attribute'

/** Its words, and the id of the paragraph that it begins in; empty where that has none. */
export type SelectedPassage = { text: string; id: string }

/** More is no passage to quote. */
const longestPassage = 3000

function isInText(node: Node | null): boolean {
  const element = node instanceof Element ? node : node?.parentElement
  return Boolean(element?.closest(readingSelector))
}

/** What is selected in the text that is read, in one line; null where nothing is, or more than the text. */
function selectedPassage(): SelectedPassage | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed) return null
  if (!isInText(selection.anchorNode) || !isInText(selection.focusNode)) return null
  const text = selection.toString().replace(/\s+/g, ' ').trim()
  if (text === '' || text.length > longestPassage) return null
  const { startContainer } = selection.getRangeAt(0)
  return { text, id: placeOf(startContainer)?.id ?? '' }
}

export function useSelectedPassage(): SelectedPassage | null {
  const [passage, setPassage] = useState<SelectedPassage | null>(null)
  useEffect(() => {
    const onChange = () => setPassage(selectedPassage())
    document.addEventListener('selectionchange', onChange)
    return () => document.removeEventListener('selectionchange', onChange)
  }, [])
  return passage
}
