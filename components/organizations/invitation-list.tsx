import { useFormatter, useTranslations } from 'next-intl'
import { dateTimeFormats } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import type { Invitation } from '@/lib/organizations/schema'
import { InvitationActions } from './invitation-actions'

/** Whom an organisation waits for. */
export function InvitationList({
  invitations,
  now,
}: {
  invitations: readonly Invitation[]
  now: Date
}) {
  const t = useTranslations('organizations')
  const format = useFormatter()
  const day = (at: string) => format.dateTime(new Date(at), dateTimeFormats.day)
  if (invitations.length === 0) return <p className="text-sm text-soft">{t('invitations.none')}</p>
  return (
    <ul className="border-t border-line">
      {invitations.map(({ id, email, role, sentAt, expiresAt }) => {
        const isExpired = new Date(expiresAt) <= now
        return (
          <li key={id} className="space-y-1 border-b border-line py-3">
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="min-w-0 grow font-semibold break-all">{email}</span>
              {isExpired ? <Tag tone="warn">{t('invitations.expired')}</Tag> : null}
              <Tag>{t(`role.${role}`)}</Tag>
            </div>
            <p className="text-sm text-soft">
              {[
                sentAt ? t('invitations.sentAt', { date: day(sentAt) }) : t('invitations.waiting'),
                isExpired ? null : t('invitations.until', { date: day(expiresAt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <InvitationActions invitation={id} email={email} />
          </li>
        )
      })}
    </ul>
  )
}
