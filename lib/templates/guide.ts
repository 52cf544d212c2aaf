/** What the form says about a question, in one language. */
export type FieldGuide = {
  label: string
  help?: string
  options?: Readonly<Record<string, string>>
}
/** Everything that the form of one template says, from messages/…/templateGuides.json. */
export type TemplateGuide = {
  name: string
  about: string
  /** A field of a list stands as `evidence_name`. */
  fields: Readonly<Record<string, FieldGuide>>
  checks?: Readonly<Record<string, string>>
  steps: Readonly<Record<string, { title: string; text: string }>>
}

/** The messages of all templates, read by id. */
export type TemplateGuides = Readonly<Record<string, TemplateGuide>>

/** @param path `evidence`, or `evidence.0.name` of a list */
export function fieldGuide(guide: TemplateGuide, path: string): FieldGuide | null {
  const key = path.replace(/\.\d+\./g, '_').replace(/\./g, '_')
  return guide.fields[key] ?? null
}

/**
 * What the form of one template says.
 * @param guides the messages of one language
 * @throws Error when a template has none: a test holds that each has one
 */
export function guideOf(guides: TemplateGuides, id: string): TemplateGuide {
  const guide = guides[id]
  if (!guide) throw new Error(`no guide of the template ${id}`)
  return guide
}
