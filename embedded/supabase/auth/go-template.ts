/** What a template may ask for: `.SiteURL`, `.Data.language`. */
export type TemplateValues = { readonly [name: string]: unknown }

const PATH = String.raw`((?:\.\w+)+)`
const VALUE = new RegExp(`^${PATH}$`)
const IF = new RegExp(`^(else )?if eq ${PATH} "([^"]*)"$`)

const isValues = (found: unknown): found is TemplateValues =>
  typeof found === 'object' && found !== null

function lookUp(path: string, values: TemplateValues): string {
  let found: unknown = values
  for (const name of path.split('.').slice(1)) {
    found = isValues(found) && Object.hasOwn(found, name) ? found[name] : undefined
  }
  return typeof found === 'string' ? found : ''
}

/** One `if … end`: whether its present branch is written, whether one was, and whether any may be. */
type Choice = { open: boolean; taken: boolean; outer: boolean }

/**
 * Fills in the part of Go's templates that the mails use, so that hosted Supabase and the stand-in
 * send the same files: `{{ .X }}`, `{{ .Data.x }}`, `{{ if eq .X "a" }}`, `else if`, `else`, `end`.
 * @param safe makes a value harmless where it is put
 * @throws on anything else, rather than sending a mail with a hole
 */
export function fillTemplate(
  template: string,
  values: TemplateValues,
  safe: (value: string) => string,
): string {
  const choices: Choice[] = []
  let filled = ''
  for (const [index, part] of template.split(/\{\{\s*(.*?)\s*\}\}/s).entries()) {
    const choice = choices.at(-1)
    const isWritten = choice?.open ?? true
    if (index % 2 === 0) {
      if (isWritten) filled += part
      continue
    }
    const [, otherwise, path = '', literal] = IF.exec(part) ?? []
    if (path && !otherwise) {
      const open = isWritten && lookUp(path, values) === literal
      choices.push({ open, taken: open, outer: isWritten })
    } else if (choice && (path || part === 'else')) {
      choice.open =
        choice.outer && !choice.taken && (part === 'else' || lookUp(path, values) === literal)
      choice.taken ||= choice.open
    } else if (choice && part === 'end') {
      choices.pop()
    } else if (VALUE.test(part)) {
      if (isWritten) filled += safe(lookUp(part, values))
    } else {
      throw new Error(`template: {{ ${part} }} is not understood`)
    }
  }
  if (choices.length > 0) throw new Error('template: an {{ if }} has no {{ end }}')
  return filled
}
