import { useTranslations } from 'next-intl'
import { AskLink } from './ask-link'
import { type Source, SourceLine } from './source-line'
import { sources } from './sources'

const scopes = ['all', 'precedents', 'statutes'] as const
const sentences = [
  { name: 'one', cites: [1, 2] },
  { name: 'two', cites: [3] },
  { name: 'three', cites: [4, 5] },
] as const
const cited: readonly { source: Source; state: 'inForce' | 'verified' }[] = [
  { source: sources.opposability, state: 'inForce' },
  { source: sources.keptUp, state: 'verified' },
  { source: sources.registration, state: 'inForce' },
  { source: sources.leaseLasts, state: 'inForce' },
  { source: sources.noPrescription, state: 'verified' },
]

/** A question, its answer with numbered sources, and what was found of each source. */
export function AnswerExample() {
  const t = useTranslations('products.answer')
  const state = useTranslations('products.citation.state')
  const products = useTranslations('products')
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <p className="text-xs font-semibold text-soft">{t('question')}</p>
        <p className="text-lg font-semibold">{t('questionText')}</p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="text-soft">{t('scope')}</span>
          {scopes.map((scope) => (
            <span
              key={scope}
              className={
                scope === 'all' ? 'border-b-2 border-ink font-semibold' : 'px-0.5 text-soft'
              }
            >
              {t(`scopes.${scope}`)}
            </span>
          ))}
        </p>
        <p className="mt-6 text-xs font-semibold text-soft">
          {t('answer')} · {t('mark')}
        </p>
        <div className="mt-1 max-w-[42em] space-y-3">
          {sentences.map(({ name, cites }) => (
            <p key={name}>
              {t(name)}{' '}
              <sup className="font-semibold whitespace-nowrap">
                {cites.map((number) => `[${number}]`).join('')}
              </sup>
            </p>
          ))}
        </div>
        <p className="mt-4 border-l-2 border-strong pl-3 text-sm text-soft">{t('caution')}</p>
        <p className="mt-4 text-[0.95rem]">
          <AskLink question={t('questionText')} />
        </p>
      </div>
      <div className="lg:border-l lg:border-line lg:pl-8">
        <h3 className="text-xs font-semibold text-soft">{t('sources')}</h3>
        <ol className="divide-y divide-line text-[0.95rem]">
          {cited.map(({ source, state: found }, index) => (
            <li key={source.text} className="grid grid-cols-[2rem_minmax(0,1fr)] py-2.5">
              <span className="text-soft">[{index + 1}]</span>
              <span>
                <SourceLine sources={[source]} />
                <span className="block text-sm text-good">{state(found)}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-2 text-sm text-soft">{products('korean')}</p>
      </div>
    </div>
  )
}
