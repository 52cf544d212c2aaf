import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { Tag } from '@/components/ui/tag'
import { SourceLine } from './source-line'
import { sources } from './sources'

const files = [
  { name: 'doc1', kind: 'PDF', pages: 6, ready: true },
  { name: 'doc2', kind: 'PDF', pages: 18, ready: true },
  { name: 'doc3', kind: 'DOCX', pages: 2, ready: true },
  { name: 'doc4', kind: 'JPG', pages: 3, ready: false },
] as const

/** The visitor's own documents, and a search that finds in them and in public law at once. */
export function LibraryExample() {
  const t = useTranslations('products.library')
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <DataTable
        caption={t('caption')}
        rows={files}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', header: t('name'), rowHeader: true, cell: ({ name }) => t(name) },
          { key: 'kind', header: t('kind'), whole: true, cell: ({ kind }) => kind },
          { key: 'access', header: t('access'), cell: () => t('me') },
          {
            key: 'state',
            header: t('state'),
            cell: ({ ready }) => (ready ? t('indexed') : t('reading')),
          },
          { key: 'pages', header: t('pages'), align: 'right', cell: ({ pages }) => pages },
        ]}
      />
      <div className="lg:border-l lg:border-line lg:pl-8">
        <p className="text-xs font-semibold text-soft">{t('query')}</p>
        <p className="text-lg font-semibold">{t('queryText')}</p>
        <ul className="mt-2 divide-y divide-line border-t border-line">
          <li className="py-3">
            <Tag tone="warn">{t('mine')}</Tag> <strong>{t('hit1')}</strong>
            <p className="text-[0.95rem]">{t('hit1Text')}</p>
          </li>
          <li className="py-3">
            <Tag>{t('public')}</Tag> <SourceLine sources={[sources.restoration]} />
            <p className="text-[0.95rem]">{t('hit2Text')}</p>
          </li>
          <li className="py-3">
            <Tag>{t('public')}</Tag> <SourceLine sources={[sources.restorationScope]} />
            <p className="text-[0.95rem]">{t('hit3Text')}</p>
          </li>
        </ul>
      </div>
    </div>
  )
}
