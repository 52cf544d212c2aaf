import type { ReactNode } from 'react'
import { CaseFacts } from '@/components/corpus/case/case-facts'
import { readableName } from '@/components/corpus/case/case-name'
import { PreviewButton } from '@/components/corpus/preview/preview-button'
import { resultAttribute } from '@/components/layout/quick-search/constants'
import { caseHref, firstNumber } from '@/lib/corpus/links'
import type { CaseHit } from '@/lib/corpus/schema'
import { Link } from '@/lib/i18n/navigation'
import { HighlightedSnippet } from './highlighted-snippet'

/** One decision in a list of results. */
export function CaseResult({
  hit,
  choice,
}: {
  hit: CaseHit
  /** Chooses the decision for something that is made of several. */
  choice: (hit: CaseHit) => ReactNode
}) {
  return (
    <li className="result border-b border-line py-4">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-base font-semibold" lang="ko">
          <Link href={caseHref(hit)} className="result-link" {...resultAttribute}>
            <span className="font-bold">{hit.caseNumber}</span> {readableName(hit.caseName)}
          </Link>
        </h3>
        <div className="flex items-center gap-1.5">
          {choice(hit)}
          <PreviewButton name={firstNumber(hit.caseNumber)} />
        </div>
      </div>
      <CaseFacts of={hit} />
      <p className="mt-1.5 line-clamp-3 text-[0.95rem]">
        <HighlightedSnippet snippet={hit.snippet} />
      </p>
    </li>
  )
}
