import { useTranslations } from 'next-intl'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { SelectField } from '@/components/ui/form/field'
import { FieldFrame, useFieldIds } from '@/components/ui/form/field-frame'
import { SelectOptions } from '@/components/ui/form/select-options'
import { carriers } from '@/lib/billing/phone/constants'
import { formatCountdown } from './format-countdown'
import { onEnter } from './on-enter'
import type { Verification } from './use-verification'

/** Carrier, number, and the button that sends a code. */
export function NumberRow({
  state,
  secondsLeft,
  type,
  send,
  error,
}: Pick<Verification, 'state' | 'secondsLeft' | 'type' | 'send'> & {
  error: { carrier?: string | undefined; phone?: string | undefined }
}) {
  const t = useTranslations('phone')
  const ids = useFieldIds({ error: error.phone })
  const isWaiting = secondsLeft > 0
  const isOff = isWaiting || state.busy !== null
  const words = () => {
    if (state.busy === 'sending') return t('sending')
    if (isWaiting) return t('resendIn', { time: formatCountdown(secondsLeft) })
    return t(state.sent ? 'resend' : 'send')
  }
  return (
    <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[9rem_1fr]">
      <SelectField
        label={t('carrier')}
        name="carrier"
        value={state.carrier}
        onChange={({ target }) => type('carrier', target.value)}
        error={error.carrier}
        required
      >
        <SelectOptions
          of={carriers}
          say={(carrier) => t(`carriers.${carrier}`)}
          any={t('carrierNone')}
        />
      </SelectField>
      <FieldFrame label={t('phone')} error={error.phone} required ids={ids}>
        <div className="flex flex-wrap gap-2">
          <input
            {...ids.aria}
            name="phone"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            placeholder="01012345678"
            value={state.phone}
            onChange={({ target }) => type('phone', target.value)}
            onKeyDown={onEnter(send)}
            className={`${inputClass} min-w-40 flex-1 basis-0 tabular-nums`}
            required
          />
          <button
            type="button"
            className={`${buttonClass('quiet')} tabular-nums`}
            aria-disabled={isOff}
            onClick={() => {
              if (!isOff) void send()
            }}
          >
            {words()}
          </button>
        </div>
      </FieldFrame>
    </div>
  )
}
