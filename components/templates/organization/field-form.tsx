'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { SelectField, TextArea, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SelectOptions } from '@/components/ui/form/select-options'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { saveField } from '@/lib/templates/organization/actions'
import {
  fieldKinds,
  longestExample,
  longestHelp,
  longestQuestion,
} from '@/lib/templates/organization/constants'
import { type FieldState, initialFieldState } from '@/lib/templates/organization/form-state'
import type { TemplateField } from '@/lib/templates/organization/schema'

const loadSchema = async () => (await import('@/lib/templates/organization/schema')).fieldFormSchema

const typedOf = (field: TemplateField): Record<string, string> => ({
  kind: field.kind,
  question: field.question,
  help: field.help,
  example: field.example,
  options: field.options.join('\n'),
  required: field.required ? 'on' : '',
})

/** What one field is asked as. */
export function FieldForm({
  template,
  rev,
  asked,
}: {
  template: string
  rev: number
  asked: TemplateField
}) {
  const t = useTranslations('organizationTemplates')
  const locale = useLocale()
  const [kind, setKind] = useState<string>(asked.kind)
  const { state, isPending, form, field } = useActionForm<FieldState>({
    action: saveField,
    initial: { ...initialFieldState, values: typedOf(asked) },
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  const kindField = field('kind')
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="template" value={template} />
      <input type="hidden" name="rev" value={rev} />
      <input type="hidden" name="field" value={asked.id} />
      <TextField
        {...field('question')}
        label={t('field.question')}
        hint={t('field.questionHint', { name: asked.name })}
        maxLength={longestQuestion}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          {...kindField}
          label={t('field.kind')}
          onChange={(event) => {
            kindField.onChange(event)
            setKind(event.currentTarget.value)
          }}
        >
          <SelectOptions of={fieldKinds} say={(each) => t(`kind.${each}`)} />
        </SelectField>
        <SelectField {...field('required')} label={t('field.required')}>
          <option value="">{t('field.mayBeEmpty')}</option>
          <option value="on">{t('field.mustBeFilled')}</option>
        </SelectField>
      </div>
      {kind === 'choice' ? (
        <TextArea
          {...field('options')}
          lang="ko"
          rows={4}
          label={t('field.options')}
          hint={t('field.optionsHint')}
        />
      ) : null}
      <TextArea {...field('help')} rows={2} label={t('field.help')} maxLength={longestHelp} />
      {kind === 'yesNo' ? null : (
        <TextField
          {...field('example')}
          lang="ko"
          label={t('field.example')}
          hint={t('field.exampleHint')}
          maxLength={longestExample}
        />
      )}
      <SubmitButton pending={isPending} look="primary">
        {t('save')}
      </SubmitButton>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
