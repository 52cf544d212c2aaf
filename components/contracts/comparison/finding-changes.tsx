import { useTranslations } from 'next-intl'
import { kindTones } from '@/components/contracts/kind-tones'
import { Tag } from '@/components/ui/tag'
import type { ShownFinding } from '@/lib/contracts/compare/schema'

function List({ title, findings }: { title: string; findings: readonly ShownFinding[] }) {
  const t = useTranslations('contractReview.kind')
  if (findings.length === 0) return null
  return (
    <div>
      <h3 className="font-bold">{title}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {findings.map(({ kind, name, clause, quote, why, whyLanguage, articles }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={at} className="space-y-1 py-3">
            <p className="flex flex-wrap items-baseline gap-2">
              <Tag tone={kindTones[kind]}>{t(kind)}</Tag>
              <span className="font-medium">{name}</span>
              {clause ? <span className="text-sm text-soft">{clause}</span> : null}
            </p>
            {quote ? (
              <blockquote lang="ko" className="border-l-2 border-strong pl-3 text-sm break-words">
                {quote}
              </blockquote>
            ) : null}
            {why ? (
              <p lang={whyLanguage} className="text-sm">
                {why}
              </p>
            ) : null}
            {articles.length > 0 ? (
              <p lang="ko" className="text-sm text-soft">
                {articles.join(', ')}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the new version brought, and what it mended. */
export function FindingChanges({
  fresh,
  solved,
}: {
  fresh: readonly ShownFinding[]
  solved: readonly ShownFinding[]
}) {
  const t = useTranslations('contractComparison.findings')
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      <List title={t('fresh', { count: fresh.length })} findings={fresh} />
      <List title={t('solved', { count: solved.length })} findings={solved} />
    </div>
  )
}
