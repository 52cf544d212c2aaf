import { Fragment } from 'react'

/** How courts answer the question of an issue: (적극), (원칙적 소극), (한정 적극). */
const answers = /(\([^()]{0,14}(?:적극|소극)[^()]{0,14}\))/

/** An issue as the court words it; its answer can be told from the question at a glance. */
export function IssueText({ children }: { children: string }) {
  return children.split(answers).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
      <span key={at} className="issue-answer">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
