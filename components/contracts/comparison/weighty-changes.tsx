import { useTranslations } from 'next-intl'
import type { ShownComparison } from '@/lib/contracts/compare/schema'

/** Numbers, days, parties, powers and negations that changed, each with the way to its clause. */
export function WeightyChanges({
  clauses,
  changes,
}: {
  clauses: ShownComparison['clauses']
  changes: ShownComparison['weighty']
}) {
  const t = useTranslations('contractComparison.weighty')
  const labelOf = (at: number) => {
    const clause = clauses[at]
    return [...(clause?.after ?? []), ...(clause?.before ?? [])][0]?.label ?? ''
  }
  return (
    <div className="mt-6">
      <h3 className="font-bold">{t('title')}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {changes.map(({ subject, clause, before, after }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={at} className="flex flex-wrap gap-x-3 gap-y-1 py-2">
            <a href={`#clause-${clause}`} className="link shrink-0">
              {labelOf(clause)}
            </a>
            <span className="shrink-0 font-medium">{t(`subject.${subject}`)}</span>
            <span lang="ko" className="min-w-0 break-words">
              {before ? <del className="text-danger">{before}</del> : null}
              {before && after ? ' → ' : null}
              {after ? <ins className="text-good">{after}</ins> : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
