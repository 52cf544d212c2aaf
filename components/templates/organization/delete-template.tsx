'use client'

import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { removeTemplate } from '@/lib/templates/organization/actions'
import {
  initialTemplateChangeState,
  type TemplateChangeState,
} from '@/lib/templates/organization/form-state'

/** Deletes a template with its versions; opened first, so that one press does nothing. */
export function DeleteTemplate({ template }: { template: string }) {
  const t = useTranslations('organizationTemplates')
  const locale = useLocale()
  const { state, isPending, form } = useActionForm<TemplateChangeState>({
    action: removeTemplate,
    initial: initialTemplateChangeState,
  })
  return (
    <details>
      <summary
        className={`${buttonClass()} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        {t('delete.open')}
      </summary>
      <form {...form} className="mt-3 space-y-3 border-l-2 border-danger pl-3.5">
        <p className="text-sm">{t('delete.text')}</p>
        <input type="hidden" name="template" value={template} />
        <input type="hidden" name="locale" value={locale} />
        <SubmitButton pending={isPending} look="danger">
          {t('delete.confirm')}
        </SubmitButton>
        <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      </form>
    </details>
  )
}
