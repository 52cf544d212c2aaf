import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

const steps = ['retrieve', 'passages', 'answer', 'check'] as const
type Step = (typeof steps)[number]

/** How the example at the top of the page was answered; null when there is none. */
export type ExampleTrace = {
  statutes: number
  cases: number
  shown: number
  checked: number
} | null

/** How an answer is made, in four steps, each with the figures of the example above. */
export function HomeGrounding({ course, states }: { course: ExampleTrace; states: ReactNode }) {
  const t = useTranslations('home.grounding')
  const brought: Partial<Record<Step, ReactNode>> = course
    ? {
        retrieve: t('retrieve.found', { statutes: course.statutes, cases: course.cases }),
        passages: t('passages.found', { count: course.shown }),
        answer: Array.from({ length: course.shown }, (_, at) => `[${at + 1}]`).join(' '),
        check: t('check.found', { checked: course.checked, count: course.shown }),
      }
    : {}
  return (
    <>
      <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
        {steps.map((step, at) => (
          <li key={step} className="relative max-sm:pl-10">
            {/* The line that joins the steps; its ends are the numbers. */}
            {at < steps.length - 1 ? (
              <span
                aria-hidden="true"
                className="absolute border-line max-sm:top-8 max-sm:-bottom-5 max-sm:left-3.5 max-sm:border-l sm:top-3.5 sm:-right-7 sm:left-10 sm:border-t max-xl:sm:even:hidden"
              />
            ) : null}
            <span
              aria-hidden="true"
              className="flex size-7 items-center justify-center rounded-sm border border-ink text-sm font-bold max-sm:absolute max-sm:top-0 max-sm:left-0"
            >
              {at + 1}
            </span>
            <h3 className="font-bold sm:mt-2">{t(`${step}.title`)}</h3>
            <p className="mt-0.5 text-[0.95rem]">{t(`${step}.text`)}</p>
            {brought[step] ? (
              <div className="mt-2 border-l-2 border-line pl-2.5 text-sm text-soft">
                {brought[step]}
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      <div className="mt-8">{states}</div>
    </>
  )
}
