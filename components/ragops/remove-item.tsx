'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { removeItem } from '@/lib/ragops/datasets/actions'
import { type ChangeState, initialChangeState } from '@/lib/ragops/datasets/form-state'

/** Leaves an item out of the next version; the versions that have it keep it. */
export function RemoveItem({
  dataset,
  item,
  name,
}: {
  dataset: string
  item: string
  name: string
}) {
  const t = useTranslations('ragops')
  const { state, isPending, form } = useActionForm<ChangeState>({
    action: removeItem,
    initial: initialChangeState,
  })
  return (
    <form {...form}>
      <input type="hidden" name="dataset" value={dataset} />
      <input type="hidden" name="item" value={item} />
      <button
        type="submit"
        aria-disabled={isPending}
        aria-label={`${t('item.remove')}: ${name}`}
        className="min-h-9 text-sm whitespace-nowrap text-soft underline decoration-line underline-offset-4 hover:text-danger"
      >
        {t('item.remove')}
      </button>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
