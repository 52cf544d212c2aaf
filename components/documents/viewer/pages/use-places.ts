import { useEffect, useState } from 'react'
import { type Place, placesOnPage } from './page-text'
import type { PagedFile } from './paged-file'

/** More than anybody looks at; a letter that stands everywhere is no search. */
const mostPlaces = 2_000
/** Words are looked for once they have stood still so long. */
const pause = 150
const none: readonly Place[] = []

/** Where words stand on the pages of a file, found page by page; empty where the file cannot tell. */
export function usePlaces(file: PagedFile | null, words: string): readonly Place[] {
  const [found, setFound] = useState<{ of: string; places: readonly Place[] }>()
  useEffect(() => {
    if (!file || words.trim() === '') return
    let isGone = false
    const look = async () => {
      const places: Place[] = []
      for (let no = 1; no <= file.count && places.length < mostPlaces; no++) {
        // A page whose letters cannot be told has no places.
        const pieces = await file.textOf(no).catch(() => [])
        if (isGone) return
        places.push(...placesOnPage(no, pieces, words))
      }
      setFound({ of: words, places })
    }
    const timer = setTimeout(() => void look(), pause)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [file, words])
  return found && found.of === words ? found.places : none
}
