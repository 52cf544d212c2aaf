'use client'

import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { removePlaybook } from '@/lib/contracts/playbooks/actions'
import {
  initialPlaybookChangeState,
  type PlaybookChangeState,
} from '@/lib/contracts/playbooks/form-state'

/** Deletes a playbook with its versions; opened first, so that one press does nothing. */
export function DeletePlaybook({ playbook }: { playbook: string }) {
  const t = useTranslations('playbooks')
  const locale = useLocale()
  const { state, isPending, form } = useActionForm<PlaybookChangeState>({
    action: removePlaybook,
    initial: initialPlaybookChangeState,
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
        <input type="hidden" name="playbook" value={playbook} />
        <input type="hidden" name="locale" value={locale} />
        <SubmitButton pending={isPending} look="danger">
          {t('delete.confirm')}
        </SubmitButton>
        <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      </form>
    </details>
  )
}
