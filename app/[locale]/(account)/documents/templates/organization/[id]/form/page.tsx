import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { GuidedForm } from '@/components/templates/form/guided-form'
import { Notice } from '@/components/ui/notice'
import { Link } from '@/lib/i18n/navigation'
import { privateMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'
import { sitePages } from '@/lib/site-pages'
import { compileTemplate } from '@/lib/templates/organization/compile-template'
import {
  organizationFormPath,
  organizationTemplatePath,
  organizationTemplatesPath,
} from '@/lib/templates/organization/constants'
import { loadForm } from '@/lib/templates/organization/loaders'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  return privateMetadata('organizationTemplates', organizationFormPath(id))
}

/** The guided form of an organisation's template. */
export default async function OrganizationFormPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams])
  const [{ version, organization, newer }, t, pages] = await Promise.all([
    loadForm(id, {
      document: firstText(query.document),
      isNew: firstText(query.version) === 'current',
    }),
    getTranslations('organizationTemplates'),
    getTranslations('pages'),
  ])
  const { template, guide } = compileTemplate(version.id, version.name, version.body)
  return (
    <div className="page pb-12">
      <Breadcrumb
        trail={[
          { label: pages('templates.name'), href: sitePages.templates.path },
          { label: pages('organizationTemplates.name'), href: organizationTemplatesPath },
          { label: version.name },
        ]}
      />
      <h1 className="mt-2 text-2xl font-bold break-words">{version.name}</h1>
      <p className="text-sm text-soft">
        {organization.name} · {t('versionNo', { version: version.no })}{' '}
        <Link href={organizationTemplatePath(id)} className="link">
          {t('form.about')}
        </Link>
      </p>
      {guide.about ? (
        <p className="mt-1 max-w-[46em] break-words text-soft">{guide.about}</p>
      ) : null}
      {newer === null ? null : (
        <div className="mt-5">
          <Notice title={t('form.older', { version: version.no })}>
            <p>
              {t('form.olderText', { version: newer })}{' '}
              <a href="?version=current" className="link">
                {t('form.beginNew', { version: newer })}
              </a>
            </p>
          </Notice>
        </div>
      )}
      <div className="mt-8">
        <ClientMessages of={['templates']}>
          <GuidedForm key={version.id} template={template} guide={guide} links={{}} />
        </ClientMessages>
      </div>
    </div>
  )
}
