import { isResidentNumber } from './resident-number'
import { type Carrier, personNameSchema } from './schema'
import type { PhoneProblem } from './types'

export type Identity = {
  name: string
  /** Six digits, a dash, one digit. Lives as long as the one call below. */
  residentNumber: string
  /** Confirmed before, by a code. */
  phone: string
  carrier: Carrier
}

export type IdentityResult =
  | { ok: true }
  | { ok: false; problem: Extract<PhoneProblem, 'nameAndId' | 'idFormat'> }

/**
 * The one call that is told who somebody says they are. No law asks us to process resident numbers, so
 * nothing of one may be kept (개인정보 보호법 제24조의2): what comes back says only whether the form is right.
 * Nothing else looks at it as long as no identity provider is set; one would be asked here.
 */
export async function checkIdentity(
  { name, residentNumber }: Identity,
  now: Date = new Date(),
): Promise<IdentityResult> {
  const isNamed = personNameSchema.safeParse(name).success
  if (!isNamed || residentNumber.trim() === '') return { ok: false, problem: 'nameAndId' }
  if (!isResidentNumber(residentNumber, now)) return { ok: false, problem: 'idFormat' }
  return { ok: true }
}
