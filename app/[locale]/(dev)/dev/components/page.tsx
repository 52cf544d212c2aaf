import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { PhoneExamples } from '@/components/billing/phone/phone-examples'
import { MessageGallery } from '@/components/chat/messages/message-gallery'
import { ClientMessages } from '@/components/layout/client-messages'
import { FullScreenSpinner } from '@/components/ui/full-screen-spinner'
import { DataSpecimens } from '@/components/ui/showcase/data-specimens'
import { FeedbackSpecimens } from '@/components/ui/showcase/feedback-specimens'
import { FieldSpecimens } from '@/components/ui/showcase/field-specimens'
import {
  ButtonSpecimens,
  ColourSpecimens,
  ReadingSpecimens,
  TypeSpecimens,
} from '@/components/ui/showcase/look-specimens'
import { OverlaySpecimens } from '@/components/ui/showcase/overlay-specimens'
import { env } from '@/lib/env'

const sections = [
  'type',
  'reading',
  'colours',
  'buttons',
  'fields',
  'overlays',
  'feedback',
  'data',
  'messages',
] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ui')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** Every part of the design system in its states. There is no such page in production. */
export default async function ComponentsPage({
  searchParams,
}: {
  searchParams: Promise<{ spinner?: string | string[] }>
}) {
  await connection()
  if (env().DEV_PAGES !== '1') notFound()
  const [t, phone, { spinner }] = await Promise.all([
    getTranslations('ui'),
    getTranslations('phone'),
    searchParams,
  ])
  return (
    <div className="page pt-10 pb-24">
      <h1 className="text-2xl font-bold tracking-tight">{t('title')}</h1>
      <p className="mt-1 max-w-[42em] text-soft">{t('lead')}</p>
      <nav aria-label={t('contents')} className="mt-4">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`} className="link">
                {t(`section.${section}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <TypeSpecimens />
      <ReadingSpecimens />
      <ColourSpecimens />
      <ButtonSpecimens />
      <FieldSpecimens />
      <ClientMessages of={['ui']}>
        <OverlaySpecimens />
      </ClientMessages>
      <FeedbackSpecimens />
      <DataSpecimens />
      <section aria-labelledby="messages" className="pt-12">
        <h2 id="messages" className="section-title">
          {t('section.messages')}
        </h2>
        <MessageGallery />
      </section>
      <section aria-labelledby="phone" className="pt-12">
        <h2 id="phone" className="section-title">
          {phone('legend')}
        </h2>
        <ClientMessages of={['phone']}>
          <PhoneExamples />
        </ClientMessages>
      </section>
      {spinner === undefined ? null : <FullScreenSpinner text={t('session')} />}
    </div>
  )
}
