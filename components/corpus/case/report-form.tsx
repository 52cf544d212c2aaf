'use client'

import { useTranslations } from 'next-intl'
import { TextArea } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { RadioField } from '@/components/ui/form/radio-field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { ApiError, apiSend } from '@/lib/api-client'
import { limits } from '@/lib/corpus/constants'
import { reportKinds, reportSchema } from '@/lib/corpus/service-schema'
import type { ErrorCode } from '@/lib/errors'
import { formValues } from '@/lib/form-data'
import { answered, type FormState, initialFormState } from '@/lib/form-state'

type State = FormState<{ kind?: string; message?: string }, ErrorCode, 'sent'>

const formSchema = reportSchema.omit({ serial: true })

/** What is wrong, in one of four kinds, and the reader's own words. */
export function ReportForm({ serial }: { serial: number }) {
  const t = useTranslations('report')
  const errorCodes = useTranslations('errors.code')

  async function send(before: State, data: FormData): Promise<State> {
    try {
      const body = { ...formSchema.parse(formValues(data)), serial }
      await apiSend('/api/reports', { method: 'POST', body })
      return answered(before, { result: 'sent' })
    } catch (thrown) {
      return answered(before, { reason: thrown instanceof ApiError ? thrown.code : 'unknown' })
    }
  }

  const { state, isPending, form, field } = useActionForm<State>({
    action: send,
    initial: { ...initialFormState, values: { kind: 'text' } },
    schema: async () => formSchema,
    errorText: () => t('messageInvalid'),
  })
  const { reason } = state
  if (state.result) return <p role="status">{t('sent')}</p>
  return (
    <form {...form} className="space-y-4">
      <p className="text-sm text-soft">{t('text')}</p>
      <RadioField
        {...field('kind')}
        label={t('kind')}
        options={reportKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextArea
        {...field('message')}
        label={t('message')}
        hint={t('messageHint')}
        rows={4}
        required
        maxLength={limits.queryMax}
      />
      <FormStatus tone="error">{reason ? errorCodes(reason, { caseNumber: '' }) : null}</FormStatus>
      <p className="text-right">
        <SubmitButton pending={isPending} look="primary">
          {t(isPending ? 'sending' : 'send')}
        </SubmitButton>
      </p>
    </form>
  )
}
