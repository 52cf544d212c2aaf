'use client'

import { useLocale, useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { NamedSelect } from '@/components/ui/form/named-select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { makeTemplate } from '@/lib/templates/organization/actions'
import { longestTemplateName } from '@/lib/templates/organization/constants'
import {
  initialNewTemplateState,
  type NewTemplateState,
} from '@/lib/templates/organization/form-state'

const loadSchema = async () =>
  (await import('@/lib/templates/organization/schema')).newTemplateSchema

/** A new template, of an organisation that one writes in. */
export function NewTemplateForm({
  organizations,
}: {
  organizations: readonly { id: string; name: string }[]
}) {
  const t = useTranslations('organizationTemplates')
  const locale = useLocale()
  const { state, isPending, form, field } = useActionForm<NewTemplateState>({
    action: makeTemplate,
    initial: initialNewTemplateState,
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="locale" value={locale} />
      <NamedSelect
        {...field('organization')}
        label={t('new.organization')}
        choices={organizations}
      />
      <TextField {...field('name')} label={t('name')} maxLength={longestTemplateName} required />
      <SubmitButton pending={isPending} look="primary">
        {t('new.make')}
      </SubmitButton>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
