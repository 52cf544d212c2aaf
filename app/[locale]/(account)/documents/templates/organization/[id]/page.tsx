import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { DeleteTemplate } from '@/components/templates/organization/delete-template'
import { FieldForm } from '@/components/templates/organization/field-form'
import { FieldList } from '@/components/templates/organization/field-list'
import { NameForm } from '@/components/templates/organization/name-form'
import { PublishForm } from '@/components/templates/organization/publish-form'
import { Source } from '@/components/templates/organization/source'
import { VersionList } from '@/components/templates/organization/version-list'
import { buttonClass } from '@/components/ui/button-class'
import { SettingsSection } from '@/components/ui/settings-section'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { privateMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'
import { sitePages } from '@/lib/site-pages'
import {
  organizationFormPath,
  organizationTemplatePath,
  organizationTemplatesPath,
  organizationTrialPath,
} from '@/lib/templates/organization/constants'
import { loadOrganizationTemplate } from '@/lib/templates/organization/loaders'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  return privateMetadata('organizationTemplates', organizationTemplatePath(id))
}

/** One template of an organisation: its document, its questions, a trial, and what is published. */
export default async function OrganizationTemplatePage({ params, searchParams }: Props) {
  const { id } = await params
  const [loaded, query, t, pages] = await Promise.all([
    loadOrganizationTemplate(id),
    searchParams,
    getTranslations('organizationTemplates'),
    getTranslations('pages'),
  ])
  const { template, organization, mayEdit, mayDelete, versions, documents } = loaded
  const { name, body, rev, current_no: current } = template
  const asked = body.fields.find((field) => field.id === firstText(query.field))
  return (
    <div className="page pb-14">
      <Breadcrumb
        trail={[
          { label: pages('templates.name'), href: sitePages.templates.path },
          { label: pages('organizationTemplates.name'), href: organizationTemplatesPath },
          { label: name },
        ]}
      />
      <h1 className="pt-2 text-2xl font-bold tracking-tight break-words sm:pt-4">{name}</h1>
      <p className="text-sm text-soft">
        {organization.name} <Tag>{t(mayEdit ? 'may.edit' : 'may.read')}</Tag>
      </p>
      <div className="flex flex-wrap gap-2.5 pt-3 pb-6">
        {mayEdit && current !== null ? (
          <Link href={organizationFormPath(id)} className={buttonClass('primary')}>
            {t('fill')}
          </Link>
        ) : null}
      </div>
      <ClientMessages of={['organizationTemplates']}>
        <SettingsSection id="source" title={t('source.title')} text={t('source.lead')} isDense>
          <Source template={template} mayEdit={mayEdit} documents={documents} />
        </SettingsSection>
        <SettingsSection id="fields" title={t('fields.title')} text={t('fields.text')} isDense>
          <FieldList template={id} fields={body.fields} mayEdit={mayEdit} />
        </SettingsSection>
        {mayEdit && asked ? (
          <SettingsSection
            id="field"
            title={t('field.title', { name: asked.name })}
            text={t('field.text')}
            isDense
          >
            <FieldForm key={`${asked.id}-${rev}`} template={id} rev={rev} asked={asked} />
            <Link href={organizationTemplatePath(id)} className={buttonClass('bare')}>
              {t('field.cancel')}
            </Link>
          </SettingsSection>
        ) : null}
        {mayEdit && body.fields.length > 0 ? (
          <SettingsSection id="trial" title={t('trial.title')} text={t('trial.text')} isDense>
            <Link href={organizationTrialPath(id)} className={buttonClass()}>
              {t('trial.open')}
            </Link>
          </SettingsSection>
        ) : null}
        <SettingsSection
          id="versions"
          title={t('versions.title')}
          text={t('versions.text')}
          isDense
        >
          {mayEdit ? (
            <PublishForm template={id} rev={rev} next={(versions[0]?.no ?? 0) + 1} />
          ) : null}
          <VersionList template={id} versions={versions} current={current} mayEdit={mayEdit} />
        </SettingsSection>
        {mayEdit ? (
          <SettingsSection id="name" title={t('about.title')} isDense>
            <NameForm template={id} rev={rev} values={{ name, about: body.about }} />
          </SettingsSection>
        ) : null}
        {mayDelete ? (
          <SettingsSection id="delete" title={t('delete.title')} text={t('delete.text')} isDense>
            <DeleteTemplate template={id} />
          </SettingsSection>
        ) : null}
      </ClientMessages>
    </div>
  )
}
