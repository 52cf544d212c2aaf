import { inquiryFields } from './constants'
import type { InquiryFormState, InquiryValues } from './types'

/** The fields of a form as text; what is missing is empty, what is a file is nothing. */
export function formValues(form: FormData): InquiryValues {
  const text = (name: string) => {
    const value = form.get(name)
    // A form sends line breaks as CR LF whatever was typed.
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : ''
  }
  return Object.fromEntries(inquiryFields.map((name) => [name, text(name)])) as InquiryValues
}

const nothing = formValues(new FormData())

export const emptyState: InquiryFormState = { values: nothing, problems: {}, failure: null }
