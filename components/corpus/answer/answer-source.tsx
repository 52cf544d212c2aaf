import type { ReactNode } from 'react'

/** The look of the title links of an answer's sources. */
export const answerLinkClass = 'cite'

/** A numbered source of an answer, which the answer's [n] leads to. */
export function AnswerSource({
  no,
  title,
  facts,
  children,
}: {
  no: number
  title: ReactNode
  facts: ReactNode
  children: ReactNode
}) {
  return (
    <li
      id={`source-${no}`}
      className="grid scroll-mt-4 grid-cols-[2.25rem_minmax(0,1fr)] border-b border-line py-4 target:bg-sheet"
    >
      <span className="text-sm text-soft" aria-hidden="true">
        [{no}]
      </span>
      <div>
        <h3 className="leading-snug font-semibold">{title}</h3>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-sm text-soft">{facts}</p>
        {children}
      </div>
    </li>
  )
}
