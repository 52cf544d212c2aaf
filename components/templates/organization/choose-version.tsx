'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { rollBack } from '@/lib/templates/organization/actions'
import {
  initialTemplateChangeState,
  type TemplateChangeState,
} from '@/lib/templates/organization/form-state'

/** Has members fill in another version. */
export function ChooseVersion({ template, no }: { template: string; no: number }) {
  const t = useTranslations('organizationTemplates')
  const { state, isPending, form } = useActionForm<TemplateChangeState>({
    action: rollBack,
    initial: initialTemplateChangeState,
  })
  return (
    <form {...form} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="template" value={template} />
      <input type="hidden" name="no" value={no} />
      <SubmitButton
        pending={isPending}
        look="bare"
        label={t('versions.chooseNamed', { version: no })}
      >
        {t('versions.choose')}
      </SubmitButton>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
