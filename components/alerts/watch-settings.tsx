'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { SelectField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { changeWatch, chooseCadence } from '@/lib/alerts/actions'
import { cadences } from '@/lib/alerts/constants'
import { initialWatchChangeState, type WatchChangeState } from '@/lib/alerts/form-state'
import type { Watch } from '@/lib/alerts/schema'

type Props = { watch: Pick<Watch, 'id' | 'title' | 'cadence' | 'paused_at'> }

/** How often a watch is mailed. */
function CadenceForm({ watch }: Props) {
  const t = useTranslations('alerts')
  const { state, isPending, form, field } = useActionForm<
    WatchChangeState & { errors: { cadence?: never } }
  >({
    action: chooseCadence,
    initial: { ...initialWatchChangeState, values: { cadence: watch.cadence } },
  })
  return (
    <form {...form} className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="id" value={watch.id} />
      <div className="w-52">
        <SelectField {...field('cadence')} label={t('cadence.label')}>
          {cadences.map((cadence) => (
            <option key={cadence} value={cadence}>
              {t(`cadence.${cadence}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <SubmitButton pending={isPending} label={`${t('cadence.change')}: ${watch.title}`}>
        {t('cadence.change')}
      </SubmitButton>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result ? t('cadence.changed') : null}</FormStatus>
    </form>
  )
}

/** How a watch is mailed, paused and ended. */
export function WatchSettings({ watch }: Props) {
  const t = useTranslations('alerts')
  const { state, isPending, form } = useActionForm<WatchChangeState>({
    action: changeWatch,
    initial: initialWatchChangeState,
  })
  const pause = watch.paused_at === null ? 'pause' : 'resume'
  return (
    <div className="mt-3 max-w-[42em] space-y-3 border-l-2 border-line pl-3.5">
      <CadenceForm watch={watch} />
      <form {...form} className="flex flex-wrap items-center gap-2">
        <input type="hidden" name="id" value={watch.id} />
        {([pause, 'remove'] as const).map((change) => (
          <button
            key={change}
            type="submit"
            name="change"
            value={change}
            aria-disabled={isPending}
            aria-label={`${t(`change.${change}`)}: ${watch.title}`}
            className={buttonClass(change === 'remove' ? 'danger' : 'quiet')}
          >
            {t(`change.${change}`)}
          </button>
        ))}
        <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      </form>
    </div>
  )
}
