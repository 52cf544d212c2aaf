import { z } from 'zod'
import { blockSchema } from '@/lib/documents/blocks/schema'
import type { organizationRoles } from '@/lib/organizations/constants'
import { typedLine, typedList, typedName, typedText } from '@/lib/typed-text'
import {
  fieldKinds,
  longestAbout,
  longestExample,
  longestFieldName,
  longestHelp,
  longestOption,
  longestQuestion,
  longestSourceText,
  longestTemplateName,
  mostFields,
  mostOptions,
} from './constants'

/** Keys of `error` in messages/…/organizationTemplates.json. */
export type TemplateError = 'required' | 'tooLong' | 'tooMany' | 'invalid' | 'choice' | 'example'

const stamp = z.iso.datetime({ offset: true })
const id = z.uuid('choice')

/** A question of an organisation's template. */
export const templateFieldSchema = z.object({
  /** In drafts of answers; the same through all versions. */
  id: z.string().regex(/^f[1-9]\d{0,3}$/),
  /** As it stands in the braces of the document. */
  name: z.string().min(1).max(longestFieldName),
  kind: z.enum(fieldKinds),
  /** Empty: its name is asked. */
  question: z.string().max(longestQuestion),
  help: z.string().max(longestHelp),
  example: z.string().max(longestExample),
  required: z.boolean(),
  /** Of a choice. */
  options: z.array(z.string().min(1).max(longestOption)).max(mostOptions),
})
export type TemplateField = z.infer<typeof templateFieldSchema>

/** Where the document came from. */
export const sourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('text'), text: z.string().max(longestSourceText) }),
  z.object({ kind: z.literal('document'), name: z.string().max(200) }),
])
export type TemplateSource = z.infer<typeof sourceSchema>

/** What a draft and a version hold. In runs, `field` is the id of a question and `text` its marker. */
export const templateBodySchema = z.object({
  about: z.string().max(longestAbout),
  source: sourceSchema,
  blocks: z.array(blockSchema).max(5000),
  fields: z.array(templateFieldSchema).max(mostFields),
})
export type TemplateBody = z.infer<typeof templateBodySchema>

export const emptyBody: TemplateBody = {
  about: '',
  source: { kind: 'none' },
  blocks: [],
  fields: [],
}

export const organizationTemplateSchema = z.object({
  id: z.uuid(),
  organization_id: z.uuid(),
  name: z.string(),
  /** A draft that this version of the site cannot read is begun again. */
  body: templateBodySchema.catch(emptyBody),
  rev: z.number().int(),
  /** The number of the version that members fill in; null: none is published. */
  current_no: z.number().int().nullable(),
  updated_at: stamp,
})
export type OrganizationTemplate = z.infer<typeof organizationTemplateSchema>

export const templateVersionSchema = z.object({
  id: z.uuid(),
  template_id: z.uuid(),
  organization_id: z.uuid(),
  no: z.number().int(),
  name: z.string(),
  body: templateBodySchema,
  published_at: stamp,
})
export type TemplateVersion = z.infer<typeof templateVersionSchema>

/** A version as lists show it. */
export const listedVersionSchema = z.object({
  id: z.uuid(),
  template_id: z.uuid(),
  no: z.number().int(),
  name: z.string(),
  published_at: stamp,
})
export type ListedVersion = z.infer<typeof listedVersionSchema>

export const templateUseSchema = z.object({ version_id: z.uuid(), uses: z.number().int() })

/** What members find beside the product's own templates. */
export const publishedTemplatesSchema = z.object({
  templates: z.array(
    z.object({ id: z.uuid(), name: z.string(), about: z.string(), organization: z.string() }),
  ),
  /** Whether one is in an organisation at all. */
  isMember: z.boolean(),
})
export type PublishedTemplates = z.infer<typeof publishedTemplatesSchema>

const rev = z.coerce.number('choice').int('choice')

export const newTemplateSchema = z.object({
  organization: id,
  name: typedName(longestTemplateName),
})

export const templateNameSchema = z.object({
  template: id,
  rev,
  name: typedName(longestTemplateName),
  about: typedText(longestAbout).default(''),
})

export const sourceTextSchema = z.object({
  template: id,
  rev,
  text: typedText(longestSourceText).pipe(z.string().min(1, 'required')),
})

export const sourceDocumentSchema = z.object({ template: id, rev, document: id })

/** Choices as they are typed: each on its line. */
const typedOptions = typedList('\n', { longest: longestOption, most: mostOptions })

/** The form of one question. Whether its example can be read the action knows: that depends on the kind. */
export const fieldFormSchema = z
  .object({
    template: id,
    rev,
    field: z.string().regex(/^f\d{1,4}$/, 'choice'),
    kind: z.enum(fieldKinds, 'choice'),
    question: typedLine(longestQuestion).default(''),
    help: typedText(longestHelp).default(''),
    example: typedText(longestExample).default(''),
    required: z
      .enum(['', 'on'])
      .optional()
      .transform((given) => given === 'on'),
    options: typedOptions.default([]),
  })
  .refine(({ kind, options }) => kind !== 'choice' || options.length > 1, {
    path: ['options'],
    message: 'required',
  })
export type FieldForm = z.output<typeof fieldFormSchema>

export const seenTemplateSchema = z.object({ template: id, rev })
export const chosenVersionSchema = z.object({ template: id, no: z.coerce.number().int().min(1) })

/** An organisation whose templates somebody reads. */
export type TemplateOrganization = {
  id: string
  name: string
  role: (typeof organizationRoles)[number]
}
