import { useLocale } from 'next-intl'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { checkPhoneCode, sendPhoneCode } from '@/lib/billing/phone/actions'
import { isCode } from '@/lib/billing/phone/phone-input'
import type { VerifiedPhone } from '@/lib/billing/phone/types'
import { validatePhone } from '@/lib/billing/phone/validate-phone'
import {
  initialVerification,
  nextVerification,
  type VerificationState,
} from '@/lib/billing/phone/verification-state'
import { useCountdown } from './use-countdown'

export type Verification = {
  state: VerificationState
  secondsLeft: number
  type: (field: 'phone' | 'carrier' | 'code', value: string) => void
  send: () => Promise<void>
  check: () => Promise<void>
  change: () => void
}

/** An action that does not answer at all: the browser has lost its connection. */
const unreachable = () => ({ ok: false, problem: 'network' }) as const

/** Sends and checks codes, and counts down as the server says. */
export function useVerification(
  initial: VerifiedPhone | null,
  onVerified: (verified: VerifiedPhone | null) => void,
): Verification {
  const locale = useLocale()
  const [state, dispatch] = useReducer(nextVerification, initial, initialVerification)
  const secondsLeft = useCountdown(
    state.waitUntil,
    useCallback(() => dispatch({ type: 'timeOver' }), []),
  )
  const told = useRef(initial)
  useEffect(() => {
    if (told.current === state.verified) return
    told.current = state.verified
    onVerified(state.verified)
  }, [state.verified, onVerified])

  return {
    state,
    secondsLeft,
    type: (field, value) => dispatch({ type: 'typed', field, value }),
    change: () => dispatch({ type: 'changed' }),
    async send() {
      if (state.busy || secondsLeft > 0) return
      const read = validatePhone(state)
      if (!read.ok) return dispatch({ type: 'refused', problem: read.problem })
      const { phone, carrier } = read
      dispatch({ type: 'sending' })
      const result = await sendPhoneCode({ phone, carrier, locale }).catch(unreachable)
      dispatch({ type: 'sendAnswered', phone, carrier, result, now: Date.now() })
    },
    async check() {
      if (state.busy || !state.sent) return
      const { code } = state
      if (!isCode(code)) return dispatch({ type: 'refused', problem: 'codeRequired' })
      const { verificationId } = state.sent
      dispatch({ type: 'checking' })
      const result = await checkPhoneCode({ verificationId, code }).catch(unreachable)
      dispatch({ type: 'checkAnswered', result })
    },
  }
}
