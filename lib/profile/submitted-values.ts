import type { ProfileValues } from './form-state'

const texts = ['userType', 'phone', 'organization', 'position', 'fax', 'language'] as const

/** What was typed, as far as it may be shown again. */
export function submittedValues(data: FormData): ProfileValues {
  const values: ProfileValues = {}
  for (const name of texts) {
    const value = data.get(name)
    values[name] = typeof value === 'string' ? value.slice(0, 254) : ''
  }
  if (data.get('marketing') === 'on') values.marketing = 'on'
  return values
}
