import { useTranslations } from 'next-intl'
import { blockText } from '@/lib/documents/blocks/plain-text'
import type { Block, TableBlock } from '@/lib/documents/blocks/schema'
import { rowsOf } from '@/lib/documents/blocks/table-text'
import { MarkedUnit, type UnitMark } from './marked-unit'

/** The marks of a piece of a block. */
type MarksOf = (unit: number) => readonly UnitMark[]

function TableView({ block, marksOf }: { block: TableBlock; marksOf: MarksOf }) {
  let unit = 0
  const rows = rowsOf(block).map(({ cells }) => cells.map((cell) => ({ cell, unit: unit++ })))
  return (
    // Wide tables scroll by themselves, and with the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled part has to be reached
    <section className="my-3 overflow-x-auto" tabIndex={0}>
      <table className="border-collapse text-sm">
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was read does not change its order
            <tr key={row}>
              {cells.map(({ cell, unit: at }) => {
                const Cell = cell.header ? 'th' : 'td'
                return (
                  <Cell
                    key={at}
                    colSpan={cell.colspan}
                    rowSpan={cell.rowspan}
                    className="min-w-16 border border-line px-2 py-1 text-left align-top whitespace-pre-line"
                  >
                    <MarkedUnit text={cell.text} marks={marksOf(at)} />
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const indents: Record<number, string> = { 2: 'pl-4', 3: 'pl-8', 4: 'pl-12' }

/** «제1조(목적)» before what the article says; the printed number may or may not stand close to its title. */
const articleHead = /^제\s*\d+\s*조(?:의\s*\d+)?\s*(?:[(（【〔][^)）】〕\n]{1,60}[)）】〕])?/

/** An article: its number and title stand out, what it says is read like the rest. */
function ArticleText({ text, marks }: { text: string; marks: readonly UnitMark[] }) {
  const head = articleHead.exec(text)?.[0].length ?? 0
  const within = (from: number, to: number) =>
    marks
      .map(({ range: [start, end], isCurrent }) => ({
        range: [Math.max(start, from) - from, Math.min(end, to) - from] as const,
        isCurrent,
      }))
      .filter(({ range: [start, end] }) => start < end)
  return (
    <>
      <b>
        <MarkedUnit text={text.slice(0, head)} marks={within(0, head)} />
      </b>
      <MarkedUnit text={text.slice(head)} marks={within(head, text.length)} />
    </>
  )
}

/** A block of a document as text: what it looks like in its file is another matter. */
export function BlockView({ block, marksOf }: { block: Block; marksOf: MarksOf }) {
  const t = useTranslations('documentViewer')
  const marked = <MarkedUnit text={blockText(block)} marks={marksOf(0)} />
  switch (block.kind) {
    case 'table':
      return <TableView block={block} marksOf={marksOf} />
    case 'heading':
      // Not a heading of this page: those of documents follow no order that a page may rely on.
      return (
        <p
          className={`mt-5 mb-2 font-bold ${(block.level ?? 1) <= 1 ? 'text-lg' : 'text-base'}`}
          data-heading=""
        >
          {marked}
        </p>
      )
    case 'clause':
    case 'list': {
      const level = block.level ?? 1
      const isArticle = block.kind === 'clause' && level === 1
      const indent = indents[Math.min(level, 4)] ?? ''
      return (
        <p className={`my-1.5 whitespace-pre-line ${isArticle ? 'mt-4' : indent}`}>
          {isArticle ? <ArticleText text={blockText(block)} marks={marksOf(0)} /> : marked}
        </p>
      )
    }
    case 'footnote':
      return (
        <p className="my-1.5 border-l-2 border-line pl-3 text-sm whitespace-pre-line text-soft">
          {marked}
        </p>
      )
    case 'image':
      return (
        <p className="my-2 text-sm text-soft">
          {t('image')} {marked}
        </p>
      )
    case 'pageBreak':
      return null
    default:
      return <p className="my-1.5 whitespace-pre-line">{marked}</p>
  }
}
