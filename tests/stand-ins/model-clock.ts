import type { Clock } from '@/lib/chat/write/service'

/** A clock that a test moves: what is due runs when it says so. */
export function movedClock() {
  let now = 0
  const due: { at: number; run: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    after: (milliseconds, run) => {
      const one = { at: now + milliseconds, run }
      due.push(one)
      return () => {
        const index = due.indexOf(one)
        if (index >= 0) due.splice(index, 1)
      }
    },
  }
  const move = (milliseconds: number) => {
    now += milliseconds
    for (const one of [...due]) {
      if (one.at > now || !due.includes(one)) continue
      due.splice(due.indexOf(one), 1)
      one.run()
    }
  }
  return { clock, move }
}

/** Waits between attempts are over at once; nothing else is ever due. */
export function hurriedClock() {
  const waits: number[] = []
  const clock: Clock = {
    now: () => 0,
    after: (milliseconds, run) => {
      if (milliseconds >= 20_000) return () => {}
      waits.push(milliseconds)
      queueMicrotask(run)
      return () => {}
    },
  }
  return { clock, waits }
}
