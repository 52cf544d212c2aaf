import { Fragment } from 'react'

const day = /(\d{4}-\d{2}-\d{2})/

/** A text in which no date such as 2026-11-22 is broken at its hyphens where a column is narrow. */
export function UnbrokenDates({ text }: { text: string }) {
  return text.split(day).map((part, at) =>
    day.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
