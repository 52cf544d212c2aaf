'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { readAlert } from '@/lib/alerts/actions'
import { initialWatchChangeState, type WatchChangeState } from '@/lib/alerts/form-state'

/** Marks one alert, or all of them, as read. `name` says which, for those who do not see the row. */
export function ReadButton({ id, name }: { id: string | 'all'; name?: string }) {
  const t = useTranslations('alerts')
  const { state, isPending, form } = useActionForm<WatchChangeState>({
    action: readAlert,
    initial: initialWatchChangeState,
  })
  return (
    <form {...form}>
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        aria-disabled={isPending}
        aria-label={name ? `${t('read')}: ${name}` : undefined}
        className={
          id === 'all'
            ? buttonClass()
            : 'min-h-9 text-sm whitespace-nowrap text-soft underline decoration-line underline-offset-4 hover:text-ink'
        }
      >
        {t(id === 'all' ? 'readAll' : 'read')}
      </button>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
