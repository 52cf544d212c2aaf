import { useFormatter, useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { accountStates } from '@/lib/users/constants'
import type { AccountList } from '@/lib/users/schema'
import { type UserQuery, userListPath } from '@/lib/users/user-query'

/** States as links, each with how many of those found are in it. */
export function UserStatusTabs({
  query,
  counts,
}: {
  query: UserQuery
  counts: AccountList['counts']
}) {
  const t = useTranslations('adminUsers')
  const format = useFormatter()
  return (
    <nav aria-label={t('list.states')} className="border-b border-line">
      <ul className="-mb-px flex gap-x-1 overflow-x-auto">
        {([undefined, ...accountStates] as const).map((state) => (
          <li key={state ?? 'all'}>
            <Link
              href={userListPath(query, { state })}
              aria-current={state === query.state ? 'page' : undefined}
              className="block min-h-10 border-b-2 border-transparent px-3 py-2 text-sm font-medium whitespace-nowrap text-soft -outline-offset-2 hover:text-ink aria-[current]:border-seal aria-[current]:font-bold aria-[current]:text-ink"
            >
              {t(`states.${state ?? 'all'}`)}{' '}
              <span className="font-normal text-soft">{format.number(counts[state ?? 'all'])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
