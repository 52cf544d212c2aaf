import type { BlockInput, ContentInput } from '@/lib/documents/blocks/schema'
import { redlineDocx } from '@/lib/documents/redline/redline-docx'
import type { CommentedContract } from './schema'

/** Shown by Word beside every comment and change. */
const author = '법답'

/**
 * The person's own Word file with its comments, and with the accepted wordings as changes.
 * @throws ReadRefusal for what is no Word file
 */
export async function commentedFile(
  bytes: Uint8Array,
  { contract, comments, changes, additions, at }: CommentedContract,
): Promise<Uint8Array> {
  const { bytes: written } = await redlineDocx(bytes, {
    author,
    at,
    text: contract,
    changes,
    additions,
    comments,
  })
  return written
}

type Range = { start: number; end: number }
type Run = NonNullable<Extract<BlockInput, { kind: 'paragraph' }>['runs']>[number]

/** Cuts a line at the ends of the changes in it: what stays, what goes, and behind that what comes. */
function runsOf(line: Range, contract: Pick<CommentedContract, 'contract' | 'changes' | 'at'>) {
  const change = { author, at: contract.at.toISOString() }
  const runs: Run[] = []
  let at = line.start
  for (const { start, quote, text } of contract.changes) {
    const [from, to] = [Math.max(start, at), Math.min(start + quote.length, line.end)]
    if (start >= line.end || start + quote.length <= at || from >= to) continue
    if (from > at) runs.push({ text: contract.contract.slice(at, from) })
    runs.push({ text: contract.contract.slice(from, to), change: { kind: 'deleted', ...change } })
    // The new words come once, where the old ones end.
    if (to === start + quote.length && text)
      runs.push({ text, change: { kind: 'inserted', ...change } })
    at = to
  }
  if (at < line.end) runs.push({ text: contract.contract.slice(at, line.end) })
  return runs
}

/** A contract that came as text or in another format: its lines, with the comments and changes at them. */
export function commentedContent(commented: CommentedContract): ContentInput {
  const { title, contract, comments, additions, at } = commented
  const mark = { author, at: at.toISOString() }
  let from = 0
  const blocks = contract.split('\n').flatMap((text): BlockInput[] => {
    const line = { start: from, end: from + text.length }
    from = line.end + 1
    const ids = comments
      .filter(({ start, quote }) => line.start <= start && start < line.end && quote !== '')
      .map(({ id }) => id)
    const runs = runsOf(line, commented).map((run) =>
      ids.length > 0 ? { ...run, comments: ids } : run,
    )
    const stands = runs.filter(({ change }) => change?.kind !== 'deleted')
    const added = additions
      .filter(({ after }) => line.start < after && after <= line.end)
      .flatMap((each) => each.text.split('\n'))
    const isGone = runs.length > 0 && stands.length === 0
    return [
      {
        kind: 'paragraph',
        text: runs.length > 0 ? stands.map((run) => run.text).join('') : text,
        ...(runs.length > 0 ? { runs } : {}),
        ...(isGone ? { change: { kind: 'deleted', ...mark } } : {}),
      },
      ...added.map(
        (words): BlockInput => ({
          kind: 'paragraph',
          text: words,
          change: { kind: 'inserted', ...mark },
        }),
      ),
    ]
  })
  return {
    title,
    blocks,
    comments: comments.map(({ id, text }) => ({ id, ...mark, text })),
  }
}
