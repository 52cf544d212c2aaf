import type { Memory } from './memory'
import type { Kind } from './mix'
import type { KindFigures } from './people'

/** What people wait for while they look at the page. */
const readerKinds: readonly Kind[] = ['page', 'decision', 'statute', 'search']
const longestP95 = 500
/** A heap grows until it is cleaned: what is still more after all is a leak. */
const mostGrowth = 1.25
const heapPlayMb = 48

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

/** What is wrong with a soak, in one line each. @param samples memory at even distances, the first after warming up */
export function problemsOf(figures: readonly KindFigures[], samples: readonly Memory[]): string[] {
  const failed = figures.flatMap(({ kind, failures }) =>
    Object.entries(failures).map(([failure, count]) => `${kind}: ${count} answered ${failure}`),
  )
  const slow = figures
    .filter(({ kind, p95 }) => readerKinds.includes(kind) && p95 > longestP95)
    .map(({ kind, p95 }) => `${kind}: p95 is ${p95.toFixed(0)} ms, over ${longestP95}`)
  return [...failed, ...slow, ...growing(samples)]
}

function growing(samples: readonly Memory[]): string[] {
  const quarter = Math.floor(samples.length / 4)
  if (quarter === 0) return []
  const early = samples.slice(quarter, 2 * quarter)
  const late = samples.slice(-quarter)
  return Object.keys(samples.at(-1) ?? {}).flatMap((name) => {
    const of = (part: readonly Memory[]) => mean(part.flatMap((each) => each[name] ?? []))
    const [before, after] = [of(early), of(late)]
    if (before === 0 || after <= before * mostGrowth + heapPlayMb) return []
    return [`${name}: memory grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB`]
  })
}
