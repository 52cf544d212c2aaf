import { inquiryFields } from './constants'
import { type InquiryFields, inquirySchema } from './schema'
import type { FieldError, FieldErrors, InquiryValues } from './types'

type Checked = { ok: true; fields: InquiryFields } | { ok: false; problems: FieldErrors }

/** The same check in the browser, where it saves a journey, and on the server, where it counts. */
export function checkInquiry(values: InquiryValues): Checked {
  const parsed = inquirySchema.safeParse(values)
  if (parsed.success) return { ok: true, fields: parsed.data }
  const bad = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const problems = inquiryFields
    .filter((field) => bad.has(field))
    .map((field): [string, FieldError] => [
      field,
      values[field].trim() === '' ? 'required' : 'invalid',
    ])
  return { ok: false, problems: Object.fromEntries(problems) }
}
