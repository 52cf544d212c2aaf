import { useTranslations } from 'next-intl'
import { CaseFacts } from '@/components/corpus/case/case-facts'
import { CaseList } from '@/components/corpus/case/case-list'
import { readableName } from '@/components/corpus/case/case-name'
import { Tag } from '@/components/ui/tag'
import { TextLink } from '@/components/ui/text-link'
import type { Change } from '@/lib/corpus/change-schema'
import { caseHref } from '@/lib/corpus/links'

/** A new decision, or one that a new decision seems to overrule. */
export function DecisionChangeRow({ change }: { change: Exclude<Change, { kind: 'article' }> }) {
  const t = useTranslations('changes')
  const { kind, decision } = change
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h3 className="font-semibold" lang="ko">
          <TextLink href={caseHref(decision)} className="cite">
            {decision.caseNumber} {readableName(decision.caseName)}
          </TextLink>
        </h3>
        <Tag tone={kind === 'overruling' ? 'warn' : 'plain'}>{t(`kind.${kind}`)}</Tag>
      </div>
      <CaseFacts of={decision} />
      {kind === 'overruling' ? (
        <div className="mt-1.5 max-w-[42em] space-y-1.5">
          <p>{t('overruling')}</p>
          <CaseList refs={[change.by]} absent="notHeld" />
        </div>
      ) : null}
    </>
  )
}
