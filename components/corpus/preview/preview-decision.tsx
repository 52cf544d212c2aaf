'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { readableName } from '@/components/corpus/case/case-name'
import { IssueText } from '@/components/corpus/case/issue-text'
import type { PublicCase } from '@/lib/corpus/public-case'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import type { DecisionRequest } from './preview-request'

const relatedLists = [
  ['previous', 'previous_cases'],
  ['subsequent', 'subsequent_cases'],
  ['related', 'related_cases'],
] as const

/** Characters of the text that stand for a decision without issues and holdings. */
const beginning = 700

function lawLabel(law: NonNullable<PublicCase['referenced_laws']>[number]): string {
  return law.article_no ? `${law.law_name} ${articleLabel(law.article_no)}` : law.as_written
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-3">
      <h4 className="text-xs font-bold text-soft">{title}</h4>
      {children}
    </section>
  )
}

/** A decision in brief: its issues, its holdings, and the decisions related to it. */
export function PreviewDecision({
  detail,
  onOpen,
  actions,
}: {
  detail: PublicCase
  onOpen: (which: DecisionRequest) => void
  actions: ReactNode
}) {
  const t = useTranslations('panel')
  const facts = [detail.court_name, detail.judgment_date, detail.judgment_result].filter(Boolean)
  const points = detail.key_points
  const laws = [...new Set((detail.referenced_laws ?? []).map(lawLabel))]
  return (
    <article className="leading-relaxed">
      <div lang="ko">
        <h3 className="text-base font-bold">
          {detail.case_number} {readableName(detail.case_name)}
        </h3>
        <p className="text-soft">{facts.join(' · ')}</p>
      </div>
      {actions}
      {points.length > 0 ? (
        <Part title={t('keyPoints')}>
          <ul lang="ko" className="space-y-1">
            {points.map((point) => (
              <li key={point}>
                <IssueText>{point}</IssueText>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {detail.summary ? (
        <Part title={t('summary')}>
          <p lang="ko" className="whitespace-pre-line">
            {detail.summary}
          </p>
        </Part>
      ) : null}
      {points.length === 0 && !detail.summary && detail.full_text !== '' ? (
        <Part title={t('beginning')}>
          <p lang="ko" className="whitespace-pre-line">
            {detail.full_text.slice(0, beginning)}…
          </p>
        </Part>
      ) : null}
      {laws.length > 0 ? (
        <Part title={t('laws')}>
          <p lang="ko">{laws.join(', ')}</p>
        </Part>
      ) : null}
      {relatedLists.map(([name, field]) => {
        const cases = detail[field]
        return cases.length > 0 ? (
          <Part key={name} title={t(name)}>
            <ul>
              {cases.map((each) => (
                <li key={`${each.serial}${each.case_number}`} lang="ko">
                  {each.serial === null ? (
                    each.case_number
                  ) : (
                    <button
                      type="button"
                      className="link text-left"
                      onClick={() =>
                        onOpen({
                          kind: 'decision',
                          number: each.case_number,
                          serial: each.serial,
                        })
                      }
                    >
                      {each.case_number} {readableName(each.case_name)}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </Part>
        ) : null
      })}
    </article>
  )
}
