import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { EmergencyLines } from '@/components/chat/consultation/emergency-lines'
import { FieldChoice } from '@/components/chat/consultation/field-choice'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { ExampleFrame } from '@/components/product/example-frame'
import { IntakeExample } from '@/components/product/intake-example'
import { NumberedSteps } from '@/components/product/numbered-steps'
import { PlainList } from '@/components/product/plain-list'
import { ProductStructuredData } from '@/components/product/product-structured-data'
import { Section } from '@/components/product/section'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

const three = ['one', 'two', 'three'] as const
const four = ['one', 'two', 'three', 'four'] as const

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'consultation')
}

/** The first step of the intake itself, then what it is. */
export default async function ConsultationPage() {
  const [t, words] = await Promise.all([
    getTranslations('products'),
    getTranslations('consultation'),
  ])
  return (
    <div className="page pb-6">
      <PageBreadcrumb page="consultation" />
      <header className="max-w-[46em] pt-4 pb-7">
        <h1 className="text-3xl font-bold tracking-tight">{t('consultation.heading')}</h1>
        <p className="mt-3 text-lg">{t('consultation.lead')}</p>
        <p className="mt-2 text-[0.95rem] text-soft">{t('consultation.status')}</p>
      </header>
      <div className="grid gap-x-16 gap-y-8 pb-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="choose">
          <h2 id="choose" className="text-xl font-bold">
            {words('choose.title')}
          </h2>
          <p className="mt-1 mb-4 max-w-[46em] text-soft">{words('choose.text')}</p>
          <FieldChoice />
          <p className="mt-3 text-sm">
            <Link href="/ai-chat" className="link">
              {words('choose.other')}
            </Link>
          </p>
          <p className="mt-1 text-sm">
            <Link href="/documents/templates" className="link">
              {words('choose.templates')}
            </Link>
          </p>
        </section>
        <EmergencyLines danger={null} />
      </div>
      <ExampleFrame title={t('consultation.exampleTitle')} text={t('consultation.exampleText')}>
        <IntakeExample />
      </ExampleFrame>
      <Section title={t('how')}>
        <NumberedSteps
          steps={four.map((step) => ({
            title: t(`consultation.steps.${step}.title`),
            text: t(`consultation.steps.${step}.text`),
          }))}
        />
      </Section>
      <Section title={t('who')}>
        <PlainList items={three.map((item) => t(`consultation.who.${item}`))} />
      </Section>
      <Section title={t('limits')}>
        <PlainList items={three.map((item) => t(`consultation.limits.${item}`))} />
      </Section>
      <Section title={t('next')}>
        <p>{t('consultation.nextText')}</p>
      </Section>
      <ProductStructuredData product="consultation" />
    </div>
  )
}
