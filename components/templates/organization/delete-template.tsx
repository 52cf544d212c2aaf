'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FoldedDeletion } from '@/components/ui/form/folded-deletion'
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
    <FoldedDeletion
      form={form}
      isPending={isPending}
      values={{ template, locale }}
      words={{ open: t('delete.open'), text: t('delete.text'), confirm: t('delete.confirm') }}
      problem={state.reason ? t(`problem.${state.reason}`) : null}
    />
  )
}
