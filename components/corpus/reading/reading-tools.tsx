import { useState } from 'react'
import { splitLocale } from '@/lib/i18n/split-locale'
import { CopyPassage } from './copy-passage'
import { FindBar } from './find-bar'
import { typedWords } from './found-ranges'
import { placeInResults, readLastResults } from './last-results'
import { ResultsNav } from './results-nav'
import { useSelectedPassage } from './use-selected-passage'

/** Drawn in the browser alone: where one comes from is stored there. */
export function ReadingTools({ citation }: { citation: string }) {
  const [place] = useState(() => {
    const { pathname, search } = window.location
    return placeInResults(readLastResults(), { path: splitLocale(pathname).path, search })
  })
  const passage = useSelectedPassage()
  return (
    <>
      {place ? <ResultsNav place={place} /> : null}
      <div className="no-print sticky top-0 z-10 flex min-h-12 grow items-center border-b border-line bg-paper sm:static sm:border-0">
        {passage === '' ? null : <CopyPassage passage={passage} citation={citation} />}
        {/* On a phone there is room for one of the two. */}
        <div className={`flex min-w-0 grow ${passage === '' ? '' : 'max-sm:hidden'}`}>
          <FindBar words={place ? typedWords(place.list.words) : ''} />
        </div>
      </div>
    </>
  )
}
