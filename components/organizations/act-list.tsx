import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { organizationActs } from '@/lib/organizations/constants'
import type { OrganizationAct } from '@/lib/organizations/schema'

/** What was done in an organisation, the latest first. */
export function ActList({ acts }: { acts: readonly OrganizationAct[] }) {
  const t = useTranslations('organizations')
  if (acts.length === 0) return <p className="text-sm text-soft">{t('acts.none')}</p>
  return (
    <ol className="border-t border-line text-sm">
      {acts.map(({ id, act, at, actor, member, from, to }) => {
        const known = organizationActs.find((each) => each === act)
        const words = {
          member: member ?? t('acts.unknown'),
          from: from ? t(`role.${from}`) : '',
          to: to ? t(`role.${to}`) : '',
        }
        return (
          <li key={id} className="border-b border-line py-2">
            <p>{known ? t(`acts.${known}`, words) : act}</p>
            <p className="flex flex-wrap gap-x-3 text-soft">
              <span className="break-all">{actor ?? t('acts.unknown')}</span>
              <DateTime at={at} to="minute" />
            </p>
          </li>
        )
      })}
    </ol>
  )
}
