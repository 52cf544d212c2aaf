import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getLocale } from 'next-intl/server'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { AboutStructuredData } from '@/components/product/about-structured-data'
import { NumberedSteps } from '@/components/product/numbered-steps'
import { PlainList } from '@/components/product/plain-list'
import { Section } from '@/components/product/section'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

const three = ['one', 'two', 'three'] as const
const four = ['one', 'two', 'three', 'four'] as const
const principles = ['citations', 'limits', 'privacy', 'ads'] as const
const facts = ['place', 'hours', 'languages'] as const

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'about')
}

export default function AboutPage() {
  const t = useTranslations('about')
  return (
    <div className="page pb-6">
      <PageBreadcrumb page="about" />
      <header className="max-w-[46em] pt-4 pb-9">
        <h1 className="text-3xl font-bold tracking-tight">{t('heading')}</h1>
        <p className="mt-3 text-lg">{t('lead')}</p>
      </header>
      <Section title={t('why.title')}>
        <div className="space-y-3">
          {three.map((part) => (
            <p key={part}>{t(`why.${part}`)}</p>
          ))}
        </div>
      </Section>
      <Section title={t('corpus.title')}>
        <div className="space-y-3">
          {three.map((part) => (
            <p key={part}>{t(`corpus.${part}`)}</p>
          ))}
          <p>
            <a href="https://www.law.go.kr" className="link" rel="noreferrer">
              {t('corpus.link')}
            </a>
          </p>
        </div>
      </Section>
      <Section title={t('check.title')}>
        <NumberedSteps
          steps={four.map((step) => ({
            title: t(`check.${step}.title`),
            text: t(`check.${step}.text`),
          }))}
        />
      </Section>
      <Section title={t('principles.title')}>
        <dl className="divide-y divide-line">
          {principles.map((name) => (
            <div key={name} className="grid gap-x-6 py-2.5 first:pt-0 sm:grid-cols-[10rem_1fr]">
              <dt className="font-semibold">{t(`principles.${name}.title`)}</dt>
              <dd>{t(`principles.${name}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t('not.title')}>
        <PlainList items={three.map((item) => t(`not.${item}`))} />
      </Section>
      <Section title={t('contact.title')}>
        <dl className="divide-y divide-line">
          {facts.map((name) => (
            <div key={name} className="grid gap-x-6 py-2.5 first:pt-0 sm:grid-cols-[10rem_1fr]">
              <dt className="font-semibold">{t(`contact.${name}`)}</dt>
              <dd>{t(`contact.${name}Text`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t('next.title')}>
        <p className="mb-4">{t('next.text')}</p>
        <p className="flex flex-wrap gap-2.5">
          <Link href="/case-search" className={buttonClass('primary')}>
            {t('next.search')}
          </Link>
          <Link href="/contact" className={buttonClass('quiet')}>
            {t('contact.link')}
          </Link>
        </p>
      </Section>
      <AboutStructuredData />
    </div>
  )
}
