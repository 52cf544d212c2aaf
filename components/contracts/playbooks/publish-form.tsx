'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { publish } from '@/lib/contracts/playbooks/actions'
import {
  initialPlaybookChangeState,
  type PlaybookChangeState,
} from '@/lib/contracts/playbooks/form-state'

/** Makes a version of the draft that is seen on this page. */
export function PublishForm({
  playbook,
  rev,
  next,
}: {
  playbook: string
  rev: number
  next: number
}) {
  const t = useTranslations('playbooks')
  const { state, isPending, form } = useActionForm<PlaybookChangeState>({
    action: publish,
    initial: initialPlaybookChangeState,
  })
  return (
    <form {...form} className="space-y-3">
      <input type="hidden" name="playbook" value={playbook} />
      <input type="hidden" name="rev" value={rev} />
      <SubmitButton pending={isPending}>{t('versions.publish', { version: next })}</SubmitButton>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result ? t('versions.published') : null}</FormStatus>
    </form>
  )
}
