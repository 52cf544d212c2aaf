import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { SettingsSection } from '@/components/ui/settings-section'
import { Link } from '@/lib/i18n/navigation'
import { sitePages } from '@/lib/site-pages'

/** A section for each organisation that somebody is in, or the way to a first one. */
export function ListsOfOrganizations<Organization extends { id: string; name: string }>({
  organizations,
  none,
  list,
}: {
  organizations: readonly Organization[]
  none: { title: string; text: string; open: string }
  list: (organization: Organization) => ReactNode
}) {
  if (organizations.length === 0) {
    return (
      <EmptyState title={none.title}>
        {none.text}{' '}
        <Link href={sitePages.organizations.path} className="link">
          {none.open}
        </Link>
      </EmptyState>
    )
  }
  return organizations.map((organization) => (
    <SettingsSection
      key={organization.id}
      id={`organization-${organization.id}`}
      title={organization.name}
      isDense
    >
      {list(organization)}
    </SettingsSection>
  ))
}
