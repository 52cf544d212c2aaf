'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FoldedDeletion } from '@/components/ui/form/folded-deletion'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { removeQueue } from '@/lib/ragops/annotation/actions'
import { type ChangeState, initialChangeState } from '@/lib/ragops/annotation/form-state'

/** Deleting opens first, so that one press deletes nothing. */
export function QueueDeletion({ queue }: { queue: string }) {
  const t = useTranslations('annotation')
  const locale = useLocale()
  const { state, isPending, form } = useActionForm<ChangeState>({
    action: removeQueue,
    initial: initialChangeState,
  })
  return (
    <FoldedDeletion
      form={form}
      isPending={isPending}
      values={{ queue, locale }}
      words={{ open: t('delete.open'), text: t('delete.text'), confirm: t('delete.confirm') }}
      problem={state.reason ? t(`problem.${state.reason}`) : null}
    />
  )
}
