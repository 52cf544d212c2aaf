/** A clock that stands still until it is told to go on. */
export type Clock = {
  now: () => Date
  set: (to: string | Date) => void
  pass: (milliseconds: number) => void
}

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

export function clockAt(start: string): Clock {
  let at = new Date(start).getTime()
  return {
    now: () => new Date(at),
    set: (to) => {
      at = new Date(to).getTime()
    },
    pass: (milliseconds) => {
      at += milliseconds
    },
  }
}
