import { eachProfileField } from '@/lib/auth/profile-fields'
import { initialFormState } from '@/lib/form-state'
import type { ProfileState, ProfileValues } from './form-state'
import type { Profile } from './schema'

/** What the form shows of a profile. */
export function valuesOf(profile: Profile): ProfileValues {
  return {
    userType: profile.userType,
    ...eachProfileField((name, { format }) => {
      const stored = profile[name] ?? ''
      return format ? format(stored) : stored
    }),
    language: profile.language,
    ...(profile.marketingAgreedAt ? { marketing: 'on' } : {}),
  }
}

/** The form before it is sent. */
export function initialProfileState(profile: Profile): ProfileState {
  return {
    ...initialFormState,
    values: valuesOf(profile),
    stored: null,
    seen: profile.updatedAt,
  }
}

/**
 * Since when a person agrees to be sent news: the first time counts as long as they do not withdraw.
 * @param since what is stored
 */
export function consentTime(agrees: boolean, since: string | null, now: Date): string | null {
  return agrees ? (since ?? now.toISOString()) : null
}
