'use client'

import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { leave } from '@/lib/organizations/actions'
import { initialLeaveState, type LeaveState } from '@/lib/organizations/form-state'
import { type Heir, HeirField } from './heir-field'

/** Leaves an organisation; opened first, so that one press does nothing. */
export function LeaveForm({
  organization,
  heirs,
}: {
  organization: string
  heirs: readonly Heir[]
}) {
  const t = useTranslations('organizations')
  const locale = useLocale()
  const { state, isPending, form } = useActionForm<LeaveState>({
    action: leave,
    initial: initialLeaveState,
  })
  return (
    <details>
      <summary
        className={`${buttonClass()} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        {t('leave.open')}
      </summary>
      <form {...form} className="mt-3 space-y-3 border-l-2 border-danger pl-3.5">
        <p className="text-sm">{t('leave.text')}</p>
        <HeirField heirs={heirs} />
        <input type="hidden" name="organization" value={organization} />
        <input type="hidden" name="locale" value={locale} />
        <SubmitButton pending={isPending} look="danger">
          {t('leave.confirm')}
        </SubmitButton>
        <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      </form>
    </details>
  )
}
