import { PanelRightOpen } from 'lucide-react'
import { Link } from '@/lib/i18n/navigation'
import { caseHref, firstNumber } from '@/lib/legal/links'
import type { CaseHit } from '@/lib/legal/schema'
import { CaseFacts } from './case-facts'
import { readableName } from './case-name'
import { Highlighted } from './highlighted'
import { OpenBeside } from './open-beside'

/** One decision in a list of results. */
export function CaseResult({ hit }: { hit: CaseHit }) {
  return (
    <li className="border-b border-line py-4">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-base font-semibold" lang="ko">
          <Link href={caseHref(hit)} className="group" prefetch={false}>
            <span className="text-seal group-hover:underline underline-offset-4">
              {hit.caseNumber}
            </span>{' '}
            <span className="group-hover:underline underline-offset-4">
              {readableName(hit.caseName)}
            </span>
          </Link>
        </h3>
        <OpenBeside number={firstNumber(hit.caseNumber)} serial={hit.serial}>
          <PanelRightOpen size={17} aria-hidden="true" />
        </OpenBeside>
      </div>
      <CaseFacts of={hit} />
      <p className="mt-1.5 line-clamp-3 text-[0.95rem]">
        <Highlighted snippet={hit.snippet} />
      </p>
    </li>
  )
}
