'use client'

import type { PhoneProblem, VerifiedPhone } from '@/lib/billing/phone/types'
import { PhoneView } from './phone-view'
import { useVerification } from './use-verification'

export type PhoneFieldsProps = {
  /** What was confirmed before, when the form is made anew. */
  initial?: VerifiedPhone | null
  /** Null when the person wants to use another number. */
  onVerified: (verified: VerifiedPhone | null) => void
  /** What the form around found on sending: `incomplete`, … */
  problem?: PhoneProblem | null
}

/** Confirms a phone by a code, inside a form of any kind: it sends nothing of that form. */
export function PhoneFields({ initial = null, onVerified, problem = null }: PhoneFieldsProps) {
  const verification = useVerification(initial, onVerified)
  return <PhoneView {...verification} problem={problem} />
}
