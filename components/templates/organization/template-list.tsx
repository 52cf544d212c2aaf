import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import {
  organizationFormPath,
  organizationTemplatePath,
} from '@/lib/templates/organization/constants'

/** The templates of an organisation: what is published, and the way to write it and to fill it in. */
export function TemplateList({
  templates,
  mayFill,
}: {
  templates: readonly {
    id: string
    name: string
    about: string | null
    current_no: number | null
  }[]
  mayFill: boolean
}) {
  const t = useTranslations('organizationTemplates')
  if (templates.length === 0) return <p className="text-sm text-soft">{t('list.empty')}</p>
  return (
    <ul className="border-t border-line">
      {templates.map(({ id, name, about, current_no: no }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3"
        >
          <div className="min-w-0 grow basis-60">
            <Link
              href={organizationTemplatePath(id)}
              className="font-semibold break-words underline-offset-4 hover:text-seal hover:underline"
            >
              {name}
            </Link>
            {about ? <p className="text-sm break-words text-soft">{about}</p> : null}
          </div>
          <Tag tone={no === null ? 'plain' : 'good'}>
            {no === null ? t('list.draft') : t('versionNo', { version: no })}
          </Tag>
          {mayFill && no !== null ? (
            <Link
              href={organizationFormPath(id)}
              className="link text-sm"
              aria-label={t('list.fillNamed', { name })}
            >
              {t('list.fill')}
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
