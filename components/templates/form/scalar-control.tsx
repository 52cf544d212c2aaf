import { useTranslations } from 'next-intl'
import { type FieldErrors, useFormContext, useWatch } from 'react-hook-form'
import { inputClass } from '@/components/ui/button-class'
import { FieldError } from '@/components/ui/form/field-frame'
import { amountWords } from '@/lib/templates/amount-words'
import { readMoney } from '@/lib/templates/read-answer'
import type { ScalarField, ScalarKind } from '@/lib/templates/types'
import { problemOf } from './error-of'

const modes: Partial<Record<ScalarKind, 'numeric' | 'decimal' | 'tel'>> = {
  money: 'numeric',
  percent: 'decimal',
  number: 'decimal',
  phone: 'tel',
}

/** The amount in Hangul, as the document will say it. */
function AmountInWords({ path }: { path: string }) {
  const amount = readMoney(useWatch({ name: path }))
  return (
    <p className="mt-1 min-h-6 text-sm text-soft" lang="ko" role="status">
      {amount === null ? null : amountWords(amount)}
    </p>
  )
}

/** Text, an amount, a date or a number. Without a label of its own it answers the question's heading. */
export function ScalarControl({
  field,
  path,
  errors,
  label,
}: {
  field: Pick<ScalarField, 'kind'>
  path: string
  errors: FieldErrors
  label?: string
}) {
  const t = useTranslations('templates')
  const { register } = useFormContext()
  const problem = problemOf(errors, path)
  const id = `answer-${path}`
  const shared = {
    ...register(path),
    id,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': [problem ? `${id}-error` : '', label ? '' : 'question-heading-hint']
      .filter(Boolean)
      .join(' '),
    ...(label ? {} : { 'aria-labelledby': 'question-heading' }),
  }
  const unit = field.kind === 'money' ? t('form.won') : field.kind === 'percent' ? '%' : null
  return (
    <div>
      {label ? (
        <label htmlFor={id} className="block text-sm font-semibold">
          {label}
        </label>
      ) : null}
      {field.kind === 'longText' ? (
        <textarea {...shared} rows={6} className={`${inputClass} mt-1 py-2`} />
      ) : (
        <span className="mt-1 flex items-center gap-2">
          <input
            {...shared}
            type={field.kind === 'date' ? 'date' : 'text'}
            inputMode={modes[field.kind]}
            autoComplete="off"
            className={inputClass}
          />
          {unit ? <span className="shrink-0 text-sm">{unit}</span> : null}
        </span>
      )}
      {field.kind === 'money' ? <AmountInWords path={path} /> : null}
      <FieldError id={`${id}-error`}>{problem ? t(`problems.${problem}`) : null}</FieldError>
    </div>
  )
}
