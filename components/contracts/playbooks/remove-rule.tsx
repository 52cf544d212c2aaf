'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { removeRule } from '@/lib/contracts/playbooks/actions'
import {
  initialPlaybookChangeState,
  type PlaybookChangeState,
} from '@/lib/contracts/playbooks/form-state'

/** Takes a rule out of the draft. What is published keeps it. */
export function RemoveRule({
  playbook,
  rev,
  rule,
  title,
}: {
  playbook: string
  rev: number
  rule: string
  title: string
}) {
  const t = useTranslations('playbooks')
  const { state, isPending, form } = useActionForm<PlaybookChangeState>({
    action: removeRule,
    initial: initialPlaybookChangeState,
  })
  return (
    <form {...form} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="playbook" value={playbook} />
      <input type="hidden" name="rev" value={rev} />
      <input type="hidden" name="rule" value={rule} />
      <SubmitButton pending={isPending} look="bare" label={t('rules.removeNamed', { title })}>
        {t('rules.remove')}
      </SubmitButton>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
