import { useFormatter, useTranslations } from 'next-intl'
import { type Evaluation, evaluatorNames } from '@/lib/ragops/answers/schema'

/** What the checks say of an answer, with the words that they find fault with. Null: they could not be made. */
export function TraceChecks({ evaluation }: { evaluation: Evaluation | null }) {
  const t = useTranslations('ragops.checks')
  const format = useFormatter()
  if (!evaluation) return <p className="text-sm text-soft">{t('none')}</p>
  const { answered, figures, findings } = evaluation
  const shown = evaluatorNames.flatMap((name) => {
    const figure = figures[name]
    return figure && figure.right + figure.wrong + figure.open > 0 ? [{ name, ...figure }] : []
  })
  if (!answered || shown.length === 0) return <p className="text-sm text-soft">{t('nothing')}</p>
  return (
    <dl className="border-t border-line text-sm">
      {shown.map(({ name, score, right, wrong, open }) => (
        <div key={name} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-1.5">
          <dt>{t(`name.${name}`)}</dt>
          <dd className="text-right tabular-nums">
            <strong>
              {score === null
                ? '–'
                : format.number(score, { style: 'percent', maximumFractionDigits: 0 })}
            </strong>{' '}
            <span className="text-soft">{t('counts', { right, wrong, open })}</span>
          </dd>
          {findings
            .filter(({ evaluator, text }) => evaluator === name && text !== '')
            .slice(0, 5)
            .map(({ text, reason }) => (
              <dd
                key={`${text} ${reason}`}
                lang="ko"
                className="col-span-2 line-clamp-3 pl-3.5 break-words"
              >
                {text}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
}
