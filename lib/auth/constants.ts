export const userTypes = ['professional', 'personal', 'enterprise'] as const
export type UserType = (typeof userTypes)[number]

/** What the sign-up form offers; stored by its key, shown in the reader's language. */
export const organizations = [
  'lawFirm',
  'lawOffice',
  'corporateLegal',
  'government',
  'publicAgency',
  'court',
  'prosecution',
  'police',
  'university',
  'research',
  'nonprofit',
  'individual',
  'other',
] as const

/** Spec 9. */
export const minimumPasswordLength = 6
/** bcrypt reads no further. */
export const maximumPasswordLength = 72
