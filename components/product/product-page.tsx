import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { availability, type Product } from '@/lib/product-availability'
import { ExampleFrame } from './example-frame'
import { NextLinks } from './next-links'
import { NumberedSteps } from './numbered-steps'
import { PlainList } from './plain-list'
import { ProductStructuredData } from './product-structured-data'
import { Section } from './section'

const three = ['one', 'two', 'three'] as const
const four = ['one', 'two', 'three', 'four'] as const
const stateClass = {
  open: 'text-good',
  partly: 'text-warn',
  preparing: 'text-warn',
} as const

/** The page of a product: what it is, its own screen (children), how it works, its users and its limits. */
export function ProductPage({
  product,
  real,
  more,
  children,
}: {
  product: Product
  /** What the children show works today, and is no example. */
  real?: boolean
  /** Further examples below the first. */
  more?: ReactNode
  children: ReactNode
}) {
  const t = useTranslations('products')
  const { state, next } = availability[product]
  return (
    <div className="page pb-6">
      <PageBreadcrumb page={product} />
      <header className="max-w-[46em] pt-4 pb-9">
        <h1 className="text-3xl font-bold tracking-tight">{t(`${product}.heading`)}</h1>
        <p className="mt-3 text-lg">{t(`${product}.lead`)}</p>
        <p className="mt-3 text-[0.95rem] text-soft">
          <strong className={`font-semibold ${stateClass[state]}`}>{t(`state.${state}`)}</strong>
          {' · '}
          {t(`${product}.status`)}
        </p>
        <div className="mt-5">
          <NextLinks first={next} />
        </div>
      </header>
      <ExampleFrame
        title={t(`${product}.exampleTitle`)}
        text={t(`${product}.exampleText`)}
        real={real}
      >
        {children}
      </ExampleFrame>
      {more}
      <Section title={t('how')}>
        <NumberedSteps
          steps={four.map((step) => ({
            title: t(`${product}.steps.${step}.title`),
            text: t(`${product}.steps.${step}.text`),
          }))}
        />
      </Section>
      <Section title={t('who')}>
        <PlainList items={three.map((item) => t(`${product}.who.${item}`))} />
      </Section>
      <Section title={t('limits')}>
        <PlainList items={three.map((item) => t(`${product}.limits.${item}`))} />
      </Section>
      <Section title={t('next')}>
        <p className="mb-4">{t(`${product}.nextText`)}</p>
        <NextLinks first={next} />
      </Section>
      <ProductStructuredData product={product} />
    </div>
  )
}
