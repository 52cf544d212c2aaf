import { useTranslations } from 'next-intl'
import { useProfileText } from '@/components/layout/use-profile-text'
import { DataTable } from '@/components/ui/data-table'
import { DateTime } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import type { Account } from '@/lib/users/schema'
import { AccountTags } from './account-tags'

export type UserTableProps = {
  users: readonly Account[]
  /** Whose account is one's own. */
  self: string
  /** Ids of those that the configuration makes admin. */
  alwaysAdmin: ReadonlySet<string>
}

function Address({ account, self, alwaysAdmin }: { account: Account } & UserTableProps) {
  const t = useTranslations('adminUsers')
  return (
    <>
      <Link href={`/admin/users/${account.id}`} className="font-medium break-all hover:text-seal">
        {account.email}
      </Link>{' '}
      {account.id === self ? <Tag>{t('you')}</Tag> : null}{' '}
      {alwaysAdmin.has(account.id) ? <Tag>{t('alwaysAdmin')}</Tag> : null}
    </>
  )
}

function Role({ account }: { account: Account }) {
  const t = useTranslations('adminUsers')
  return (
    <span className={account.role === 'user' ? 'text-soft' : 'font-semibold'}>
      {t(`roles.${account.role}`)}
    </span>
  )
}

/** The same accounts, as a table and, where that would have to be scrolled, as a list. */
export function UserTable(props: UserTableProps) {
  const t = useTranslations('adminUsers')
  const profileText = useProfileText()
  const never = <span className="text-soft">{t('list.never')}</span>
  return (
    <>
      <div className="text-sm max-md:hidden">
        <DataTable
          caption={t('list.caption')}
          hideCaption
          rows={props.users}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'email',
              header: t('list.email'),
              rowHeader: true,
              cell: (account) => (
                <span className="font-normal">
                  <Address account={account} {...props} />
                </span>
              ),
            },
            {
              key: 'role',
              header: t('list.role'),
              cell: (account) => <Role account={account} />,
            },
            {
              key: 'type',
              header: t('list.type'),
              cell: ({ userType }) => t(`types.${userType}`),
            },
            {
              key: 'organization',
              header: t('list.organization'),
              cell: ({ organization, position }) =>
                [profileText('organization', organization), position].filter(Boolean).join(' · ') ||
                '—',
            },
            {
              key: 'joined',
              header: t('list.joined'),
              cell: ({ joinedAt }) => <DateTime at={joinedAt} />,
            },
            {
              key: 'signedIn',
              header: t('list.signedIn'),
              cell: ({ lastSignInAt }) =>
                lastSignInAt ? <DateTime at={lastSignInAt} to="minute" /> : never,
            },
            {
              key: 'state',
              header: t('list.state'),
              cell: (account) => <AccountTags account={account} />,
            },
          ]}
        />
      </div>
      <ul className="text-sm md:hidden" aria-label={t('list.caption')}>
        {props.users.map((account) => (
          <li key={account.id} className="border-b border-line py-2.5">
            <p>
              <Address account={account} {...props} />
            </p>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <Role account={account} />
              <span className="text-soft">
                {[t(`types.${account.userType}`), profileText('organization', account.organization)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <AccountTags account={account} />
            </p>
            <p className="text-soft">
              {t('list.signedIn')}{' '}
              {account.lastSignInAt ? (
                <DateTime at={account.lastSignInAt} to="minute" />
              ) : (
                t('list.never')
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
