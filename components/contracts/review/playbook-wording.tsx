import { useTranslations } from 'next-intl'
import type { FindingPlaybook } from '@/lib/contracts/playbooks/schema'

/** What an organisation accepts when its preferred wording is not had, and who decides. */
export function PlaybookWording({ rule }: { rule: FindingPlaybook }) {
  const t = useTranslations('contractReview.playbook')
  return (
    <>
      {rule.fallback ? (
        <div className="border-l-2 border-line pl-3 text-sm">
          <p className="text-xs font-semibold text-soft">{t('fallback')}</p>
          <p lang="ko" className="whitespace-pre-line">
            {rule.fallback}
          </p>
        </div>
      ) : null}
      {rule.approver ? (
        <p className="text-sm">
          <span className="text-soft">{t('approver')}</span> {rule.approver}
        </p>
      ) : null}
    </>
  )
}
