import type { DraftedCell, DraftedDocument } from '@/lib/templates/draft/draft-document'

type Block = DraftedDocument['blocks'][number]
type Runs = Extract<Block, { kind: 'paragraph' }>['runs']

const belongs = (field: string | undefined, current: string | null) =>
  current !== null && field !== undefined && (field === current || field.startsWith(`${current}.`))

/** Text of a block, answers and blanks marked. */
function PreviewRuns({ runs, current }: { runs: Runs; current: string | null }) {
  return (runs ?? []).map(({ text, field, highlight }, at) => {
    const isCurrent = belongs(field, current)
    const look = isCurrent
      ? 'bg-mark font-semibold'
      : highlight
        ? 'text-soft'
        : field
          ? 'font-medium'
          : ''
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other identity
      <span key={at} className={`whitespace-pre-wrap ${look}`}>
        {text}
      </span>
    )
  })
}

const isOf = (runs: Runs, current: string | null) =>
  (runs ?? []).some(({ field }) => belongs(field, current))

const aligns = { left: '', center: 'text-center', right: 'text-right', justify: '' } as const

/** A block of a document on the sheet of the preview. */
export function PreviewBlock({ block, current }: { block: Block; current: string | null }) {
  if (block.kind === 'pageBreak') return <hr className="my-8 border-dashed border-strong" />
  if (block.kind === 'table') {
    return (
      <table className="my-3 w-full border-collapse text-sm">
        <tbody>
          {(block.rows ?? []).map(({ cells }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
            <tr key={row}>
              {cells.map(({ runs, header, colspan, rowspan }: DraftedCell, column: number) => {
                const Cell = header ? 'th' : 'td'
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    key={column}
                    colSpan={colspan}
                    rowSpan={rowspan}
                    className={`border border-line px-2 py-1 text-left ${header ? 'bg-sheet font-semibold' : ''}`}
                    data-current={isOf(runs, current) || undefined}
                  >
                    <PreviewRuns runs={runs} current={current} />
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    )
  }
  if (block.kind === 'image') return null
  const { runs, number, align = 'left' } = block
  const isTitle = block.kind === 'heading' && block.role === 'title'
  const deep = block.kind === 'clause' ? ((block.level ?? 1) - 1) * 10 : (block.indent ?? 0) / 2
  const look = isTitle
    ? 'mb-6 text-2xl font-bold tracking-wide'
    : block.kind === 'heading'
      ? 'mt-6 mb-2 font-bold'
      : 'mt-1.5'
  return (
    <p
      className={`${look} ${aligns[align]} ${isOf(runs, current) ? '-mx-2 bg-sheet px-2' : ''}`}
      style={deep > 0 ? { marginLeft: deep } : undefined}
      data-current={isOf(runs, current) || undefined}
    >
      {number ? (
        <span className="font-semibold">
          {number}
          {number.endsWith('조') ? '' : ' '}
        </span>
      ) : null}
      <PreviewRuns runs={runs} current={current} />
    </p>
  )
}
