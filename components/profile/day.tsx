import { useFormatter } from 'next-intl'

const day = { dateStyle: 'long' } as const
const minute = { dateStyle: 'medium', timeStyle: 'short' } as const

/** A day, or a moment, of the Korean calendar in the reader's language. */
export function Day({ at, time = false }: { at: string; time?: boolean }) {
  const format = useFormatter()
  return <time dateTime={at}>{format.dateTime(new Date(at), time ? minute : day)}</time>
}
