import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Tag } from '@/components/ui/tag'
import { verdictOf } from '@/lib/citation-check/findings'
import type { CheckedCitation } from '@/lib/citation-check/types'
import { reasonKey, stateKey } from '@/lib/citation-check/words'
import { Link } from '@/lib/i18n/navigation'
import { VerdictMark, verdictLooks } from './verdict-mark'

/** Nothing without script, and so no part of the page. */
const CopyButton = lazyComponent(() =>
  import('@/components/ui/copy-button').then((module) => module.CopyButton),
)

/** One citation: what was found, why, and the form to copy. */
export function Finding({ citation, no }: { citation: CheckedCitation; no: number }) {
  const t = useTranslations('citationCheck')
  const { text, kind, href, reference, candidates } = citation
  const verdict = verdictOf(citation)
  const reason = reasonKey(citation)
  return (
    <li id={`finding-${no}`} className="scroll-mt-20 border-b border-line py-3 target:bg-sheet">
      <div className="flex items-start gap-2">
        <span className="mt-1">
          <VerdictMark verdict={verdict} />
        </span>
        <div className="min-w-0 flex-1">
          <p className={`break-words ${kind === 'quote' ? 'line-clamp-3' : 'font-semibold'}`}>
            <span className="mr-1.5 text-sm font-normal text-soft tabular-nums">{no}</span>
            <span lang="ko">{text}</span>
          </p>
          <p className="mt-0.5">
            <Tag tone={verdictLooks[verdict].tone}>{t(stateKey(citation))}</Tag>
          </p>
          {reason ? <p className="mt-1 text-sm">{t(reason)}</p> : null}
          {reference?.overruledBy ? (
            <p className="mt-1 text-sm">{t('overruled', { decision: reference.overruledBy })}</p>
          ) : null}
          {/* A single candidate is what the reference below names. */}
          {(reference ? [] : candidates).map((candidate) => (
            <Link
              key={candidate.href}
              href={candidate.href}
              lang="ko"
              className="link mt-1 block w-fit text-sm"
            >
              {candidate.label}
            </Link>
          ))}
          {reference ? (
            <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              {href ? (
                <Link href={href} lang="ko" className="link">
                  {reference.form}
                </Link>
              ) : (
                <span lang="ko">{reference.form}</span>
              )}
              {reference.name ? (
                <span lang="ko" className="text-soft">
                  {reference.name}
                </span>
              ) : null}
              <Suspense fallback={null}>
                <CopyButton
                  what={reference.form}
                  variant="bare"
                  words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
                />
              </Suspense>
            </div>
          ) : null}
        </div>
      </div>
    </li>
  )
}
