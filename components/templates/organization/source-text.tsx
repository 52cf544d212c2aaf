'use client'

import { useTranslations } from 'next-intl'
import { TextArea } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { writeSource } from '@/lib/templates/organization/actions'
import { longestSourceText } from '@/lib/templates/organization/constants'
import { initialSourceState, type SourceState } from '@/lib/templates/organization/form-state'
import { SourceRefusal } from './source-refusal'

const loadSchema = async () =>
  (await import('@/lib/templates/organization/schema')).sourceTextSchema

/** The document of a template as it is typed: each line is a paragraph or a clause. */
export function SourceText({
  template,
  rev,
  text,
}: {
  template: string
  rev: number
  text: string
}) {
  const t = useTranslations('organizationTemplates')
  const { state, isPending, form, field } = useActionForm<SourceState>({
    action: writeSource,
    initial: { ...initialSourceState, values: { text } },
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="space-y-3">
      <input type="hidden" name="template" value={template} />
      <input type="hidden" name="rev" value={rev} />
      <TextArea
        {...field('text')}
        lang="ko"
        rows={12}
        label={t('source.text')}
        hint={t('source.textHint')}
        maxLength={longestSourceText}
        required
      />
      <SubmitButton pending={isPending}>{t('source.takeText')}</SubmitButton>
      <SourceRefusal refused={state.refused} />
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">
        {state.result ? t('source.taken', { count: state.result.fields }) : null}
      </FormStatus>
    </form>
  )
}
