import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { GuidedForm } from '@/components/templates/form/guided-form'
import { privateMetadata } from '@/lib/page-metadata'
import { compileTemplate } from '@/lib/templates/organization/compile-template'
import {
  organizationTemplatePath,
  organizationTemplatesPath,
  organizationTrialPath,
} from '@/lib/templates/organization/constants'
import { loadTrial } from '@/lib/templates/organization/loaders'
import { sampleAnswers } from '@/lib/templates/organization/sample-answers'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  return privateMetadata('organizationTemplates', organizationTrialPath(id))
}

/** The draft of a template as members will fill it in, with its examples for answers. Nothing of it is kept. */
export default async function TrialPage({ params }: Props) {
  const { id } = await params
  const [{ name, body }, t, pages] = await Promise.all([
    loadTrial(id),
    getTranslations('organizationTemplates'),
    getTranslations('pages'),
  ])
  if (body.fields.length === 0) notFound()
  const { template, guide } = compileTemplate(id, name, body)
  return (
    <div className="page pb-12">
      <Breadcrumb
        trail={[
          { label: pages('organizationTemplates.name'), href: organizationTemplatesPath },
          { label: name, href: organizationTemplatePath(id) },
          { label: t('trial.title') },
        ]}
      />
      <h1 className="mt-2 text-2xl font-bold break-words">{t('trial.heading', { name })}</h1>
      <p className="mt-1 max-w-[46em] text-soft">{t('trial.lead')}</p>
      <div className="mt-8">
        <ClientMessages of={['templates']}>
          <GuidedForm
            template={template}
            guide={guide}
            links={{}}
            trial={{ answers: sampleAnswers(template.fields), back: organizationTemplatePath(id) }}
          />
        </ClientMessages>
      </div>
    </div>
  )
}
