import { useTranslations } from 'next-intl'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import { replacedWords } from './wording-form'

/** What the contract is to say once a finding is taken on: the old words struck out, the new ones behind them. */
export function AcceptedWording({ finding }: { finding: FindingView }) {
  const t = useTranslations('contractReview.wording')
  const { wording } = finding
  if (wording === null) return null
  const quote = replacedWords(finding)
  return (
    <div className="space-y-1 border-l-2 border-good pl-3">
      <p className="text-xs font-semibold text-soft">{t(quote === null ? 'isAdded' : 'is')}</p>
      {quote ? (
        <p>
          <del lang="ko" className="text-soft whitespace-pre-line">
            {quote}
          </del>
        </p>
      ) : null}
      {wording ? (
        <p>
          <ins lang="ko" className="no-underline whitespace-pre-line">
            {wording}
          </ins>
        </p>
      ) : null}
    </div>
  )
}
