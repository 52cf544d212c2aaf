'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { Field } from '@/lib/chat/consultation/field-table'
import type { IntakeProblems } from '@/lib/chat/consultation/types'
import { IntakeContext } from './intake-context'
import { IntakeReviewView, ProblemList } from './lazy-feedback'
import { StepFrame } from './step-frame'
import { type Step, steps } from './steps'
import { useIntake } from './use-intake'

const withScript = '[@media(scripting:none)]:hidden'
const withoutScript = '[@media(scripting:enabled)]:hidden'

/** The guided intake of one field of law. What its steps ask is put together by the server. */
export function IntakeForm({
  field,
  mostWants,
  asks,
}: {
  field: Field
  /** So many things may be wanted. */
  mostWants: number
  asks: Record<Exclude<Step, 'review'>, ReactNode>
}) {
  const t = useTranslations('consultation')
  const locale = useLocale()
  const intake = useIntake(field)
  const { state, step, problems, isScripted, isPending, refs } = intake
  const textOf = (code: IntakeProblems[string]) =>
    code === 'tooMany' ? t('problems.tooMany', { most: mostWants }) : t(`problems.${code}`)
  const at = steps.indexOf(step)
  const frame = (of: Step) => ({
    title: t(`form.steps.${of}`),
    open: step === of,
    first: of === 'what',
    isScripted,
    ref: step === of ? refs.heading : undefined,
  })
  // The choice of a field was the first step.
  const progress = { step: at + 2, total: steps.length + 1 }
  return (
    <form
      ref={refs.form}
      action={intake.action}
      onSubmit={intake.onSubmit}
      onInput={intake.onInput}
      noValidate
    >
      <div className={`mb-6 ${withScript}`}>
        <ProgressBar
          label={t('form.progress', progress)}
          value={progress.step}
          max={progress.total}
        />
      </div>
      {state.failure || problems.length > 0 ? (
        <ProblemList
          ref={refs.feedback}
          problems={problems}
          failure={state.failure}
          textOf={textOf}
        />
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="field" value={field} />
      {intake.isRestored && step === 'what' ? (
        <p className="mb-4 text-sm text-soft" role="status">
          {t('form.restored')}
        </p>
      ) : null}
      <IntakeContext value={{ ...intake.fields, entries: intake.entries, textOf }}>
        {steps.map((each) =>
          each === 'review' ? null : (
            <StepFrame key={each} {...frame(each)}>
              {asks[each]}
            </StepFrame>
          ),
        )}
      </IntakeContext>
      {state.review ? (
        <StepFrame {...frame('review')} title={t('review.title')} first={!isScripted}>
          <IntakeReviewView review={state.review} />
        </StepFrame>
      ) : null}
      <div className={`mt-8 flex flex-wrap gap-2.5 ${withScript}`}>
        {at > 0 ? (
          <button type="button" className={buttonClass('quiet')} onClick={intake.back}>
            {t('form.back')}
          </button>
        ) : null}
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={isPending}
          onClick={intake.advance}
        >
          {isPending
            ? t('form.working')
            : t(
                step === 'review' ? 'form.send' : step === 'papers' ? 'form.toReview' : 'form.next',
              )}
        </button>
        <button type="button" className={`${buttonClass('bare')} ml-auto`} onClick={intake.clear}>
          {t('form.clear')}
        </button>
      </div>
      <div className={`mt-6 flex flex-wrap gap-2.5 ${withoutScript}`}>
        <button
          type="submit"
          name="act"
          value="review"
          className={buttonClass(state.review ? 'quiet' : 'primary')}
        >
          {t('form.toReview')}
        </button>
        {state.review ? (
          <button type="submit" name="act" value="send" className={buttonClass('primary')}>
            {t('form.send')}
          </button>
        ) : null}
      </div>
    </form>
  )
}
