'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { RadioField } from '@/components/ui/form/radio-field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { contractTypes, type Standpoint } from '@/lib/contracts/constants'
import { askedFacts } from '@/lib/contracts/facts/asked-facts'
import { employerSizes, regions, relations, yesNo } from '@/lib/contracts/facts/constants'
import type { Facts, FactsFieldError } from '@/lib/contracts/facts/schema'
import { confirmFacts } from '@/lib/contracts/reviews/actions'
import {
  type FactsFormState,
  initialFactsFormState,
} from '@/lib/contracts/reviews/facts-form-state'

const loadSchema = async () => (await import('@/lib/contracts/facts/schema')).factsFormSchema

/** In groups of three, as money is read; what is typed is read with and without them. */
const text = (amount: number | null) =>
  amount === null ? '' : String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

/** What the text says about the contract, for its reader to confirm or correct; unknown is an answer. */
export function FactsForm({ id, facts, side }: { id: string; facts: Facts; side: Standpoint }) {
  const t = useTranslations('contracts')
  const [type, setType] = useState(facts.type)
  const { state, isPending, form, field } = useActionForm<FactsFormState>({
    action: confirmFacts.bind(null, id),
    initial: {
      ...initialFactsFormState,
      values: {
        type: facts.type,
        side,
        relation: facts.relation,
        standardTerms: facts.standardTerms,
        employer: facts.employer,
        region: facts.region,
        deposit: text(facts.deposit),
        rent: text(facts.rent),
        signedOn: facts.signedOn ?? '',
      },
    },
    schema: loadSchema,
    errorText: (key: FactsFieldError) => t(`facts.error.${key}`),
  })
  const needs = askedFacts(type)
  const { onChange: typeChanged, ...typeField } = field('type')
  const sides = (['drafter', 'signer'] as const).map((value) => {
    const name = facts.parties[value]
    return { value, label: t(`sides.${type}.${value}`), ...(name ? { hint: name } : {}) }
  })
  return (
    <form {...form} className="max-w-[40rem] space-y-5">
      <SelectField
        {...typeField}
        onChange={(event) => {
          setType(contractTypes.find((each) => each === event.target.value) ?? 'other')
          typeChanged(event)
        }}
        label={t('facts.type')}
        hint={t('facts.typeHint')}
      >
        {contractTypes.map((value) => (
          <option key={value} value={value}>
            {t(`types.${value}`)}
          </option>
        ))}
      </SelectField>
      <RadioField
        {...field('side')}
        label={t('facts.side')}
        hint={t('facts.sideHint')}
        options={[...sides, { value: 'neutral', label: t('facts.neutral') }]}
      />
      {needs.relation ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField {...field('relation')} label={t('facts.relation')}>
            {relations.map((value) => (
              <option key={value} value={value}>
                {t(`facts.relations.${value}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            {...field('standardTerms')}
            label={t('facts.standardTerms')}
            hint={t('facts.standardTermsHint')}
          >
            {yesNo.map((value) => (
              <option key={value} value={value}>
                {t(`facts.yesNo.${value}`)}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      {needs.employer ? (
        <SelectField
          {...field('employer')}
          label={t('facts.employer')}
          hint={t('facts.employerHint')}
        >
          {employerSizes.map((value) => (
            <option key={value} value={value}>
              {t(`facts.employers.${value}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {needs.region ? (
        <SelectField {...field('region')} label={t('facts.region')} hint={t('facts.regionHint')}>
          {regions.map((value) => (
            <option key={value} value={value}>
              {t(`facts.regions.${value}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {needs.deposit ? (
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <TextField {...field('deposit')} label={t('facts.deposit')} autoComplete="off" />
          <TextField {...field('rent')} label={t('facts.rent')} autoComplete="off" />
        </div>
      ) : null}
      <div className="max-w-60">
        <TextField {...field('signedOn')} type="date" label={t('facts.signedOn')} />
      </div>
      <FormStatus tone="error">{state.reason ? t(`problems.${state.reason}`) : null}</FormStatus>
      <SubmitButton pending={isPending} look="primary">
        {t(isPending ? 'facts.starting' : 'facts.start')}
      </SubmitButton>
    </form>
  )
}
