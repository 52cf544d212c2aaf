import { fieldErrors } from '@/lib/auth/sign-up-schema'
import type { ProfileField, ProfileState, ProfileValues } from './form-state'
import { type Profile, type ProfileForm, profileFormSchema } from './schema'
import { submittedValues } from './submitted-values'

/** What the form shows of a profile. */
export function valuesOf(profile: Profile): ProfileValues {
  return {
    userType: profile.userType,
    phone: profile.phone ?? '',
    organization: profile.organization ?? '',
    position: profile.position ?? '',
    fax: profile.fax ?? '',
    language: profile.language,
    ...(profile.marketingAgreedAt ? { marketing: 'on' } : {}),
  }
}

/** The form before it is sent. */
export function initialProfileState(profile: Profile): ProfileState {
  return {
    attempt: 0,
    problem: null,
    errors: {},
    values: valuesOf(profile),
    stored: null,
    seen: profile.updatedAt,
  }
}

export type ParsedProfile =
  | { ok: true; form: ProfileForm; values: ProfileValues }
  | { ok: false; errors: ProfileState['errors']; values: ProfileValues }

/** Reads the form; of several faults of one field the first is told. */
export function parseProfileForm(data: FormData): ParsedProfile {
  const values = submittedValues(data)
  const parsed = profileFormSchema.safeParse(values)
  if (parsed.success) return { ok: true, form: parsed.data, values }
  const errors: ProfileState['errors'] = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as ProfileField
    errors[field] ??= fieldErrors.find((each) => each === message) ?? 'required'
  }
  return { ok: false, errors, values }
}

/**
 * Since when somebody agrees to be sent news: the first time counts as long as they do not withdraw.
 * @param since what is stored
 */
export function consentTime(agrees: boolean, since: string | null, now: Date): string | null {
  return agrees ? (since ?? now.toISOString()) : null
}
