import { useTranslations } from 'next-intl'
import { RemarkList } from '@/components/contracts/remark-list'
import { askedFacts } from '@/lib/contracts/facts/asked-facts'
import type { Remark } from '@/lib/contracts/facts/remarks'
import type { Facts } from '@/lib/contracts/facts/schema'

type DecidingFact = 'employer' | 'region' | 'deposit' | 'relation' | 'standardTerms'

/** Facts that somebody could have said and did not, of those that such a contract turns on. */
function unknownFacts(facts: Facts): DecidingFact[] {
  const { type, relation, standardTerms, employer, region, deposit } = facts
  const asked = askedFacts(type)
  const found: (DecidingFact | false)[] = [
    asked.employer && employer === 'unknown' && 'employer',
    asked.region && region === 'unknown' && 'region',
    asked.region && deposit === null && 'deposit',
    asked.relation && relation === 'unknown' && 'relation',
    asked.relation && standardTerms === 'unknown' && 'standardTerms',
  ]
  return found.filter((fact) => fact !== false)
}

const always = ['spoken', 'registers', 'fairness'] as const

/** What nobody should believe was looked at. */
export function UncheckedList({ remarks, facts }: { remarks: readonly Remark[]; facts: Facts }) {
  const t = useTranslations('contractReview.unchecked')
  const unknown = unknownFacts(facts)
  return (
    <section aria-labelledby="unchecked" className="border-t border-strong pt-5">
      <h2 id="unchecked" className="text-lg font-bold">
        {t('title')}
      </h2>
      <div className="mt-2 max-w-[42em] space-y-2 text-[0.95rem]">
        {remarks.length > 0 ? <RemarkList remarks={remarks} /> : null}
        <ul className="list-disc space-y-1 pl-5">
          {unknown.map((fact) => (
            <li key={fact}>{t(`unknown.${fact}`)}</li>
          ))}
          {always.map((name) => (
            <li key={name}>{t(name)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
