import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/lib/i18n/navigation'
import { citationExamples } from './citation-examples'
import { ExampleFrame } from './example-frame'
import { SourceLine } from './source-line'

const tones = {
  good: 'text-good',
  warn: 'text-warn',
  danger: 'text-danger',
  plain: 'text-soft',
} as const

/** The checker's answers to six citations, right and wrong. */
export function CitationTable() {
  const t = useTranslations('products.citation')
  return (
    <ExampleFrame title={t('title')} text={t('text')}>
      <DataTable
        caption={t('title')}
        hideCaption
        rows={citationExamples}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'written',
            header: t('written'),
            rowHeader: true,
            cell: ({ written }) => <SourceLine sources={[written]} />,
          },
          {
            key: 'result',
            header: t('result'),
            cell: ({ name, tone }) => (
              <strong className={`font-semibold whitespace-nowrap ${tones[tone]}`}>
                {t(`state.${name}`)}
              </strong>
            ),
          },
          { key: 'reason', header: t('reason'), cell: ({ name }) => t(`because.${name}`) },
        ]}
      />
      <p className="mt-4 text-[0.95rem] text-soft">
        {t('api')}{' '}
        <Link href="/docs" className="link">
          {t('docs')}
        </Link>
      </p>
    </ExampleFrame>
  )
}
