import { useTranslations } from 'next-intl'
import type { CaseSummary } from '@/lib/corpus/service-schema'
import type { ErrorCode } from '@/lib/errors'

/** The summary of the decision that a query names, or why it could not be read. */
export type LoadedSummary = { ok: true; summary: CaseSummary } | { ok: false; code: ErrorCode }

type Issue = CaseSummary['issues'][number]

/** More than this would push the other results off the screen. */
const shownAtOnce = 2

function Issues({ issues }: { issues: Issue[] }) {
  const t = useTranslations('search.summary')
  return issues.map(({ no, issue, gist }) => (
    <dl key={`${no}${issue.slice(0, 24)}`} className="mt-3 max-w-[52em] text-[0.95rem]">
      {issue ? (
        <>
          <dt className="text-xs font-bold text-soft">{t('issue')}</dt>
          <dd lang="ko" className="font-medium">
            {issue}
          </dd>
        </>
      ) : null}
      {gist ? (
        <>
          <dt className="mt-1 text-xs font-bold text-soft">{t('gist')}</dt>
          <dd lang="ko" className="whitespace-pre-line">
            {gist}
          </dd>
        </>
      ) : null}
    </dl>
  ))
}

/** What the decision held, below the link to it. Older and lower decisions have no headnotes to show. */
export function DirectSummary({ loaded }: { loaded: LoadedSummary }) {
  const t = useTranslations('search')
  const errorCodes = useTranslations('errors.code')
  if (!loaded.ok) {
    return <p className="mt-2 text-sm text-soft">{errorCodes(loaded.code, { caseNumber: '' })}</p>
  }
  const issues = loaded.summary.issues.filter(({ issue, gist }) => issue !== '' || gist !== '')
  if (issues.length === 0) return <p className="mt-2 text-sm text-soft">{t('summary.none')}</p>
  const rest = issues.slice(shownAtOnce)
  return (
    <>
      <Issues issues={issues.slice(0, shownAtOnce)} />
      {rest.length > 0 ? (
        <details className="mt-2">
          <summary className="link inline-block list-none text-sm">
            {t('summary.more', { count: rest.length })}
          </summary>
          <Issues issues={rest} />
        </details>
      ) : null}
    </>
  )
}
