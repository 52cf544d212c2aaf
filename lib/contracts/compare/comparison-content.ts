import type { BlockInput, ContentInput } from '@/lib/documents/blocks/schema'
import type { Piece } from '@/lib/word-changes'
import type { ShownComparison, ShownFinding } from './schema'
import type { ChangeSubject, ClauseChange } from './types'

export type ComparisonWords = {
  title: string
  note: string
  none: string
  weighty: string
  clauses: string
  fresh: string
  solved: string
  moved: string
  subject: (subject: ChangeSubject) => string
  change: (change: ClauseChange) => string
}

const looks = {
  same: {},
  added: { underline: true, color: '2d6a3e' },
  removed: { strike: true, color: '9a1743' },
} as const

const runsOf = (pieces: readonly Piece[]) =>
  pieces.map(({ kind, text }) => ({ text, ...looks[kind] }))

const placeOf = ({ before, after }: ShownComparison['clauses'][number]): string => {
  const name = (places: typeof before) =>
    places.map(({ label, title }) => (title ? `${label}(${title})` : label)).join(', ')
  const [was, is] = [name(before), name(after)]
  return was && is && was !== is ? `${was} → ${is}` : is || was
}

const list = (title: string, findings: readonly ShownFinding[]): BlockInput[] =>
  findings.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: title },
        ...findings.map(
          ({ name, clause, quote }): BlockInput => ({
            kind: 'list',
            number: '-',
            level: 1,
            text: [clause, name, quote].filter(Boolean).join(' · '),
          }),
        ),
      ]

/** A comparison as a document: what matters first, findings, and the clauses that changed. */
export function comparisonContent(
  { clauses, weighty, newFindings, solvedFindings }: ShownComparison,
  words: ComparisonWords,
): ContentInput {
  const changed = clauses.filter(({ change, isMoved }) => change !== 'same' || isMoved)
  const cell = (text: string) => ({ text })
  const rows = weighty.map(({ subject, clause, before, after }) => {
    const at = clauses[clause]
    return {
      cells: [
        cell(at ? placeOf(at) : ''),
        cell(words.subject(subject)),
        cell(`${before} → ${after}`),
      ],
    }
  })
  return {
    title: words.title,
    blocks: [
      { kind: 'heading', level: 1, text: words.title, role: 'title' },
      { kind: 'paragraph', text: changed.length === 0 ? words.none : words.note },
      ...(rows.length > 0
        ? ([
            { kind: 'heading', level: 2, text: words.weighty },
            { kind: 'table', rows },
          ] satisfies BlockInput[])
        : []),
      ...list(words.fresh, newFindings),
      ...list(words.solved, solvedFindings),
      ...(changed.length > 0
        ? [{ kind: 'heading', level: 2, text: words.clauses } satisfies BlockInput]
        : []),
      ...changed.flatMap((clause): BlockInput[] => {
        const tags = [words.change(clause.change), clause.isMoved && words.moved].filter(Boolean)
        return [
          { kind: 'heading', level: 3, text: `${placeOf(clause)} — ${tags.join(', ')}` },
          {
            kind: 'paragraph',
            text: clause.pieces.map(({ text }) => text).join(''),
            runs: runsOf(clause.pieces),
          },
        ]
      }),
    ],
  }
}
