import { Fragment } from 'react'

export type UnitMark = { range: readonly [number, number]; isCurrent: boolean }

/** A text with the found words marked. */
export function MarkedUnit({ text, marks }: { text: string; marks: readonly UnitMark[] }) {
  let at = 0
  return (
    <>
      {marks.map(({ range: [from, to], isCurrent }) => {
        const before = text.slice(at, from)
        at = to
        return (
          <Fragment key={from}>
            {before}
            <mark data-current={isCurrent || undefined} className="viewer-hit">
              {text.slice(from, to)}
            </mark>
          </Fragment>
        )
      })}
      {text.slice(at)}
    </>
  )
}
