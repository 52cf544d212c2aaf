'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FoldedDeletion } from '@/components/ui/form/folded-deletion'
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
    <FoldedDeletion
      form={form}
      isPending={isPending}
      values={{ playbook, locale }}
      words={{ open: t('delete.open'), text: t('delete.text'), confirm: t('delete.confirm') }}
      problem={state.reason ? t(`problem.${state.reason}`) : null}
    />
  )
}
