import type { BlockInput, ContentInput } from '@/lib/documents/blocks/schema'
import { type QuotedComment, redlineDocx } from '@/lib/documents/redline/redline-docx'
import type { CommentedContract } from './schema'

/** Shown by Word beside every comment. */
const author = '법답'

/** How often the words stand in the contract before this place. */
const occurrence = (contract: string, quote: string, start: number): number =>
  contract.slice(0, start).split(quote).length - 1

/**
 * The person's own Word file with its comments.
 * @throws ReadRefusal for what is no Word file
 */
export async function commentedFile(
  bytes: Uint8Array,
  { contract, comments, at }: CommentedContract,
): Promise<Uint8Array> {
  const quoted = comments.flatMap(({ quote, start, text }): QuotedComment[] => {
    const [line = ''] = quote.split('\n')
    if (line.trim() === '') return []
    return [{ quote: line, occurrence: occurrence(contract, line, start), text }]
  })
  const { bytes: written } = await redlineDocx(bytes, {
    author,
    at,
    changes: [],
    comments: quoted,
  })
  return written
}

/** A contract that came as text or in another format: its lines, with the comments at them. */
export function commentedContent({
  title,
  contract,
  comments,
  at,
}: CommentedContract): ContentInput {
  let from = 0
  const blocks = contract.split('\n').map((text): BlockInput => {
    const [start, end] = [from, from + text.length]
    from = end + 1
    const own = comments.filter(
      (each) => each.start < end && start < each.start + each.quote.length,
    )
    if (own.length === 0) return { kind: 'paragraph', text }
    const ids = own.filter((each) => each.start >= start).map(({ id }) => id)
    return { kind: 'paragraph', text, runs: [ids.length > 0 ? { text, comments: ids } : { text }] }
  })
  return {
    title,
    blocks,
    comments: comments.map(({ id, text }) => ({ id, author, at: at.toISOString(), text })),
  }
}
