'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import {
  organizationFormPath,
  organizationTemplatesPath,
} from '@/lib/templates/organization/constants'
import { useApi } from '@/lib/use-api'

const schema = () =>
  import('@/lib/templates/organization/schema').then(
    ({ publishedTemplatesSchema }) => publishedTemplatesSchema,
  )

/** The templates of one's organisations, beside the product's own; nothing for who is in none. */
export function OwnTemplates() {
  const t = useTranslations('templates.organization')
  const { data } = useApi('/api/organization-templates', { schema })
  if (!data?.isMember) return null
  return (
    <section className="mt-8" aria-labelledby="own-templates">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="own-templates" className="text-lg font-bold">
          {t('title')}
        </h2>
        <Link href={organizationTemplatesPath} className="link text-sm">
          {t('manage')}
        </Link>
      </div>
      {data.templates.length === 0 ? (
        <p className="mt-2 border-t border-strong pt-3 text-sm text-soft">{t('empty')}</p>
      ) : (
        <ul className="mt-2 grid border-t border-strong sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
          {data.templates.map(({ id, name, about, organization }) => (
            <li key={id} className="border-b border-line">
              <Link href={organizationFormPath(id)} className="group block py-3">
                <span className="font-semibold break-words underline-offset-4 group-hover:text-seal group-hover:underline">
                  {name}
                </span>
                <span className="block text-sm break-words text-soft">
                  {[organization, about].filter(Boolean).join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
