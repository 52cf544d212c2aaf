'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { removeSaved } from '@/lib/saved/actions'
import { initialRemovalState, type RemovalState } from '@/lib/saved/form-state'

/** Takes one source off the list, with its note. `name` says which, for those who do not see the row. */
export function RemoveButton({ id, name }: { id: string; name: string }) {
  const t = useTranslations('saved')
  const { state, isPending, form } = useActionForm<RemovalState>({
    action: removeSaved,
    initial: initialRemovalState,
  })
  return (
    <form {...form}>
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        aria-disabled={isPending}
        aria-label={`${t('remove')}: ${name}`}
        className="min-h-9 text-sm whitespace-nowrap text-soft underline decoration-line underline-offset-4 hover:text-danger"
      >
        {t('remove')}
      </button>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
