import type { CitationChecker } from '@/lib/chat/verify/judge-answer'
import type { CitationCheck } from '@/lib/corpus/schema'

/** An article, by its law and number: 민법 제750조 is 001706#750. */
const articleId = /^[^\s#]+#\d+(?:의\d+)*$/
const serial = /^\d{1,9}$/

export type KnownSource = { type: 'article' | 'case'; id: string }

/** What an id means by its form alone. */
export function sourceOfId(id: string): KnownSource | null {
  if (articleId.test(id)) return { type: 'article', id }
  return serial.test(id) ? { type: 'case', id } : null
}

export const targetOf = ({ kind, target }: CitationCheck): string | null =>
  kind === 'quote' || kind === 'law' ? null : target

/**
 * Which source each line names: by its id, or else by the one citation in its words. Null: none that is known.
 * All lines cost one question to the service, and none where all are ids.
 */
export async function readSources(
  lines: readonly string[],
  check: CitationChecker,
): Promise<(KnownSource | null)[]> {
  const byId = lines.map((line) => sourceOfId(line.trim()))
  if (lines.every((line, at) => byId[at] !== null || line.trim() === '')) return byId
  const text = lines.map((line) => line.replaceAll('\n', ' ')).join('\n\n')
  const checks = await check(text)
  let from = 0
  return lines.map((line, at) => {
    const [start, end] = [from, from + line.length]
    from = end + 2
    const known = byId[at]
    if (known) return known
    const named = checks.find(
      (each) => each.start >= start && each.end <= end && targetOf(each) !== null,
    )
    if (!named?.target || (named.kind !== 'article' && named.kind !== 'case')) return null
    return { type: named.kind, id: named.target }
  })
}
