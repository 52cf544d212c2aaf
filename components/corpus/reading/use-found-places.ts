import { useCallback, useEffect, useMemo, useState } from 'react'
import { foundRanges, soughtWords } from './found-ranges'
import { readingSelector } from './reading-attribute'

/** Share of the window's height at which a place comes to stand. */
const readingLine = 0.35

const canMark = () => typeof Highlight !== 'undefined' && 'highlights' in CSS

/** The browser's own highlights, which leave the text's elements as the server drew them. */
function mark(name: string, ranges: Range[]): void {
  if (canMark()) CSS.highlights.set(name, new Highlight(...ranges))
}

/** The folded part of the text that holds a place. */
function foldAround(range: Range): Element | null {
  return range.startContainer.parentElement?.closest('details:not([open])') ?? null
}

/** A place in a folded part stands where the part does. */
function topOf(range: Range): number {
  return (foldAround(range) ?? range).getBoundingClientRect().top
}

function show(range: Range): void {
  foldAround(range)?.setAttribute('open', '')
  window.scrollBy({ top: range.getBoundingClientRect().top - window.innerHeight * readingLine })
  if (canMark()) {
    mark('found-here', [range])
    return
  }
  // An older browser shows the place as selected text.
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range.cloneRange())
}

/** The index of the first place in view or below it; going back, of the last one above the reading line. */
function nearest(ranges: readonly Range[], step: 1 | -1): number {
  if (step === 1)
    return Math.max(
      0,
      ranges.findIndex((range) => topOf(range) >= 0),
    )
  const line = window.innerHeight * readingLine
  const above = ranges.findLastIndex((range) => topOf(range) < line)
  return above < 0 ? ranges.length - 1 : above
}

/** The places of what is typed in the page's texts, marked, and the way from one to the next. */
export function useFoundPlaces(typed: string) {
  const words = useMemo(() => soughtWords(typed), [typed])
  const [ranges, setRanges] = useState<Range[]>([])
  /** From 1; 0 until somebody goes to a place. */
  const [at, setAt] = useState(0)

  useEffect(() => {
    const found = foundRanges([...document.querySelectorAll(readingSelector)], words)
    setRanges(found)
    setAt(0)
    mark('found', found)
    return () => {
      mark('found', [])
      mark('found-here', [])
    }
  }, [words])

  const step = useCallback(
    (by: 1 | -1) => {
      const count = ranges.length
      const index = at === 0 ? nearest(ranges, by) : (at - 1 + by + count) % count
      const range = ranges[index]
      if (!range) return
      setAt(index + 1)
      show(range)
    },
    [at, ranges],
  )
  return { ranges, at, step, isSought: words.length > 0 }
}
