import type { ScalarKind } from '@/lib/templates/types'

/** What an organisation asks for; parties and lists are the product's own. */
export const fieldKinds = [
  'text',
  'longText',
  'date',
  'money',
  'number',
  'choice',
  'yesNo',
] as const satisfies readonly (ScalarKind | 'choice' | 'yesNo')[]
export type FieldKind = (typeof fieldKinds)[number]

export const longestTemplateName = 80
export const longestAbout = 500
export const longestFieldName = 40
export const longestQuestion = 200
export const longestHelp = 500
export const longestExample = 300
export const longestOption = 100
export const mostOptions = 20
/** Nobody answers more questions one after the other. */
export const mostFields = 200
export const longestSourceText = 60_000
export const largestSourceFile = 10 * 1024 * 1024
/** Of a draft or version as JSON; the tables know the same. */
export const largestBody = 2 * 1024 * 1024

/** Files that a document is taken from: of a PDF only the look is known. */
export const sourceFormats = ['docx', 'hwpx', 'hwp'] as const

export const organizationTemplatesPath = '/documents/templates/organization'
/** Where a template is written and published. */
export const organizationTemplatePath = (id: string): string => `${organizationTemplatesPath}/${id}`
/** Where it is filled in. */
export const organizationFormPath = (id: string): string =>
  `${organizationTemplatesPath}/${id}/form`
/** Where its draft is tried. */
export const organizationTrialPath = (id: string): string =>
  `${organizationTemplatesPath}/${id}/trial`
