'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { CheckboxField, TextArea } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { RadioField } from '@/components/ui/form/radio-field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Link } from '@/lib/i18n/navigation'
import { annotate, putOff } from '@/lib/ragops/annotation/actions'
import { answerVerdicts, longest, questionVerdicts } from '@/lib/ragops/annotation/constants'
import {
  type AnnotationState,
  type ChangeState,
  initialAnnotationState,
  initialChangeState,
} from '@/lib/ragops/annotation/form-state'
import type { TakenItem } from '@/lib/ragops/annotation/schema'
import { useReviewKeys, verdictKeys } from './review-keys'

const loadSchema = async () => (await import('@/lib/ragops/annotation/schema')).annotationFormSchema

/** What two people said, where they do not agree. */
function Said({ item }: { item: TakenItem }) {
  const t = useTranslations('annotation')
  return (
    <section aria-labelledby="said" className="border-l-2 border-warn pl-3.5">
      <h2 id="said" className="text-sm font-bold">
        {t('review.settles')}
      </h2>
      <ul className="text-sm">
        {item.said.map(({ verdict, relevant, comment }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order is fixed, and they have no names
          <li key={at} className="pt-1 break-words">
            {t(`verdict.${verdict}`)}:{' '}
            <span lang="ko">
              {item.passages
                .filter(({ id }) => relevant.includes(id))
                .map(({ label }) => label)
                .join(' · ') || t('review.nothing')}
            </span>
            {comment ? <span className="block text-soft">{comment}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One item to judge: which passages answer it, and what is to be said of the answer. Made for the keyboard. */
export function ReviewForm({ item }: { item: TakenItem }) {
  const t = useTranslations('annotation')
  const root = useRef<HTMLElement>(null)
  useReviewKeys(root)
  const { state, isPending, form, field } = useActionForm<AnnotationState>({
    action: annotate,
    initial: initialAnnotationState,
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  const skip = useActionForm<ChangeState>({ action: putOff, initial: initialChangeState })
  const choices = item.answer === '' ? questionVerdicts : answerVerdicts
  return (
    <section ref={root} tabIndex={-1} aria-labelledby="item" className="space-y-6 outline-none">
      <h1 id="item" className="max-w-[42em] text-xl font-bold tracking-tight break-words">
        {item.query}
      </h1>
      {item.answer ? (
        <div>
          <h2 className="text-sm font-bold">{t('review.answer')}</h2>
          <p className="max-w-[42em] break-words whitespace-pre-line">{item.answer}</p>
        </div>
      ) : null}
      {item.settles ? <Said item={item} /> : null}
      <form {...form} className="space-y-6">
        <input type="hidden" name="item" value={item.id} />
        <fieldset>
          <legend className="font-bold">{t('review.passages')}</legend>
          {item.passages.length === 0 ? (
            <p className="text-sm text-soft">{t('review.noPassages')}</p>
          ) : null}
          <ol className="border-t border-line">
            {item.passages.map(({ id, label, href, excerpt }, at) => (
              <li key={id} className="group border-b border-line py-2.5">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <CheckboxField
                    name="relevant"
                    value={id}
                    label={
                      <span>
                        {at < 9 ? <kbd className="pr-2 text-soft">{at + 1}</kbd> : null}
                        <span lang="ko">{label}</span>
                      </span>
                    }
                  />
                  {href ? (
                    <Link href={href} target="_blank" className="link text-sm">
                      {t('review.open')}
                      <span className="sr-only" lang="ko">
                        {' '}
                        {label}
                      </span>
                    </Link>
                  ) : null}
                </div>
                {excerpt ? (
                  <p
                    lang="ko"
                    className="line-clamp-3 max-w-[48em] pl-7 text-sm break-words whitespace-pre-line text-soft group-focus-within:line-clamp-none"
                  >
                    {excerpt}
                  </p>
                ) : null}
              </li>
            ))}
          </ol>
        </fieldset>
        <RadioField
          {...field('verdict')}
          label={t(item.answer === '' ? 'review.question' : 'review.verdict')}
          options={choices.map((value) => ({
            value,
            label: `${t(`verdict.${value}`)} (${verdictKeys[value]})`,
          }))}
        />
        <TextArea
          {...field('comment')}
          label={t('review.comment')}
          maxLength={longest.comment}
          rows={2}
        />
        <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
        <SubmitButton pending={isPending} look="primary">
          {t('review.submit')}
        </SubmitButton>
      </form>
      <form {...skip.form} data-skip>
        <input type="hidden" name="item" value={item.id} />
        <FormStatus tone="error">
          {skip.state.reason ? t(`problem.${skip.state.reason}`) : null}
        </FormStatus>
        <SubmitButton pending={skip.isPending}>{t('review.skip')}</SubmitButton>
      </form>
    </section>
  )
}
