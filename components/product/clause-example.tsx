import { useTranslations } from 'next-intl'
import { type Source, SourceLine } from './source-line'
import { sources } from './sources'

type Clause = {
  name: 'term' | 'rent' | 'repair' | 'penalty' | 'court' | 'papers'
  kind: 'void' | 'negotiate' | 'missing'
  basis: readonly Source[]
}

const clauses: readonly Clause[] = [
  { name: 'term', kind: 'void', basis: [sources.leaseTerm, sources.mandatory] },
  { name: 'rent', kind: 'void', basis: [sources.rentRise, sources.mandatory] },
  { name: 'repair', kind: 'negotiate', basis: [sources.repairs, sources.repairClause] },
  { name: 'penalty', kind: 'negotiate', basis: [sources.liquidated, sources.heavyPenalty] },
  { name: 'court', kind: 'negotiate', basis: [sources.forum] },
  { name: 'papers', kind: 'missing', basis: [sources.disclosure] },
]
const tones = { void: 'text-danger', negotiate: 'text-warn', missing: 'text-soft' } as const

/** A lease clause by clause: its text, its defect, and the law that the remark rests on. */
export function ClauseExample() {
  const t = useTranslations('products.clauses')
  return (
    <ol aria-label={t('caption')} className="border-t border-line">
      {clauses.map(({ name, kind, basis }) => (
        <li
          key={name}
          className="grid gap-x-10 gap-y-2 border-b border-line py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <div>
            <h3 className="text-sm font-semibold text-soft">{t(`${name}.title`)}</h3>
            <p className={kind === 'missing' ? 'text-soft' : undefined}>{t(`${name}.text`)}</p>
          </div>
          <div>
            <p className={`text-sm font-semibold ${tones[kind]}`}>{t(`kind.${kind}`)}</p>
            <p>{t(`${name}.finding`)}</p>
            <p className="mt-1 text-sm">
              <span className="text-soft">{t('basis')}</span> <SourceLine sources={basis} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
