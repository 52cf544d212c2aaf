import { useTranslations } from 'next-intl'
import { organizationRoles } from '@/lib/organizations/constants'

/** What each role may do, in words. */
export function RoleRights() {
  const t = useTranslations('organizations')
  return (
    <details>
      <summary className="w-fit cursor-pointer text-sm font-semibold">{t('rights.title')}</summary>
      <dl className="mt-2 space-y-1.5 text-sm">
        {organizationRoles.map((role) => (
          <div key={role} className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <dt className="font-semibold">{t(`role.${role}`)}</dt>
            <dd className="text-soft">{t(`rights.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
