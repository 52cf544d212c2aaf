import type { Run } from '@/lib/documents/blocks/schema'
import { holds } from '@/lib/templates/condition'
import { particleAfter } from '@/lib/templates/particle'
import type { Text } from '@/lib/templates/types'
import { placeOf, type Scope } from './scope'
import { blankText, type Format, valueText } from './value-text'

/** `{name|은}`; with `@` before it the particle alone, where words in brackets stand between: 홍길동(갑)과. */
const marker = /\{(@?)([a-zA-Z][\w.]*)(?::(words|figures|long))?(?:\|([가-힣]+))?\}/g

/**
 * What stands at one place: the answer or a marked blank, and behind it the particle that fits.
 * @param path as `placeOf` takes it
 */
export function placeRuns(
  scope: Scope,
  { path, format, particle }: { path: string; format: Format | null; particle: string | null },
): Run[] {
  const place = placeOf(scope, path)
  const isBlank = place.value === undefined || place.value === ''
  const words = isBlank
    ? blankText(place.kind, place.options)
    : valueText(place.value ?? '', place.kind, format, place.options)
  const answer = { text: words, field: place.field, ...(isBlank ? { highlight: true } : {}) }
  if (!particle) return [answer]
  // 원 and % stand behind a blank of money or percent; other blanks can become anything.
  const known = isBlank && !/[가-힣%]$/.test(words) ? null : words
  return [answer, { text: particleAfter(known, particle) }]
}

function fillOne(text: string, scope: Scope): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const found of text.matchAll(marker)) {
    if (found.index > at) runs.push({ text: text.slice(at, found.index) })
    at = found.index + found[0].length
    const [, only, path = '', format = null, particle = null] = found
    const written = placeRuns(scope, { path, format: format as Format | null, particle })
    runs.push(...(only ? written.slice(1) : written))
  }
  if (at < text.length) runs.push({ text: text.slice(at) })
  return runs
}

/** Neighbours of one look become one run. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    if (last && !last.field && !run.field) all[all.length - 1] = { text: last.text + run.text }
    else if (run.text) all.push(run)
  }
  return all
}

/** A text of a template with the answers in it; blanks are marked by `highlight`. */
export function fillText(text: Text, scope: Scope): Run[] {
  if (typeof text === 'string') return joined(fillOne(text, scope))
  return joined(
    text.flatMap((piece) => {
      if (typeof piece === 'string') return fillOne(piece, scope)
      const verdict = holds(piece.when, scope.answers)
      if (verdict === true) return fillText(piece.text, scope)
      return piece.otherwise !== undefined && verdict === false
        ? fillText(piece.otherwise, scope)
        : []
    }),
  )
}

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

/** Whether the runs hold a place that nobody has filled. */
export const hasBlank = (runs: readonly Run[]): boolean =>
  runs.some(({ highlight }) => highlight === true)
