import { useTranslations } from 'next-intl'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { FieldFrame, useFieldIds } from '@/components/ui/form/field-frame'
import { codeLength } from '@/lib/billing/phone/constants'
import { formatPhone } from '@/lib/phone-number'
import { formatCountdown } from './format-countdown'
import { onEnter } from './on-enter'
import type { Verification } from './use-verification'

/** The code that was sent, and how long it counts. The time is there to be looked up, not read out each second. */
export function CodeRow({
  state,
  secondsLeft,
  type,
  check,
  error,
}: Pick<Verification, 'state' | 'secondsLeft' | 'type' | 'check'> & {
  error?: string | undefined
}) {
  const t = useTranslations('phone')
  const hint = state.sent ? t('codeHint', { phone: formatPhone(state.sent.phone) }) : ''
  const ids = useFieldIds({ hint, error })
  const isOff = state.busy !== null
  return (
    <FieldFrame label={t('code')} hint={hint} error={error} required ids={ids}>
      <div className="flex flex-wrap items-center gap-2">
        <input
          {...ids.aria}
          name="verificationCode"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeLength * 2}
          value={state.code}
          onChange={({ target }) => type('code', target.value)}
          onKeyDown={onEnter(check)}
          className={`${inputClass} max-w-36 tracking-[0.2em] tabular-nums`}
          required
        />
        <button
          type="button"
          className={buttonClass('quiet')}
          aria-disabled={isOff}
          onClick={() => {
            if (!isOff) void check()
          }}
        >
          {t(state.busy === 'checking' ? 'checking' : 'check')}
        </button>
        {secondsLeft > 0 ? (
          <span role="timer" className="ml-1 text-sm text-soft tabular-nums">
            {t('left', { time: formatCountdown(secondsLeft) })}
          </span>
        ) : null}
      </div>
    </FieldFrame>
  )
}
