import { useFormatter, useTranslations } from 'next-intl'
import type { TemplateGuide } from '@/lib/templates/guide'
import type { DueStep } from '@/lib/templates/steps'

/** Where the document goes, by when, and what it costs. */
export function NextSteps({
  steps,
  guide,
  isCounted,
}: {
  steps: readonly DueStep[]
  guide: TemplateGuide
  /** Whether one of the days is the end of a period, which a holiday moves. */
  isCounted: boolean
}) {
  const t = useTranslations('templates')
  const format = useFormatter()
  if (steps.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="next-steps">
      <h3 id="next-steps" className="font-bold">
        {t('packet.steps')}
      </h3>
      <ol className="mt-2 space-y-4">
        {steps.map(({ id, deadline, cost }, at) => {
          const { title, text } = guide.steps[id] ?? { title: id, text: '' }
          return (
            <li key={id} className="grid grid-cols-[1.75rem_1fr]">
              <span aria-hidden="true" className="font-bold text-seal">
                {at + 1}
              </span>
              <div>
                <p className="font-semibold">{title}</p>
                <p className="text-sm">{text}</p>
                {deadline ? (
                  <p className="mt-0.5 text-sm font-semibold">
                    {t('packet.deadline', {
                      day: format.dateTime(new Date(`${deadline}T00:00:00+09:00`), {
                        dateStyle: 'long',
                        timeZone: 'Asia/Seoul',
                      }),
                    })}
                  </p>
                ) : null}
                {cost === null ? null : (
                  <p className="mt-0.5 text-sm font-semibold">
                    {t('packet.cost', { amount: format.number(cost) })}
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      {isCounted ? <p className="mt-3 text-sm text-soft">{t('packet.holidays')}</p> : null}
    </section>
  )
}
