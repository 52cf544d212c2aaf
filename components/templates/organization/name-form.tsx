'use client'

import { useTranslations } from 'next-intl'
import { TextArea, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { nameTemplate } from '@/lib/templates/organization/actions'
import { longestAbout, longestTemplateName } from '@/lib/templates/organization/constants'
import {
  initialTemplateNameState,
  type TemplateNameState,
} from '@/lib/templates/organization/form-state'

const loadSchema = async () =>
  (await import('@/lib/templates/organization/schema')).templateNameSchema

/** What the template is called, and when it is used. */
export function NameForm({
  template,
  rev,
  values,
}: {
  template: string
  rev: number
  values: { name: string; about: string }
}) {
  const t = useTranslations('organizationTemplates')
  const { state, isPending, form, field } = useActionForm<TemplateNameState>({
    action: nameTemplate,
    initial: { ...initialTemplateNameState, values },
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="template" value={template} />
      <input type="hidden" name="rev" value={rev} />
      <TextField {...field('name')} label={t('name')} maxLength={longestTemplateName} required />
      <TextArea
        {...field('about')}
        rows={2}
        label={t('about.label')}
        hint={t('about.hint')}
        maxLength={longestAbout}
      />
      <SubmitButton pending={isPending}>{t('save')}</SubmitButton>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result ? t('saved') : null}</FormStatus>
    </form>
  )
}
