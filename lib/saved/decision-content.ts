import type { CaseDetail } from '@/lib/corpus/case-schema'
import { type BlockInput, type Content, contentSchema } from '@/lib/documents/blocks/schema'
import type { AppLocale } from '@/lib/i18n/routing'
import { formatCitation, formatQuotedSource } from '@/lib/korean-law/citations/format-citation'
import { readJudgment } from '@/lib/korean-law/judgment/judgment-text'
import type { JudgmentBlock, TextSegment } from '@/lib/korean-law/types'

/** What a file says beside the words of the decision, in the reader's language. */
export type DecisionWords = {
  issues: string
  text: string
  numbers: string
  /** Where the text comes from, the whole address, and of what day it is. */
  source: string
  address: string
  /** Of a decision of which a summary alone is held. */
  summary: string
}

const aside = { size: 9, color: '5A544A' }
const korean = 'ko' as const

const plain = (text: string): BlockInput => ({
  kind: 'paragraph',
  text,
  runs: [{ text, language: korean }],
})
const textOf = (segments: readonly TextSegment[]) => segments.map(({ text }) => text).join('')

/** Indented as the decision counts: `1.`, then `가.`. */
const indents = { 0: 0, 1: 0, 2: 12 } as const

function blockOf(block: JudgmentBlock): BlockInput {
  switch (block.kind) {
    case 'heading':
    case 'opinion':
      return { kind: 'heading', level: block.kind === 'heading' ? 2 : 3, text: block.title }
    case 'field': {
      const [label, text] = [`${block.label}  `, textOf(block.segments)]
      return {
        kind: 'paragraph',
        text: label + text,
        runs: [
          { text: label, bold: true, language: korean },
          { text, language: korean },
        ],
      }
    }
    case 'signature':
      return { ...plain(textOf(block.segments)), kind: 'paragraph', align: 'right' }
    default: {
      const indent = indents[block.depth]
      return { ...plain(textOf(block.segments)), ...(indent ? { indent } : {}) } as BlockInput
    }
  }
}

/**
 * A decision as a document that every writer of the site takes: how courts cite it, what it held, its words in their
 * order, and at the end where they are from. Nothing of the decision is left out or shortened.
 */
export function decisionContent(
  detail: CaseDetail,
  locale: AppLocale,
  words: DecisionWords,
): Content {
  const citation = formatCitation(detail)
  const title = `${formatQuotedSource(citation, detail)} [${detail.caseName}]`
  const issues = detail.issues.flatMap(({ no, issue, gist }): BlockInput[] => {
    const number = detail.issues.length > 1 && no !== null ? `[${no}] ` : ''
    return [
      ...(issue
        ? [
            {
              kind: 'paragraph' as const,
              text: number + issue,
              runs: [{ text: number + issue, bold: true, language: korean }],
            },
          ]
        : []),
      ...(gist ? [plain(issue ? gist : number + gist)] : []),
    ]
  })
  const judgment = readJudgment(detail).blocks.map(blockOf)
  const note = (text: string, href?: string): BlockInput => ({
    kind: 'paragraph',
    text,
    runs: [{ text, ...aside, ...(href ? { href } : {}) }],
  })
  return contentSchema.parse({
    title: citation.slice(0, 500),
    language: locale,
    header: citation.slice(0, 2_000),
    blocks: [
      { kind: 'heading', level: 1, role: 'title', text: title },
      ...(detail.isSummary ? [note(words.summary)] : []),
      ...(detail.numbers.length > 1
        ? [plain(`${words.numbers}: ${detail.numbers.join(', ')}`)]
        : []),
      ...(issues.length > 0
        ? [{ kind: 'heading' as const, level: 1, text: words.issues }, ...issues]
        : []),
      ...(judgment.length > 0
        ? [{ kind: 'heading' as const, level: 1, text: words.text }, ...judgment]
        : []),
      note(words.source),
      note(words.address, words.address),
    ],
  })
}
