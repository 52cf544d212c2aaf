import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import type { ListedVersion } from '@/lib/templates/organization/schema'
import { ChooseVersion } from './choose-version'

/** What was published, which of it is filled in, and how many documents were written from each. */
export function VersionList({
  template,
  versions,
  current,
  mayEdit,
}: {
  template: string
  versions: readonly (ListedVersion & { uses: number })[]
  current: number | null
  mayEdit: boolean
}) {
  const t = useTranslations('organizationTemplates')
  if (versions.length === 0) return <p className="text-sm text-soft">{t('versions.empty')}</p>
  return (
    <ol className="border-t border-line">
      {versions.map(({ id, no, name, published_at: at, uses }) => (
        <li
          key={id}
          className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line py-1.5"
        >
          <span className="font-semibold">{t('versionNo', { version: no })}</span>
          <span className="min-w-0 text-sm break-words">{name}</span>
          <span className="text-sm text-soft">
            <DateTime at={at} to="minute" /> · {t('versions.uses', { count: uses })}
          </span>
          {no === current ? <Tag tone="good">{t('versions.current')}</Tag> : null}
          {mayEdit && no !== current ? <ChooseVersion template={template} no={no} /> : null}
        </li>
      ))}
    </ol>
  )
}
