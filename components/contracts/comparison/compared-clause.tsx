import { useTranslations } from 'next-intl'
import { ChangedText } from '@/components/ui/changed-text'
import { Tag } from '@/components/ui/tag'
import type { ShownComparison } from '@/lib/contracts/compare/schema'

type Clause = ShownComparison['clauses'][number]

const nameOf = (places: Clause['before']) =>
  places
    .map(({ label, title }) => (title && !label.startsWith(title) ? `${label} (${title})` : label))
    .join(', ')

/** A clause with what was taken out of it and put in; screen readers hear both. */
export function ComparedClauseRow({ id, clause }: { id: string; clause: Clause }) {
  const t = useTranslations('contractComparison.clause')
  const { change, isMoved, before, after, pieces, isRewritten } = clause
  const [was, is] = [nameOf(before), nameOf(after)]
  return (
    <li id={id} className="scroll-mt-24 py-4">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <h4 className="font-bold">{was && is && was !== is ? `${was} → ${is}` : is || was}</h4>
        <Tag>{t(`change.${change}`)}</Tag>
        {isMoved ? <Tag>{t('moved')}</Tag> : null}
      </div>
      {isRewritten ? <p className="mt-1 text-sm text-soft">{t('rewritten')}</p> : null}
      <p lang="ko" className="mt-2 text-[15px] leading-7 break-words whitespace-pre-wrap">
        <ChangedText pieces={pieces} words={{ added: t('added'), removed: t('removed') }} />
      </p>
    </li>
  )
}
