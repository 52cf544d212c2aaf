import { useTranslations } from 'next-intl'
import { JsonLd } from '@/components/ui/json-ld'

const questions = ['free', 'renew', 'cancel', 'refund', 'rise', 'card'] as const

/** Questions about paying; the answers say what the paid service policy says. */
export function PlanFaq() {
  const t = useTranslations('pricing.faq')
  return (
    <>
      <div className="border-t border-line">
        {questions.map((name) => (
          <details key={name} className="group border-b border-line">
            <summary className="flex items-baseline justify-between gap-4 py-3 font-semibold hover:text-seal">
              {t(`${name}.q`)}
              <span aria-hidden="true" className="text-soft group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="pb-4">{t(`${name}.a`)}</p>
          </details>
        ))}
      </div>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: questions.map((name) => ({
            '@type': 'Question',
            name: t(`${name}.q`),
            acceptedAnswer: { '@type': 'Answer', text: t(`${name}.a`) },
          })),
        }}
      />
    </>
  )
}
