import { CalendarDate } from '@/components/corpus/case/calendar-date'
import type { Change } from '@/lib/corpus/change-schema'
import { koreanDay } from '@/lib/korean-time'
import { ArticleChangeRow } from './article-change'
import { DecisionChangeRow } from './decision-change'

function byDay(changes: readonly Change[]): [day: string, changes: Change[]][] {
  const days = new Map<string, Change[]>()
  for (const change of changes) {
    const day = koreanDay(new Date(change.changedAt))
    days.set(day, [...(days.get(day) ?? []), change])
  }
  return [...days]
}

/** Changes under the day of the import that brought them, in Korea. */
export function ChangeList({
  changes,
  isOfOneLaw,
}: {
  changes: readonly Change[]
  isOfOneLaw: boolean
}) {
  return byDay(changes).map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`day-${day}`} className="mt-6">
      <h2 id={`day-${day}`} className="section-title">
        <CalendarDate date={day} />
      </h2>
      <ul>
        {ofDay.map((change) => (
          <li key={change.id} id={`change-${change.id}`} className="border-b border-line py-3">
            {change.kind === 'article' ? (
              <ArticleChangeRow change={change} isOfOneLaw={isOfOneLaw} />
            ) : (
              <DecisionChangeRow change={change} />
            )}
          </li>
        ))}
      </ul>
    </section>
  ))
}
