import { useState } from 'react'
import type { CopySource } from '@/lib/corpus/copy-forms'
import { splitLocale } from '@/lib/i18n/split-locale'
import { CopyPassage } from './copy-passage'
import { FindBar } from './find-bar'
import { typedWords } from './found-ranges'
import { placeInResults, readLastResults } from './last-results'
import { ParagraphLink } from './paragraph-link'
import { ResultsNav } from './results-nav'
import { useCitedPlace } from './use-cited-place'
import { useSelectedPassage } from './use-selected-passage'

/** Drawn in the browser alone: where one comes from is stored there. */
export function ReadingTools({ source }: { source: CopySource }) {
  const [place] = useState(() => {
    const { pathname, search } = window.location
    return placeInResults(readLastResults(), { path: splitLocale(pathname).path, search })
  })
  const passage = useSelectedPassage()
  useCitedPlace()
  return (
    <>
      <ParagraphLink />
      {place ? (
        <ResultsNav place={place} />
      ) : (
        <p aria-hidden="true" className="reading-name max-sm:hidden" lang="ko">
          {source.korean}
        </p>
      )}
      <div className="no-print sticky top-0 z-10 flex min-h-12 grow items-center border-b border-line bg-paper sm:static sm:border-0">
        {passage ? <CopyPassage passage={passage} source={source} /> : null}
        {/* On a phone there is room for one of the two. */}
        <div className={`flex min-w-0 grow ${passage ? 'max-sm:hidden' : ''}`}>
          <FindBar words={place ? typedWords(place.list.words) : ''} />
        </div>
      </div>
    </>
  )
}
