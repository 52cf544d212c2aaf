import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useProfileText } from '@/components/layout/use-profile-text'
import { DateTime } from '@/components/ui/date-time'
import { DescriptionList } from '@/components/ui/description-list'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { profileFieldNames } from '@/lib/users/constants'
import type { AccountDetail } from '@/lib/users/schema'
import { AccountTags } from './account-tags'

const known = ['ko', 'en', 'ja', 'zh'] as const

/** Everything that is kept of one account, as far as it says something. */
export function UserDetails({
  account,
  alwaysAdmin,
}: {
  account: AccountDetail
  alwaysAdmin: boolean
}) {
  const t = useTranslations('adminUsers')
  const words = useTranslations('auth.signUp')
  const profileText = useProfileText()
  const language = known.find((each) => each === account.language)
  const none = <span className="text-soft">{t('list.none')}</span>
  const facts: [string, ReactNode][] = [
    [t('list.state'), <AccountTags key="state" account={account} />],
    [
      t('user.role'),
      <span key="role" className="font-semibold">
        {t(`roles.${account.role}`)} {alwaysAdmin ? <Tag>{t('alwaysAdmin')}</Tag> : null}
      </span>,
    ],
    [t('user.type'), t(`types.${account.userType}`)],
    ...profileFieldNames.map((name): [string, ReactNode] => [
      words(name),
      profileText(name, account[name]) ?? none,
    ]),
    [t('user.language'), language ? t(`user.languages.${language}`) : none],
    [
      t('user.marketing'),
      account.marketingAgreedAt
        ? t.rich('user.marketingYes', {
            date: () => <DateTime at={account.marketingAgreedAt ?? ''} />,
          })
        : t('user.marketingNo'),
    ],
    [t('user.joined'), <DateTime key="joined" at={account.joinedAt} to="minute" />],
    [
      t('user.confirmed'),
      account.confirmedAt ? (
        <DateTime key="confirmed" at={account.confirmedAt} to="minute" />
      ) : (
        t('user.unconfirmed')
      ),
    ],
    [
      t('user.signedIn'),
      account.lastSignInAt ? (
        <DateTime key="signedIn" at={account.lastSignInAt} to="minute" />
      ) : (
        t('list.never')
      ),
    ],
    [t('user.sessions'), t('user.sessionCount', { count: account.sessions })],
    ...(account.disabledAt
      ? [
          [
            t('user.disabledAt'),
            <DateTime key="disabled" at={account.disabledAt} to="minute" />,
          ] satisfies [string, ReactNode],
        ]
      : []),
    ...(account.deletionRequestedAt
      ? [
          [
            t('user.leavingAt'),
            <span key="leaving">
              <DateTime at={account.deletionRequestedAt} to="minute" />{' '}
              <Link href="/admin/users/deletions" className="link">
                {t('user.toRequest')}
              </Link>
            </span>,
          ] satisfies [string, ReactNode],
        ]
      : []),
    [
      t('user.id'),
      <span key="id" className="font-mono text-xs break-all">
        {account.id}
      </span>,
    ],
  ]
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="section-title">
        {t('user.facts')}
      </h2>
      <DescriptionList facts={facts} />
    </section>
  )
}
