'use client'

import { useTranslations } from 'next-intl'
import { SelectField, TextArea, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { addMatterRecord } from '@/lib/matters/actions'
import { longest, type RecordKind } from '@/lib/matters/constants'
import { initialRecordState, type RecordState } from '@/lib/matters/form-state'

const loadSchema = async () => (await import('@/lib/matters/schema')).recordFormSchema

/**
 * Puts something into a matter: a note, a decision by its number, a document or a draft that is there.
 * @param choices of documents and drafts: what it refers to, and its words
 */
export function RecordForm({
  matter,
  kind,
  choices,
}: {
  matter: string
  kind: RecordKind
  choices?: readonly (readonly [reference: string, words: string])[]
}) {
  const t = useTranslations('matters')
  const { state, isPending, form, field } = useActionForm<RecordState>({
    action: addMatterRecord,
    initial: initialRecordState,
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
    clearWhenDone: ['body', 'reference'],
  })
  return (
    <form {...form} className="space-y-3">
      <input type="hidden" name="matter" value={matter} />
      <input type="hidden" name="kind" value={kind} />
      {choices ? (
        <SelectField {...field('reference')} label={t(`record.${kind}`)} required>
          <option value="">{t('record.choose')}</option>
          {choices.map(([reference, words]) => (
            <option key={reference} value={reference}>
              {words}
            </option>
          ))}
        </SelectField>
      ) : kind === 'decision' ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            {...field('reference')}
            label={t('record.decision')}
            hint={t('record.decisionHint')}
            maxLength={100}
            autoComplete="off"
            required
          />
          <TextField
            {...field('body')}
            label={t('record.why')}
            hint={t('record.whyHint')}
            maxLength={300}
            autoComplete="off"
          />
        </div>
      ) : (
        <TextArea
          {...field('body')}
          label={t('record.note')}
          rows={4}
          maxLength={longest.note}
          required
        />
      )}
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <SubmitButton pending={isPending} label={`${t('record.add')}: ${t(`record.${kind}`)}`}>
        {t('record.add')}
      </SubmitButton>
    </form>
  )
}
