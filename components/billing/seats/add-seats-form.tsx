'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CheckboxField, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { mostPaidSeats } from '@/lib/billing/constants'
import { declineReason } from '@/lib/billing/provider-codes'
import { addSeats } from '@/lib/billing/seats/actions'
import { type AddState, initialAddState } from '@/lib/billing/seats/form-state'
import { seatsDue } from '@/lib/billing/seats/seats-due'
import { SeatCost, type SeatTerms } from './seat-cost'

const loadSchema = async () => (await import('@/lib/billing/seats/schema')).addFormSchema

/** A number of seats as it was typed; null while it is none that can be bought. */
function countIn(typed: string | undefined): number | null {
  const count = Number(typed)
  return typed && Number.isInteger(count) && count >= 1 && count <= mostPaidSeats ? count : null
}

/** Adds seats: what is charged now and with the renewal stands beside the number that is typed. */
export function AddSeatsForm({ organization, terms }: { organization: string; terms: SeatTerms }) {
  const t = useTranslations('seats')
  const { state, isPending, form, field } = useActionForm<AddState>({
    action: addSeats,
    initial: { ...initialAddState, values: { seats: '1' } },
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`, { most: mostPaidSeats }),
  })
  const [count, setCount] = useState(countIn(state.values.seats) ?? 1)
  const consent = useRef<HTMLDivElement>(null)
  // Pressed once more it would be charged once more: that is agreed to anew.
  useEffect(() => {
    const box = state.result ? consent.current?.querySelector('input') : null
    if (box) box.checked = false
  }, [state])
  const read = ({ target }: FormEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'seats')
      setCount(countIn(target.value) ?? count)
  }
  const won = (amount: number) => t('won', { amount })
  return (
    <form {...form} onInput={read} className="space-y-4">
      <input type="hidden" name="organization" value={organization} />
      {/* What stands beside the number: the server charges this amount or nothing. */}
      <input type="hidden" name="expected" value={seatsDue(count, terms, terms.today)} />
      <TextField
        {...field('seats')}
        label={t('add.label')}
        type="number"
        inputMode="numeric"
        min={1}
        max={mostPaidSeats}
        step={1}
        required
        className="max-w-32"
      />
      <SeatCost count={count} terms={terms} />
      <div ref={consent}>
        <CheckboxField {...field('consent')} label={t('add.consent')} required />
      </div>
      <FormStatus tone="error">
        {state.reason
          ? t(`problem.${state.reason}`, {
              most: mostPaidSeats,
              amount: won(state.amount ?? 0),
              reason: t(`reasons.${declineReason(state.code)}`),
            })
          : null}
      </FormStatus>
      <FormStatus tone={state.result === 'waiting' ? 'warn' : 'good'}>
        {state.result ? t(`add.${state.result}`) : null}
      </FormStatus>
      <SubmitButton pending={isPending} look="primary">
        {t(isPending ? 'add.submitting' : 'add.submit')}
      </SubmitButton>
      <p className="text-sm text-soft">{t('add.refund')}</p>
    </form>
  )
}
