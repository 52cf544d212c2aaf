import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { organizationTemplatePath } from '@/lib/templates/organization/constants'
import type { TemplateField } from '@/lib/templates/organization/schema'

/** The fields of the draft in the order in which they are asked. */
export function FieldList({
  template,
  fields,
  mayEdit,
}: {
  template: string
  fields: readonly TemplateField[]
  mayEdit: boolean
}) {
  const t = useTranslations('organizationTemplates')
  if (fields.length === 0) return <p className="text-sm text-soft">{t('fields.empty')}</p>
  return (
    <ol className="border-t border-line">
      {fields.map(({ id, name, kind, question, help, example, options, required }) => (
        <li key={id} className="border-b border-line py-2.5">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold break-words">{question || name}</span>
            <Tag>{t(`kind.${kind}`)}</Tag>
            {required ? <Tag>{t('fields.required')}</Tag> : null}
          </p>
          <p className="text-sm break-words text-soft" lang="ko">
            {`{{${name}}}`}
            {options.length > 0 ? ` · ${options.join(', ')}` : null}
            {example ? ` · ${t('fields.example', { example })}` : null}
          </p>
          {help ? <p className="text-sm break-words text-soft">{help}</p> : null}
          {mayEdit ? (
            <Link
              href={`${organizationTemplatePath(template)}?field=${id}#field`}
              className={`${buttonClass('bare')} -ml-3`}
              aria-label={t('fields.editNamed', { name })}
            >
              {t('fields.edit')}
            </Link>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
