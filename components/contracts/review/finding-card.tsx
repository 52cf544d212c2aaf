import { useTranslations } from 'next-intl'
import { AssigneeSelect } from '@/components/contracts/assignment/assignee-select'
import { kindTones } from '@/components/contracts/kind-tones'
import { CopyButton } from '@/components/ui/copy-button'
import { Tag } from '@/components/ui/tag'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import { AcceptedWording } from './accepted-wording'
import { ArticleText } from './article-text'
import { FindingActions, type FindingChange } from './finding-actions'
import { PlaybookWording } from './playbook-wording'

/** What was found: what it is, why, the law, what to write instead, and what its reader says to it. */
export function FindingCard({
  finding,
  onChange,
}: {
  finding: FindingView
  /** Without it the card is only read. */
  onChange?: ((id: string, change: FindingChange) => void) | undefined
}) {
  const t = useTranslations('contractReview')
  const { kind, severity, state, dependencies, details } = finding
  const isQuiet = state === 'dismissed' || finding.ruledOut
  return (
    <article
      id={`finding-${finding.no}`}
      tabIndex={-1}
      data-finding={finding.id}
      aria-labelledby={`finding-${finding.no}-name`}
      className="scroll-mt-40 space-y-2.5 border-l-2 border-line pl-4 focus:border-seal focus:outline-none"
    >
      <div className="space-y-1">
        <p className="flex flex-wrap items-center gap-1.5">
          <Tag tone={kindTones[kind]}>{t(`kind.${kind}`)}</Tag>
          <span className="text-xs text-soft">
            {t('card.severity', { severity: t(`severity.${severity}`) })}
          </span>
          {finding.playbook ? (
            <Tag tone="seal">
              {t('playbook.tag', {
                name: finding.playbook.name,
                version: finding.playbook.version,
              })}
            </Tag>
          ) : null}
          {state === 'open' ? null : (
            <Tag tone={state === 'accepted' ? 'good' : 'plain'}>{t(`state.${state}`)}</Tag>
          )}
        </p>
        <div className="flex gap-2">
          {/* The same number stands at the sentence of the contract. */}
          {finding.start === null ? null : (
            <span className="font-bold text-seal tabular-nums" aria-hidden="true">
              {finding.no}
            </span>
          )}
          <h3
            id={`finding-${finding.no}-name`}
            className={`font-bold ${isQuiet ? 'text-soft' : ''}`}
          >
            {finding.name}
          </h3>
        </div>
      </div>
      {finding.why ? <p lang={finding.whyLanguage}>{finding.why}</p> : null}
      {details.length > 0 ? (
        <p lang="ko" className="text-sm font-semibold tabular-nums">
          {details.join(' ↔ ')}
        </p>
      ) : null}
      {dependencies.map(({ fact, state: holds }) =>
        holds === 'met' ? null : (
          <p key={fact} className="text-sm text-warn">
            {t(`depends.${fact}.${holds}`)}
          </p>
        ),
      )}
      {finding.suggestion ? (
        <div className="bg-sheet px-3 py-2">
          <p className="text-xs font-semibold text-soft">{t('suggestion')}</p>
          <p lang="ko">{finding.suggestion}</p>
          <div className="no-print -ml-2">
            <CopyButton
              what={finding.suggestion}
              variant="bare"
              words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
            />
          </div>
        </div>
      ) : null}
      {finding.playbook ? <PlaybookWording rule={finding.playbook} /> : null}
      {finding.articles.length > 0 ? (
        <div className="space-y-1.5">
          {finding.articles.map((article) => (
            <ArticleText key={article.name} article={article} />
          ))}
        </div>
      ) : null}
      <AcceptedWording finding={finding} />
      {finding.dismissal ? (
        <p className="text-sm">
          <span className="text-soft">{t('dismissal')}</span> {finding.dismissal}
        </p>
      ) : null}
      {finding.comment ? (
        <p className="text-sm whitespace-pre-line">
          <span className="text-soft">{t('comment')}</span> {finding.comment}
        </p>
      ) : null}
      <AssigneeSelect
        finding={finding}
        onChange={onChange ? (assignee) => onChange(finding.id, { assignee }) : undefined}
      />
      {onChange ? (
        <FindingActions finding={finding} onChange={(change) => onChange(finding.id, change)} />
      ) : null}
    </article>
  )
}
