import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import type { OwnOrganization } from '@/lib/organizations/schema'

/** The organisations that somebody is in, each with their role. */
export function OrganizationList({ organizations }: { organizations: readonly OwnOrganization[] }) {
  const t = useTranslations('organizations')
  if (organizations.length === 0)
    return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
  return (
    <ul className="border-t border-line">
      {organizations.map(({ id, name, role, members }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line py-3"
        >
          <Link
            href={`/settings/organizations/${id}`}
            className="link min-w-0 grow font-semibold break-words"
          >
            {name}
          </Link>
          <span className="text-sm text-soft tabular-nums">
            {t('list.members', { count: members })}
          </span>
          <Tag>{t(`role.${role}`)}</Tag>
        </li>
      ))}
    </ul>
  )
}
