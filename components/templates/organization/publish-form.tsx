'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { publish } from '@/lib/templates/organization/actions'
import {
  initialTemplateChangeState,
  type TemplateChangeState,
} from '@/lib/templates/organization/form-state'

/** Makes a version of the draft that is seen on this page. */
export function PublishForm({
  template,
  rev,
  next,
}: {
  template: string
  rev: number
  next: number
}) {
  const t = useTranslations('organizationTemplates')
  const { state, isPending, form } = useActionForm<TemplateChangeState>({
    action: publish,
    initial: initialTemplateChangeState,
  })
  return (
    <form {...form} className="space-y-3">
      <input type="hidden" name="template" value={template} />
      <input type="hidden" name="rev" value={rev} />
      <SubmitButton pending={isPending} look="primary">
        {t('versions.publish', { version: next })}
      </SubmitButton>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result ? t('versions.published') : null}</FormStatus>
    </form>
  )
}
