import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { factKinds } from '@/lib/knowledge/facts/fact'
import { mergeRoles } from '@/lib/knowledge/facts/merge-roles'
import type { NamedFact } from '@/lib/knowledge/types'
import { documentPath } from './knowledge-paths'

/** As courts write it, or as the reader's language does; never in an order of English that can be misread. */
function Day({ iso }: { iso: string }) {
  const format = useFormatter()
  const isEnglish = useLocale() === 'en'
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' } as const
  return <time dateTime={iso}>{isEnglish ? iso : format.dateTime(new Date(iso), numeric)}</time>
}

/** A value as it is read: won with their commas, days as courts write them. */
function FactValue({ fact }: { fact: NamedFact }) {
  const t = useTranslations('knowledge.facts')
  if (fact.kind === 'amount') return t('won', { amount: Number(fact.value) })
  if (fact.day) return <Day iso={fact.day} />
  if (fact.kind !== 'law') return fact.value
  return fact.lawHref ? (
    <Link href={fact.lawHref} className="link">
      <span lang="ko">{fact.value}</span>
    </Link>
  ) : (
    <span lang="ko">{fact.value}</span>
  )
}

type Line = NamedFact & { labels: string[] }

function FactLine({ fact, today, named }: { fact: Line; today: string; named: boolean }) {
  const t = useTranslations('knowledge.facts')
  const { document_id, passage, page, name, labels, quote, kind, day } = fact
  const place = [named ? name : null, page === null ? null : t('page', { page })].filter(Boolean)
  return (
    <li className="border-t border-line py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {labels.length > 0 ? (
          <span lang="ko" className="text-sm text-soft">
            {labels.join('·')}
          </span>
        ) : null}
        <span className="font-semibold tabular-nums">
          <FactValue fact={fact} />
        </span>
        {kind === 'deadline' && day !== null ? (
          <Tag tone={day < today ? 'plain' : 'warn'}>{t(day < today ? 'past' : 'coming')}</Tag>
        ) : null}
      </p>
      <p className="mt-0.5 text-sm break-words whitespace-pre-line">{quote}</p>
      <p className="text-sm">
        <Link href={documentPath(document_id, '', passage)} className="link break-words">
          {place.length > 0 ? place.join(' · ') : t('open')}
        </Link>
      </p>
    </li>
  )
}

/** What was read of documents, by kind; every line leads to where it stands. */
export function FactList({
  facts,
  today,
  named = true,
}: {
  facts: readonly NamedFact[]
  /** The day in Korea. */
  today: string
  /** Whether the document is named with each. */
  named?: boolean
}) {
  const t = useTranslations('knowledge.facts')
  return (
    <div className="space-y-8">
      {factKinds.map((kind) => {
        const some = mergeRoles(facts.filter((fact) => fact.kind === kind))
        return some.length > 0 ? (
          <section key={kind} aria-labelledby={`facts-${kind}`}>
            <h2 id={`facts-${kind}`} className="mb-1 text-lg font-bold">
              {t(`kinds.${kind}`)}{' '}
              <span className="text-sm font-normal text-soft tabular-nums">{some.length}</span>
            </h2>
            <ul>
              {some.map((fact) => (
                <FactLine
                  key={`${fact.document_id} ${fact.no}`}
                  fact={fact}
                  today={today}
                  named={named}
                />
              ))}
            </ul>
          </section>
        ) : null
      })}
    </div>
  )
}
