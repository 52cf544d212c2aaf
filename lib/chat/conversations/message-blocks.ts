import type { ChatMessage, Part, Piece, Source } from '@/lib/chat/schema'
import { block, type ExportBlock, type ExportWords, type Run } from './export-block'
import { passageBlocks, shortBlocks } from './passage-blocks'
import { sourceRuns } from './source-line'

/** Every line of what somebody wrote is a paragraph of its own. */
const linesOf = (text: string): ExportBlock[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => block('paragraph', line))

function pieceRuns(piece: Piece, { chat, address }: ExportWords): Run[] {
  switch (piece.kind) {
    case 'text':
      return [{ text: piece.text }]
    case 'ref':
      return [{ text: ` [${piece.no}]` }]
    case 'citation': {
      const state = chat(`message.citation.state.${piece.state}`)
      const holds = piece.state === 'verified' || piece.state === 'in-force'
      // Only what was found to hold leads anywhere, as on the page.
      const link = holds && piece.href ? { href: address(piece.href) } : {}
      return [{ text: piece.text, korean: true, ...link }, { text: ` (${state})` }]
    }
    case 'quoted':
      return [
        { text: `“${piece.text}”`, korean: true },
        ...(piece.verbatim ? [] : [{ text: ` (${chat('message.quote.notFound')})` }]),
      ]
    case 'unsupported':
      return [{ text: piece.text }, { text: ` (${chat('message.unsupported')})` }]
  }
}

/** What was wrong with citations, and what they should say. */
function findingBlocks(pieces: readonly Piece[], words: ExportWords): ExportBlock[] {
  const { chat, address } = words
  const doubtful = pieces.flatMap((piece) =>
    piece.kind === 'citation' && piece.state !== 'verified' && piece.state !== 'in-force'
      ? [piece]
      : [],
  )
  if (doubtful.length === 0) return []
  return [
    block('heading', chat('message.citation.findings')),
    ...doubtful.map(({ text, state, candidates }) =>
      block(
        'item',
        { text, korean: true },
        `: ${chat(`message.citation.explain.${state}`)}`,
        ...candidates.flatMap(({ label, href }): Run[] => [
          { text: ' ' },
          { text: label, korean: true, href: address(href) },
        ]),
      ),
    ),
  ]
}

function quoteBlock(
  part: Extract<Part, { kind: 'quote' }>,
  sources: readonly Source[],
  { chat }: ExportWords,
): ExportBlock {
  const label = sources.find(({ no }) => no === part.source)?.label ?? ''
  const state = chat(part.verbatim ? 'message.quote.verbatim' : 'message.quote.notFound')
  return block(
    'quote',
    { text: `“${part.text}”`, korean: true },
    ` [${part.source}] `,
    { text: label, korean: true },
    ` (${state})`,
  )
}

function refusalBlocks(
  part: Extract<Part, { kind: 'refusal' }>,
  { chat }: ExportWords,
): ExportBlock[] {
  const searched = part.searched.join(' · ')
  return [
    block('paragraph', { text: chat(`message.refusal.title.${part.reason}`), strong: true }),
    block('paragraph', chat(`message.refusal.text.${part.reason}`)),
    ...(searched
      ? [
          block('paragraph', `${chat('message.refusal.searched')} `, {
            text: searched,
            korean: true,
          }),
        ]
      : []),
  ]
}

const steps = {
  facts: 'answer.nextFacts',
  deadline: 'answer.nextDeadline',
  effective: 'answer.nextEffective',
  counsel: 'answer.nextCounsel',
} as const

function nextBlocks(part: Extract<Part, { kind: 'next' }>, { chat }: ExportWords): ExportBlock[] {
  const said = part.steps.flatMap((step) => (step === 'more' ? [] : [chat(steps[step])]))
  if (said.length === 0) return []
  return [block('heading', chat('answer.next')), ...said.map((text) => block('item', text))]
}

function partBlocks(part: Part, sources: readonly Source[], words: ExportWords): ExportBlock[] {
  const { chat, list } = words
  switch (part.kind) {
    case 'question':
      return linesOf(part.text)
    case 'attachment':
      return [block('note', list('attachment', { name: part.name }))]
    case 'answer': {
      const forms = { paragraph: 'paragraph', heading: 'heading', item: 'item' } as const
      return [
        ...part.blocks.map(({ form, pieces }) =>
          block(forms[form], ...pieces.flatMap((piece) => pieceRuns(piece, words))),
        ),
        ...findingBlocks(
          part.blocks.flatMap(({ pieces }) => pieces),
          words,
        ),
      ]
    }
    case 'quote':
      return [quoteBlock(part, sources, words)]
    case 'sources':
      return [
        block('heading', list('sources')),
        ...part.sources.map((source) => block('item', ...sourceRuns(source, words))),
      ]
    case 'short':
      return shortBlocks(part, sources, words)
    case 'passages':
      return passageBlocks(part, sources, words)
    case 'next':
      return nextBlocks(part, words)
    case 'grounding': {
      const share = `${Math.round(part.share * 100)}%`
      return [
        block(
          'note',
          `${chat('message.grounding.title', { share })}. ${chat('message.grounding.counted', part)}`,
        ),
      ]
    }
    case 'refusal':
      return refusalBlocks(part, words)
    case 'notice':
      return [block('note', chat(`message.notice.${part.notice}`))]
    case 'error':
      return [block('paragraph', list('unanswered'))]
    // What is only of use on the page.
    case 'follow-ups':
    case 'progress':
    case 'rate-limit':
    case 'disconnected':
      return []
  }
}

/** A message as paragraphs: what it says, what it stands on, and what checking has found. */
export function messageBlocks(message: ChatMessage, words: ExportWords): ExportBlock[] {
  const sources = message.parts.flatMap((part) => (part.kind === 'sources' ? part.sources : []))
  return message.parts.flatMap((part) => partBlocks(part, sources, words))
}
