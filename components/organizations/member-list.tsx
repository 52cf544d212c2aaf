import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import { mayContribute, mayManage } from '@/lib/organizations/role-rights'
import type { Organization } from '@/lib/organizations/schema'
import { MemberActions } from './member-actions'

/** Everybody in an organisation, with what whoever looks may do about them. */
export function MemberList({ organization }: { organization: Organization }) {
  const t = useTranslations('organizations')
  const { id: organizationId, role: mine, members } = organization
  return (
    <ul className="border-t border-line">
      {members.map(({ id, email, role, joinedAt, isMe }) => (
        <li key={id} className="space-y-2 border-b border-line py-3">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="min-w-0 grow font-semibold break-all">{email}</span>
            {isMe ? <Tag tone="seal">{t('members.me')}</Tag> : null}
            <Tag>{t(`role.${role}`)}</Tag>
            <span className="text-sm text-soft">
              {t('members.joined')} <DateTime at={joinedAt} />
            </span>
          </div>
          {mayManage(mine, role) ? (
            <MemberActions
              organization={organizationId}
              member={{ id, email, role, isMe }}
              mine={mine}
              heirs={members.filter((one) => one.id !== id && mayContribute(one.role))}
            />
          ) : null}
        </li>
      ))}
    </ul>
  )
}
