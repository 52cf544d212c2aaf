import type { CitableSource } from '@/lib/chat/types'

/** Characters of one passage that a model reads, and of all. */
const mostOfOne = 3000
const mostOfAll = 24_000

/** Data that cannot end the element it stands in, nor begin another. */
export function fenced(text: string): string {
  return text.replace(/</g, '‹').replace(/>/g, '›').replaceAll('\0', '')
}

/** The part of a long source around the words that were found in it. */
export function excerpt(
  { text, passage }: Pick<CitableSource, 'text' | 'passage'>,
  most: number,
): string {
  if (text.length <= most) return text
  const at = Math.max(0, text.indexOf(passage.slice(0, 80)))
  const spare = Math.max(0, most - passage.length)
  const start = Math.max(0, Math.min(at - Math.floor(spare / 3), text.length - most))
  return text.slice(start, start + most)
}

function stateOf({ type, state, effectiveOn, overruledBy, isSummary }: CitableSource): string {
  const facts = [
    type === 'article' && state === 'pending'
      ? `NOT YET IN FORCE${effectiveOn ? `, from ${effectiveOn}` : ''}`
      : '',
    state === 'repealed' ? 'REPEALED' : '',
    overruledBy ? `a later decision may have changed it: ${overruledBy.label}` : '',
    isSummary ? 'summary, not the official text' : '',
  ].filter(Boolean)
  return facts.length > 0 ? ` note="${fenced(facts.join('; ')).replaceAll('"', "'")}"` : ''
}

/** The passages as a model reads them: numbered, cut to what fits, unable to pass for anything else. */
export function fencedPassages(passages: readonly CitableSource[]): string {
  const most = Math.min(mostOfOne, Math.floor(mostOfAll / Math.max(1, passages.length)))
  return passages
    .map((passage) => {
      const place = passage.page === null ? '' : `, p. ${passage.page}`
      const label = `${fenced(passage.label).replaceAll('"', "'")}${place}`
      const kind = passage.type === 'document' ? ' kind="document of the reader"' : ''
      const title = passage.title ? `${fenced(passage.title)}\n` : ''
      const text = fenced(excerpt(passage, most))
      return `<passage no="${passage.no}"${kind} cite="${label}"${stateOf(passage)}>\n${title}${text}\n</passage>`
    })
    .join('\n')
}
