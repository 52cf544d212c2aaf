import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { figuresOf } from '@/lib/templates/amount-words'
import { fittingFacts } from '@/lib/templates/conversation/fitting-facts'
import type { FoundFact } from '@/lib/templates/conversation/schema'
import type { ScalarField } from '@/lib/templates/types'

/** What was told in a conversation, to be taken as the answer of a question one by one. */
export function FactOffers({
  field,
  facts,
  words,
}: {
  field: ScalarField
  facts: readonly FoundFact[]
  /** What is asked, in the language of the page. */
  words: string
}) {
  const t = useTranslations('templates')
  const { setValue } = useFormContext()
  const fitting = fittingFacts(facts, field.kind, words)
  if (fitting.length === 0) return null
  const shown = ({ kind, value }: FoundFact) =>
    kind === 'money'
      ? t('conversation.amount', { amount: figuresOf(BigInt(value)) })
      : kind === 'percent'
        ? `${value}%`
        : value
  return (
    <section aria-labelledby="fact-offers" className="mt-5 text-sm">
      <h3 id="fact-offers" className="font-semibold">
        {t('conversation.found')}
      </h3>
      <ul className="mt-1 border-t border-line">
        {fitting.map((fact) => (
          <li key={fact.value} className="flex items-start gap-3 border-b border-line py-2">
            <span className="min-w-0 grow">
              <strong className="tabular-nums">{shown(fact)}</strong>
              <span className="block text-soft" lang="ko">
                {fact.sentence}
              </span>
            </span>
            <button
              type="button"
              className="link min-h-9 shrink-0"
              aria-label={t('conversation.takeNamed', { value: shown(fact) })}
              onClick={() =>
                setValue(field.id, fact.value, { shouldDirty: true, shouldValidate: true })
              }
            >
              {t('conversation.take')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
