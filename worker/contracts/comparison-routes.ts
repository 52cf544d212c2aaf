import { runComparison } from '@/lib/contracts/compare/run-comparison'
import {
  type CompareAnswer,
  compareTaskSchema,
  type RedlineAnswer,
  redlineTaskSchema,
  type Side,
  type Version,
  type VersionProblem,
} from '@/lib/contracts/compare/schema'
import { longestContract } from '@/lib/contracts/constants'
import { withoutLongGaps } from '@/lib/contracts/text/long-gaps'
import { plainText } from '@/lib/documents/blocks/plain-text'
import type { Block } from '@/lib/documents/blocks/schema'
import { readDocument } from '@/lib/documents/read/read-document'
import { ReadRefusal } from '@/lib/documents/read/read-refusal'
import { type NewParagraph, redlineVersion } from '@/lib/documents/redline/redline-version'
import type { Routes } from '@/worker/http'
import { createTurns } from '@/worker/turns'

/** Each takes a thread to read files, and time. */
const mostAtOnce = 2
/** Of comparing what has been read. */
const mostMs = 60_000

/** Of a new version; each is written into the old one by itself. */
const mostParagraphs = 20_000

class Refused extends Error {
  constructor(
    readonly side: Side,
    readonly reason: VersionProblem,
  ) {
    super(reason)
  }
}

async function blocksOf(side: Side, base64: string): Promise<Block[]> {
  const read = await readDocument(Buffer.from(base64, 'base64'), '', { recognize: false })
  if (read.state === 'password') throw new Refused(side, 'password')
  if (read.state === 'refused') throw new Refused(side, read.reason)
  if (plainText(read.blocks).trim() === '') throw new Refused(side, 'noText')
  return read.blocks
}

async function wordsOf(side: Side, version: Version): Promise<string> {
  const whole = 'text' in version ? version.text : plainText(await blocksOf(side, version.base64))
  const text = withoutLongGaps(whole)
  if (text.length > longestContract) throw new Refused(side, 'tooLong')
  return text
}

/** The paragraphs of a version, those of tables cell by cell. */
async function paragraphsOf(version: Version): Promise<NewParagraph[]> {
  if ('text' in version)
    return version.text.split('\n').map((text) => ({ number: null, text: text.trim() }))
  const blocks = await blocksOf('after', version.base64)
  return blocks.flatMap((block): NewParagraph[] => {
    if (block.kind === 'footnote' || block.kind === 'image' || block.kind === 'pageBreak') return []
    if (block.kind !== 'table') return [{ number: block.number, text: block.text }]
    return (block.rows ?? []).flatMap(({ cells }) =>
      cells.flatMap(({ text }) => text.split('\n').map((line) => ({ number: null, text: line }))),
    )
  })
}

/** Comparing is asked of versions that nobody keeps. */
export function comparisonRoutes(): Routes {
  const takeTurn = createTurns(mostAtOnce)
  async function inTurn<Answer extends { state: string }>(
    client: string,
    run: () => Promise<Answer>,
  ): Promise<Answer | { state: 'refused'; side: Side; reason: VersionProblem }> {
    try {
      const answer = await takeTurn(client, run)
      return answer ?? { state: 'refused', side: 'before', reason: 'busy' }
    } catch (thrown) {
      if (thrown instanceof Refused)
        return { state: 'refused', side: thrown.side, reason: thrown.reason }
      throw thrown
    }
  }
  return {
    '/contracts/compare': (body): Promise<CompareAnswer> => {
      const { client, type, standpoint, before, after } = compareTaskSchema.parse(body)
      return inTurn(client, async () => {
        const versions = {
          before: await wordsOf('before', before),
          after: await wordsOf('after', after),
        }
        const { newFindings, solvedFindings, ...rest } = await runComparison(
          { type, standpoint, ...versions },
          AbortSignal.timeout(mostMs),
        )
        const plain = (findings: typeof newFindings) =>
          findings.map((finding) => ({
            ...finding,
            articles: [...finding.articles],
            details: { ...finding.details },
          }))
        return {
          state: 'ready' as const,
          comparison: {
            ...rest,
            newFindings: plain(newFindings),
            solvedFindings: plain(solvedFindings),
          },
        }
      })
    },
    '/contracts/redline': (body): Promise<RedlineAnswer> => {
      const { client, before, after, author } = redlineTaskSchema.parse(body)
      return inTurn(client, async () => {
        const paragraphs = await paragraphsOf(after)
        if (paragraphs.length > mostParagraphs) throw new Refused('after', 'tooLong')
        try {
          const bytes = await redlineVersion(Buffer.from(before.base64, 'base64'), paragraphs, {
            author,
            at: new Date(),
          })
          return { state: 'ready' as const, base64: Buffer.from(bytes).toString('base64') }
        } catch (thrown) {
          if (thrown instanceof ReadRefusal) throw new Refused('before', 'notWord')
          throw thrown
        }
      })
    },
  }
}
