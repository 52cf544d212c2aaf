import { useTranslations } from 'next-intl'
import { deadlineStates, intakeLimits as limits } from '@/lib/chat/consultation/constants'
import { Radios } from './choice-fields'
import { MoreEvents } from './more-events'
import { Line, Tick } from './text-fields'
import { WhenFields } from './when-fields'

/** Rows in sight; the others open when they are wanted. */
const shown = 2

function EventRow({ at }: { at: number }) {
  const t = useTranslations('consultation.form')
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="sr-only">{t('event', { no: at + 1 })}</legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        <div>
          <WhenFields name={`events.${at}.on`} label={t('event', { no: at + 1 })} />
          <Tick name={`events.${at}.unsure`} label={t('unsure')} />
        </div>
        {/* Level with the fields of the date, which have a label more. */}
        <div className="sm:pt-5">
          <Line name={`events.${at}.text`} label={t('eventText')} most={limits.eventText} />
        </div>
      </div>
    </fieldset>
  )
}

/** When things happened, and a deadline that is known. */
export function WhenStep() {
  const t = useTranslations('consultation.form')
  const rows = Array.from({ length: limits.events }, (_, at) => at)
  const more = rows.slice(shown)
  const states = { none: t('deadlineNone'), unsure: t('deadlineUnsure'), known: t('deadlineKnown') }
  return (
    <div className="space-y-6">
      <div className="space-y-4">
        <p className="text-sm text-soft">{t('eventsHint')}</p>
        {rows.slice(0, shown).map((at) => (
          <EventRow key={at} at={at} />
        ))}
        <MoreEvents label={t('moreEvents')} rows={more}>
          {more.map((at) => (
            <EventRow key={at} at={at} />
          ))}
        </MoreEvents>
      </div>
      <div className="space-y-3 border-t border-strong pt-4">
        <Radios
          name="deadline.state"
          label={t('deadline')}
          hint={t('deadlineHint')}
          options={deadlineStates.map((state) => ({ value: state, label: states[state] }))}
        />
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
          <WhenFields name="deadline.on" label={t('deadlineOn')} />
          <div className="sm:pt-5">
            <Line name="deadline.text" label={t('deadlineText')} most={limits.deadlineText} />
          </div>
        </div>
      </div>
    </div>
  )
}
