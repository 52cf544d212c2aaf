'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { pickSource } from '@/lib/templates/organization/actions'
import { initialSourceState, type SourceState } from '@/lib/templates/organization/form-state'
import { SourceRefusal } from './source-refusal'

/** Takes the document of a template from one's own library. */
export function SourceDocument({
  template,
  rev,
  documents,
}: {
  template: string
  rev: number
  documents: readonly { id: string; name: string }[]
}) {
  const t = useTranslations('organizationTemplates')
  const { state, isPending, form, field } = useActionForm<SourceState>({
    action: pickSource,
    initial: initialSourceState,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="space-y-3">
      <input type="hidden" name="template" value={template} />
      <input type="hidden" name="rev" value={rev} />
      <SelectField {...field('document')} label={t('source.document')}>
        {documents.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SubmitButton pending={isPending}>{t('source.takeDocument')}</SubmitButton>
      <SourceRefusal refused={state.refused} />
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">
        {state.result ? t('source.taken', { count: state.result.fields }) : null}
      </FormStatus>
    </form>
  )
}
