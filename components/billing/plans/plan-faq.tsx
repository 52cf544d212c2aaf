import { useTranslations } from 'next-intl'
import { Faq, faqNode } from '@/components/ui/faq'
import { JsonLd } from '@/components/ui/json-ld'

const names = ['free', 'renew', 'cancel', 'refund', 'rise', 'card'] as const

/** Questions about paying; the answers say what the paid service policy says. */
export function PlanFaq() {
  const t = useTranslations('pricing.faq')
  const questions = names.map((name) => ({ question: t(`${name}.q`), answer: t(`${name}.a`) }))
  return (
    <>
      <Faq of={questions} />
      <JsonLd data={{ '@context': 'https://schema.org', ...faqNode(questions) }} />
    </>
  )
}
