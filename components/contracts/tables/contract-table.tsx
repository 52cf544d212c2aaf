import { useTranslations } from 'next-intl'
import { kindTones } from '@/components/contracts/kind-tones'
import { Tag } from '@/components/ui/tag'
import { reviewPath } from '@/lib/contracts/reviews/constants'
import type { TableCell } from '@/lib/contracts/tables/schema'
import type { CellView, TableView } from '@/lib/contracts/tables/table-view'
import { Link } from '@/lib/i18n/navigation'

type TableRow = TableView['rows'][number]

const excerpt = (quote: string) => (quote.length > 160 ? `${quote.slice(0, 160)}…` : quote)

/** What a rule reports, with its words, and the way to the clause. */
function Place({ review, place, title }: { review: string; place: TableCell; title: string }) {
  const t = useTranslations('contractTables.table')
  const words = useTranslations('contractReview')
  const { kind, severity, clause, quote, at } = place
  return (
    <li className="space-y-1">
      <p className="flex flex-wrap items-center gap-1.5">
        <Tag tone={kindTones[kind]}>{words(`kind.${kind}`)}</Tag>
        <span className="text-xs text-soft">
          {words('card.severity', { severity: words(`severity.${severity}`) })}
        </span>
      </p>
      {quote ? (
        <p lang="ko" className="break-words">
          {excerpt(quote)}
        </p>
      ) : null}
      <Link
        href={at === null ? reviewPath(review) : `${reviewPath(review)}#clause-${at}`}
        className="link inline-block"
      >
        {clause ? <span lang="ko">{clause}</span> : t('whole')}
        <span className="sr-only"> {title}</span>
      </Link>
    </li>
  )
}

function Cell({ cell, review, title }: { cell: CellView; review: string | null; title: string }) {
  const t = useTranslations('contractTables.table.state')
  if (cell.state !== 'found' || !review)
    return <span className="text-soft">{t(cell.state === 'found' ? 'failed' : cell.state)}</span>
  return (
    <ul className="space-y-3">
      {cell.places.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule may report one sentence twice
        <Place key={index} review={review} place={place} title={title} />
      ))}
    </ul>
  )
}

const reasons = ['password', 'noText', 'missing', 'broken', 'tooLarge', 'tooMuchMemory'] as const

/** What a contract is called and of which kind it is, or why it was not read. */
function ContractName({ row: { title, review_id, type, state, reason } }: { row: TableRow }) {
  const t = useTranslations('contractTables.table')
  const types = useTranslations('contracts.types')
  return (
    <>
      {review_id ? (
        <Link href={reviewPath(review_id)} lang="ko" className="hover:text-seal">
          {title}
        </Link>
      ) : (
        <span lang="ko">{title}</span>
      )}
      {type ? <p className="text-xs font-normal text-soft">{types(type)}</p> : null}
      {state === 'failed' ? (
        <p className="text-xs font-normal text-danger">
          {t(`reason.${reasons.find((known) => known === reason) ?? 'failed'}`)}
        </p>
      ) : null}
    </>
  )
}

/** The contracts alone, where no rule has found anything, or none is reviewed yet. */
function ContractNames({ rows }: { rows: readonly TableRow[] }) {
  const t = useTranslations('contractTables.table')
  return (
    <>
      <p>{t('nothing')}</p>
      <ul className="mt-3 border-t border-line text-sm">
        {rows.map((row) => (
          <li key={row.id} className="border-b border-line py-2.5 font-semibold break-words">
            <ContractName row={row} />
            {row.state === 'done' ? null : (
              <p className="text-xs font-normal text-soft">{t(`state.${row.state}`)}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * Contracts against rules. It scrolls within its own frame, where the names of the contracts stay; the frame is
 * never higher than the screen, so that the rules stay too.
 */
export function ContractTable({ table }: { table: TableView }) {
  const t = useTranslations('contractTables.table')
  if (table.columns.length === 0) return <ContractNames rows={table.rows} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark of its own
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      role="group"
      aria-label={t('label')}
      className="relative max-h-[85vh] overflow-auto border-b border-strong print:max-h-none"
    >
      <table className="border-separate border-spacing-0 text-sm">
        <thead>
          <tr className="text-left align-bottom">
            <th
              scope="col"
              className="sticky top-0 left-0 z-20 w-32 min-w-32 border-b border-strong bg-paper py-2 pr-3 sm:w-52 sm:min-w-52"
            >
              {t('contract')}
            </th>
            {table.columns.map(({ id, title }) => (
              <th
                key={id}
                scope="col"
                className="sticky top-0 z-10 w-64 max-w-72 min-w-56 border-b border-strong bg-paper px-3 py-2"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.id} className="align-top">
              <th
                scope="row"
                className="sticky left-0 z-10 border-r border-b border-line bg-paper py-3 pr-3 text-left font-semibold break-words"
              >
                <ContractName row={row} />
              </th>
              {row.cells.map((cell, index) => (
                <td
                  key={table.columns[index]?.id}
                  className="max-w-72 border-b border-line px-3 py-3"
                >
                  <Cell cell={cell} review={row.review_id} title={row.title} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
