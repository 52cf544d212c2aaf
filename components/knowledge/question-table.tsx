import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { Link } from '@/lib/i18n/navigation'
import type { QuestionTable } from '@/lib/knowledge/types'
import { excerptOf } from './excerpt'
import { documentPath } from './knowledge-paths'
import { MarkedText } from './marked-text'

/** Documents against questions: each cell is a passage of the document, or says that there is none. */
export function QuestionTableView({
  questions,
  table,
}: {
  questions: readonly string[]
  table: Extract<QuestionTable, { state: 'asked' }>
}) {
  const t = useTranslations('knowledge.table')
  return (
    <>
      {table.missing > 0 ? (
        <Notice tone="warn">{t('missing', { count: table.missing })}</Notice>
      ) : null}
      {table.left > 0 ? <Notice tone="warn">{t('left', { count: table.left })}</Notice> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark of its own */}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        role="group"
        aria-label={t('label')}
        // Relative, for what only screen readers see would widen the page otherwise.
        className="relative mt-4 overflow-x-auto"
      >
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="border-b border-strong text-left align-bottom">
              <th scope="col" className="min-w-36 py-2 pr-4">
                {t('document')}
              </th>
              {questions.map((question) => (
                <th key={question} scope="col" className="min-w-64 py-2 pr-4">
                  {question}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ document, name, cells }) => (
              <tr key={document} className="border-b border-line align-top">
                <th scope="row" className="py-3 pr-4 text-left font-semibold break-words">
                  <Link href={documentPath(document)} className="hover:text-seal">
                    {name}
                  </Link>
                </th>
                {questions.map((question, no) => {
                  const cell = cells[no]
                  return (
                    <td key={question} className="py-3 pr-4">
                      {cell ? (
                        <>
                          <MarkedText {...excerptOf(cell)} />
                          <Link
                            href={documentPath(document, question, cell.passage)}
                            className="link block"
                          >
                            {cell.page === null ? t('open') : t('page', { page: cell.page })}
                            <span className="sr-only"> {name}</span>
                          </Link>
                        </>
                      ) : (
                        <span className="text-soft">{t('none')}</span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
