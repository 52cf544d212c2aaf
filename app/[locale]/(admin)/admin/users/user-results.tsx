import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { LoadFailure } from '@/components/users/load-failure'
import { UserStatusTabs } from '@/components/users/user-status-tabs'
import { UserTable } from '@/components/users/user-table'
import { Link } from '@/lib/i18n/navigation'
import { usersPerPage } from '@/lib/users/constants'
import { loadUsers } from '@/lib/users/loaders'
import { type UserQuery, userListPath } from '@/lib/users/user-query'

/** The accounts that the address asks for. */
export async function UserResults({ query, self }: { query: UserQuery; self: string }) {
  const t = await getTranslations('adminUsers')
  const found = await loadUsers(query)
  if (!found) return <LoadFailure retry={userListPath(query, { page: query.page })} />
  const { list, alwaysAdmin } = found
  const last = Math.max(1, Math.ceil(list.total / usersPerPage))
  return (
    <div className="mt-4">
      <UserStatusTabs query={query} counts={list.counts} />
      <p role="status" className="py-2 text-sm text-soft">
        {t('list.found', { total: list.total })}
      </p>
      {list.users.length > 0 ? (
        <UserTable users={list.users} self={self} alwaysAdmin={alwaysAdmin} />
      ) : (
        <EmptyState
          title={t(list.total > 0 ? 'list.beyond' : 'list.empty')}
          action={
            list.total > 0 ? (
              <Link href={userListPath(query)} className={buttonClass()}>
                {t('list.first')}
              </Link>
            ) : null
          }
        >
          {list.total > 0 ? null : t('list.emptyText')}
        </EmptyState>
      )}
      <Pagination
        page={query.page}
        last={last}
        href={(page) => userListPath(query, { page })}
        words={{
          label: t('list.pages'),
          previous: t('list.previous'),
          next: t('list.next'),
          page: (page) => t('list.page', { page }),
        }}
      />
    </div>
  )
}
