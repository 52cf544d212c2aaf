import { useTranslations } from 'next-intl'
import { findingKinds } from '@/lib/contracts/constants'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'

/** How many findings of each kind there are, what the kind means, and how many are still open. */
export function FindingCounts({ findings }: { findings: readonly FindingView[] }) {
  const t = useTranslations('contractReview')
  const counted = findings.filter(({ ruledOut }) => !ruledOut)
  return (
    <dl className="grid gap-x-8 gap-y-3 border-y border-line py-4 sm:grid-cols-2 lg:grid-cols-5">
      {findingKinds.map((kind) => {
        const ofKind = counted.filter((finding) => finding.kind === kind)
        const high = ofKind.filter(({ severity }) => severity === 'high').length
        const open = ofKind.filter(({ state }) => state === 'open').length
        return (
          <div key={kind} className="flex gap-x-3">
            <dt className="order-2 text-sm">
              <span className="block font-semibold">{t(`kind.${kind}`)}</span>
              <span className="block text-soft tabular-nums">
                {t('counts.detail', { high, open })}
              </span>
              <span className="block text-soft">{t(`meaning.${kind}`)}</span>
            </dt>
            <dd className="min-w-7 shrink-0 text-2xl leading-tight font-bold tabular-nums">
              {ofKind.length}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
