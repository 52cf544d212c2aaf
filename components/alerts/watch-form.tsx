import { BellRing } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, startTransition, useActionState, useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'
import { beginWatch } from '@/lib/alerts/actions'
import { initialWatchState } from '@/lib/alerts/form-state'
import { watchedAnswerSchema } from '@/lib/alerts/schema'
import { Link } from '@/lib/i18n/navigation'
import { useApi } from '@/lib/use-api'
import { forgetWanted, isWanted, type Watched } from './watch-key'

const watchesPage = '/alerts?show=watches'

/** The button for somebody signed in: watches, and leads to what is watched once it is. */
export function WatchForm({ watched, children }: { watched: Watched; children: ReactNode }) {
  const t = useTranslations('watchButton')
  const known = useApi('/api/watches', { query: watched, schema: watchedAnswerSchema })
  const [state, watch, isPending] = useActionState(beginWatch, initialWatchState)
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current || !isWanted(watched)) return
    isAsked.current = true
    const data = new FormData()
    for (const [name, value] of Object.entries(watched)) data.set(name, value)
    startTransition(() => watch(data))
  }, [watched, watch])
  useEffect(() => {
    if (state.attempt > 0) forgetWanted()
  }, [state.attempt])
  if (state.result === 'watched' || known.data?.watched) {
    return (
      <>
        <Link href={watchesPage} className={buttonClass()}>
          <BellRing size={16} aria-hidden="true" /> {t('watched')}
        </Link>
        <span className="sr-only" role="status">
          {state.result ? t('done') : null}
        </span>
      </>
    )
  }
  return (
    <form action={watch}>
      {Object.entries(watched).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={buttonClass()} aria-disabled={isPending}>
        {children}
      </button>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
