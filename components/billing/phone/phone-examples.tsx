'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { VerifiedPhone } from '@/lib/billing/phone/types'
import { initialVerification, type VerificationState } from '@/lib/billing/phone/verification-state'
import { PhoneFields } from './phone-fields'
import { PhoneView } from './phone-view'
import { ResidentNumberField } from './resident-number-field'

const verified: VerifiedPhone = {
  verificationId: '00000000-0000-4000-8000-000000000000',
  phone: '01012345678',
  carrier: 'LGU',
  provesUntil: '2100-01-01T00:00:00Z',
}
const { phone, carrier, verificationId } = verified
const sent: VerificationState = {
  ...initialVerification(null),
  phone,
  carrier,
  sent: { verificationId, phone, carrier },
  waitUntil: 1,
}
const nothing = () => {}
const still = { type: nothing, send: async () => {}, check: async () => {}, change: nothing }

/** The fields of a phone in their states, for the page of components. The first can be tried. */
export function PhoneExamples() {
  const t = useTranslations('phone')
  const [number, setNumber] = useState('')
  const states: [string, VerificationState, number][] = [
    ['missing', { ...initialVerification(null), trouble: { problem: 'required' } }, 0],
    ['sent', sent, 137],
    ['wrong', { ...sent, code: '000000', trouble: { problem: 'mismatch', attemptsLeft: 3 } }, 42],
    ['over', { ...sent, waitUntil: null, trouble: { problem: 'expired' } }, 0],
    [
      'failed',
      { ...initialVerification(null), phone, carrier, trouble: { problem: 'sendFailed' } },
      0,
    ],
    ['verified', initialVerification(verified), 0],
  ]
  return (
    <div className="grid gap-x-10 gap-y-8 pt-5 md:grid-cols-2">
      <PhoneFields onVerified={nothing} />
      {states.map(([name, state, secondsLeft]) => (
        <PhoneView key={name} {...still} state={state} secondsLeft={secondsLeft} problem={null} />
      ))}
      <ResidentNumberField value={number} onChange={setNumber} />
      <ResidentNumberField value="901301-1" onChange={nothing} error={t('problem.idFormat')} />
    </div>
  )
}
