import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { EmergencyLines } from '@/components/chat/consultation/emergency-lines'
import { FactsStep } from '@/components/chat/consultation/facts-step'
import { IntakeForm } from '@/components/chat/consultation/intake-form'
import { intakeMessages } from '@/components/chat/consultation/intake-messages'
import { PapersStep } from '@/components/chat/consultation/papers-step'
import { WhatStep } from '@/components/chat/consultation/what-step'
import { WhenStep } from '@/components/chat/consultation/when-step'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { intakeLimits } from '@/lib/chat/consultation/constants'
import { type Field, fields, listsOf } from '@/lib/chat/consultation/field-table'
import { Link } from '@/lib/i18n/navigation'
import { buildMetadata } from '@/lib/page-metadata'
import { sitePages } from '@/lib/site-pages'

type Props = { params: Promise<{ field: string }> }

export const dynamicParams = false

export function generateStaticParams(): { field: Field }[] {
  return fields.map((field) => ({ field }))
}

async function fieldOf({ params }: Props): Promise<Field> {
  const { field: asked } = await params
  const field = fields.find((each) => each === asked)
  if (!field) notFound()
  return field
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, locale, field] = await Promise.all([
    getTranslations('consultation'),
    getLocale(),
    fieldOf(props),
  ])
  return buildMetadata({
    locale,
    path: `${sitePages.consultation.path}/${field}`,
    title: t('form.title', { field: t(`fields.${field}.name`) }),
    description: t('form.lead'),
  })
}

/** The intake of one field of law. */
export default async function IntakePage(props: Props) {
  const [t, site, pages, messages, field] = await Promise.all([
    getTranslations('consultation'),
    getTranslations('site'),
    getTranslations('pages'),
    getMessages(),
    fieldOf(props),
  ])
  const { danger } = listsOf(field)
  const name = t(`fields.${field}.name`)
  const { path } = sitePages.consultation
  return (
    <div className="page pb-12">
      <Breadcrumb
        trail={[
          { label: site('products') },
          { label: pages('consultation.name'), href: path },
          { label: name },
        ]}
      />
      <h1 className="mt-2 text-2xl font-bold">{t('form.title', { field: name })}</h1>
      <p className="mt-1 max-w-[46em] text-soft">{t('form.lead')}</p>
      <p className="mt-1 text-sm">
        <Link href={path} className="link">
          {t('form.changeField')}
        </Link>
      </p>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
        <div>
          <p className="mb-6 border-l-2 border-warn pl-3.5 text-sm font-semibold">
            {t('form.noNames')}
          </p>
          <NextIntlClientProvider messages={intakeMessages(messages.consultation, field)}>
            <IntakeForm
              field={field}
              mostWants={intakeLimits.wants}
              asks={{
                what: <WhatStep field={field} />,
                when: <WhenStep />,
                facts: <FactsStep field={field} />,
                papers: <PapersStep field={field} />,
              }}
            />
          </NextIntlClientProvider>
        </div>
        <div className={`space-y-6 lg:max-w-sm ${danger ? 'max-lg:order-first' : ''}`}>
          <EmergencyLines danger={danger} />
          <div className="space-y-2 text-sm text-soft">
            <p>{t('form.generated')}</p>
            <p className="[@media(scripting:none)]:hidden">{t('form.draft')}</p>
          </div>
        </div>
      </div>
    </div>
  )
}
