'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { longestTitle } from '@/lib/contracts/reviews/constants'
import { makeTable } from '@/lib/contracts/tables/actions'
import { mostContracts } from '@/lib/contracts/tables/constants'
import { initialTableFormState, type TableFormState } from '@/lib/contracts/tables/form-state'
import { ContractChoice } from './contract-choice'

const loadSchema = async () => (await import('@/lib/contracts/tables/schema')).tableFormSchema

type Choice = { id: string; title: string }

/** Which contracts stand in a table, and by which rules. */
export function TableForm({
  reviews,
  documents,
  versions,
}: {
  reviews: readonly Choice[]
  documents: readonly Choice[]
  versions: readonly { id: string; name: string; no: number }[]
}) {
  const t = useTranslations('contractTables')
  const locale = useLocale()
  const { state, errors, isPending, form, field } = useActionForm<TableFormState>({
    action: makeTable,
    initial: initialTableFormState,
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`, { most: mostContracts }),
  })
  const wrong = errors.reviews ?? errors.documents
  const error = wrong && t(`error.${wrong}`, { most: mostContracts })
  return (
    <form {...form} className="max-w-[42rem] space-y-5">
      <input type="hidden" name="locale" value={locale} />
      {reviews.length > 0 ? (
        <ContractChoice name="reviews" legend={t('form.reviews')} error={error} choices={reviews} />
      ) : null}
      {documents.length > 0 ? (
        <ContractChoice
          name="documents"
          legend={t('form.documents')}
          hint={t('form.documentsHint')}
          error={reviews.length > 0 ? undefined : error}
          choices={documents}
        />
      ) : null}
      <SelectField {...field('version')} label={t('form.rules')}>
        <option value="">{t('form.builtIn')}</option>
        {versions.map(({ id, name, no }) => (
          <option key={id} value={id}>
            {t('form.playbook', { name, version: no })}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('title')}
        label={t('form.title')}
        hint={t('form.titleHint')}
        maxLength={longestTitle}
      />
      <SubmitButton pending={isPending} look="primary">
        {t('form.make')}
      </SubmitButton>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
