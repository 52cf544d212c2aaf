'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useDay } from '@/components/billing/account/use-day'
import { TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { mostPaidSeats } from '@/lib/billing/constants'
import { changeNextSeats } from '@/lib/billing/seats/actions'
import { initialNextState, type NextState } from '@/lib/billing/seats/form-state'
import type { SeatTerms } from './seat-cost'

const loadSchema = async () => (await import('@/lib/billing/seats/schema')).nextFormSchema

type Props = {
  organization: string
  /** What is paid for in this organisation now, and what the next renewal counts. */
  held: number
  nextHeld: number
  terms: SeatTerms
}

/** Says how many seats the next renewal counts: fewer than now, or again as many. */
export function NextSeatsForm({ organization, held, nextHeld, terms }: Props) {
  const t = useTranslations('seats')
  const day = useDay()
  const { state, isPending, form, field } = useActionForm<NextState>({
    action: changeNextSeats,
    initial: { ...initialNextState, values: { nextSeats: String(nextHeld) } },
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`, { most: mostPaidSeats }),
  })
  const [count, setCount] = useState(nextHeld)
  const read = ({ target }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'nextSeats') return
    const typed = Number(target.value)
    if (target.value && Number.isInteger(typed) && typed >= 0 && typed <= held) setCount(typed)
  }
  const { plan, seatPrice, seats } = terms.next
  const amount = t('won', { amount: plan + (seats - nextHeld + count) * seatPrice })
  const date = day(terms.end)
  return (
    <form {...form} onInput={read} className="space-y-4">
      <input type="hidden" name="organization" value={organization} />
      <TextField
        {...field('nextSeats')}
        label={t('next.label', { date })}
        hint={t('next.hint', { count: held })}
        type="number"
        inputMode="numeric"
        min={0}
        max={held}
        step={1}
        required
        className="max-w-32"
      />
      <p aria-live="polite" className="text-sm tabular-nums">
        {t('next.becomes', { date, amount })}
      </p>
      <FormStatus tone="error">
        {state.reason
          ? t(`problem.${state.reason}`, { most: mostPaidSeats, amount: '', reason: '' })
          : null}
      </FormStatus>
      <FormStatus tone="good">{state.result ? t('next.saved') : null}</FormStatus>
      <SubmitButton pending={isPending}>{t('next.submit')}</SubmitButton>
    </form>
  )
}
