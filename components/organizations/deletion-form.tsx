'use client'

import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { removeOrganization } from '@/lib/organizations/actions'
import { longestOrganizationName } from '@/lib/organizations/constants'
import { type DeletionState, initialDeletionState } from '@/lib/organizations/form-state'

const loadSchema = async () => (await import('@/lib/organizations/schema')).deletionFormSchema

/** Deletes an organisation once its name is typed. */
export function DeletionForm({ organization }: { organization: { id: string; name: string } }) {
  const t = useTranslations('organizations')
  const locale = useLocale()
  const { state, isPending, form, field } = useActionForm<DeletionState>({
    action: removeOrganization,
    initial: initialDeletionState,
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <details>
      <summary
        className={`${buttonClass('danger')} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        {t('delete.open')}
      </summary>
      <form {...form} className="mt-3 space-y-3 border-l-2 border-danger pl-3.5">
        <p className="text-sm">{t('delete.text')}</p>
        <input type="hidden" name="organization" value={organization.id} />
        <input type="hidden" name="locale" value={locale} />
        <TextField
          {...field('typed')}
          label={t('delete.typed', { name: organization.name })}
          maxLength={longestOrganizationName}
          autoComplete="off"
          required
        />
        <SubmitButton pending={isPending} look="danger">
          {t('delete.confirm')}
        </SubmitButton>
        <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      </form>
    </details>
  )
}
