import { useState } from 'react'
import { splitLocale } from '@/lib/i18n/split-locale'
import { FindBar } from './find-bar'
import { typedWords } from './found-ranges'
import { placeInResults, readLastResults } from './last-results'
import { ResultsNav } from './results-nav'

/** Drawn in the browser alone: where one comes from is stored there. */
export function ReadingTools() {
  const [place] = useState(() => {
    const { pathname, search } = window.location
    return placeInResults(readLastResults(), { path: splitLocale(pathname).path, search })
  })
  return (
    <>
      {place ? <ResultsNav place={place} /> : null}
      <div className="no-print sticky top-0 z-10 flex min-h-12 grow items-center border-b border-line bg-paper sm:static sm:border-0">
        <FindBar words={place ? typedWords(place.list.words) : ''} />
      </div>
    </>
  )
}
