import { useTranslations } from 'next-intl'
import { type Column, DataTable } from '@/components/ui/data-table'
import { type ArticleLinks, citationOf, linkOf } from '@/lib/calculators/article-links'
import { lineSubject } from '@/lib/calculators/line-subject'
import type { ArticleRef, Line } from '@/lib/calculators/types'
import { Link } from '@/lib/i18n/navigation'
import { LineValueText } from './line-value-text'
import { UnbrokenDates } from './unbroken-dates'
import { useFormWords, useResultWords } from './use-words'

/** An article by its Korean name, to where it can be read. */
function ArticleAnchor({ of, links }: { of: ArticleRef; links: ArticleLinks }) {
  const t = useTranslations('calculators.result')
  const { href, official } = linkOf(links, of)
  const text = citationOf(of)
  if (official)
    return (
      <a href={href} className="link" lang="ko" rel="noreferrer" title={t('official')}>
        {text}
      </a>
    )
  return (
    <Link href={href} className="link" lang="ko">
      {text}
    </Link>
  )
}

function Articles({ of, links, className }: { of: Line; links: ArticleLinks; className: string }) {
  if (of.articles.length === 0) return null
  return (
    <ul className={className}>
      {of.articles.map((ref) => (
        <li key={citationOf(ref)}>
          <ArticleAnchor of={ref} links={links} />
        </li>
      ))}
    </ul>
  )
}

/** Every step of a calculation with its formula and its articles; on a phone these stand under the step. */
export function CalculationLines({
  lines,
  links,
}: {
  lines: readonly Line[]
  links: ArticleLinks
}) {
  const t = useTranslations('calculators')
  const say = useResultWords()
  const form = useFormWords()
  const columns: Column<{ line: Line; at: number }>[] = [
    {
      key: 'step',
      header: t('result.step'),
      rowHeader: true,
      cell: ({ line }) => {
        const subject = lineSubject(line, say, form)
        return (
          <>
            {t(`lines.${line.key}`)}
            {subject ? (
              <span className="block font-normal">
                <UnbrokenDates text={subject} />
              </span>
            ) : null}
            {line.formula ? (
              <span className="block text-sm font-normal text-soft">
                <UnbrokenDates text={line.formula} />
              </span>
            ) : null}
            <Articles of={line} links={links} className="text-sm font-normal sm:hidden" />
          </>
        )
      },
    },
    {
      key: 'value',
      header: t('result.value'),
      align: 'right',
      cell: ({ line }) => <LineValueText value={line.value} />,
    },
    {
      key: 'articles',
      header: <span className="pl-4 max-sm:sr-only">{t('result.articles')}</span>,
      cell: ({ line }) => <Articles of={line} links={links} className="pl-4 max-sm:hidden" />,
    },
  ]
  return (
    <DataTable
      caption={t('result.lines')}
      columns={columns}
      rows={lines.map((line, at) => ({ line, at }))}
      rowKey={({ at }) => at}
    />
  )
}
