import type { z } from 'zod'

export type FormValues = Record<string, string | string[]>

/**
 * What a form submits, as both the browser and the server read it: the texts by name, a list where a name
 * occurs more than once. Files and the framework's own fields are left out.
 */
export function formValues(data: FormData): FormValues {
  const values: FormValues = {}
  for (const name of new Set(data.keys())) {
    if (name.startsWith('$')) continue
    const texts = data.getAll(name).filter((value) => typeof value === 'string')
    if (texts.length > 0) values[name] = texts.length === 1 ? (texts[0] ?? '') : texts
  }
  return values
}

/** An issue whose message is the schema library's own English, because the schema gave no key. */
const isKey = (message: string) => /^\w+$/.test(message)

/** The message key of an issue; a field that was not sent at all has none and is `required`. */
export const errorKey = (message: string | undefined): string =>
  message && isKey(message) ? message : 'required'

/** The key of the first error of each field. Fields in objects or lists are named by their path: `items.2`. */
export function fieldErrorsOf({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= errorKey(message)
  return errors
}

export type ParsedForm<Schema extends z.ZodType, Key extends string> =
  | { ok: true; form: z.output<Schema> }
  | { ok: false; errors: Partial<Record<keyof z.input<Schema> & string, Key>> }

/**
 * Reads a form on the server with the schema that the browser checks it with.
 * `Key` names the message keys that the schema's issues carry; the schema decides what they are.
 */
export function parseForm<Schema extends z.ZodType, Key extends string = string>(
  schema: Schema,
  data: FormData,
): ParsedForm<Schema, Key> {
  const parsed = schema.safeParse(formValues(data))
  if (parsed.success) return { ok: true, form: parsed.data }
  const errors = fieldErrorsOf(parsed.error) as Partial<Record<keyof z.input<Schema> & string, Key>>
  return { ok: false, errors }
}

/** What was typed into the named fields, for the form to show it again. Never name a password. */
export function submittedTexts<Field extends string>(
  data: FormData,
  fields: readonly Field[],
  limit = 254,
): Partial<Record<Field, string>> {
  const values: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const value = data.get(field)
    if (typeof value === 'string') values[field] = value.slice(0, limit)
  }
  return values
}
