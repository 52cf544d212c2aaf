import type { Block } from '@/lib/documents/blocks/schema'

/** A condition over answers. Without the answers that it needs it is neither true nor false. */
export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  | { field: string; is: string | boolean }
  | { field: string; oneOf: readonly string[] }
  | { field: string; over: number }
  | { field: string; filled: true }

export const partyDetails = [
  'birthDate',
  'residentNumber',
  'registrationNumber',
  'address',
  'registeredPlace',
  'phone',
  'email',
  'account',
] as const
/** What is asked of a person or company beside the name. */
export type PartyDetail = (typeof partyDetails)[number]

type FieldBase = {
  id: string
  /** The document cannot be used without it; it is still written, with a marked blank. */
  required?: boolean
  /** The question is asked only then. */
  when?: Condition
  /** As somebody would type it, of a choice its name. Forms are in Korean, so are their examples. */
  example?: string
}

export type ScalarKind =
  | 'text'
  | 'longText'
  | 'money'
  | 'percent'
  | 'number'
  | 'date'
  | 'phone'
  | 'address'

export type ScalarField = FieldBase & { kind: ScalarKind; least?: number; most?: number }
export type ChoiceField = FieldBase & {
  kind: 'choice'
  /** Words of the document for each choice, by its name. */
  options: Readonly<Record<string, string>>
}
export type YesNoField = FieldBase & { kind: 'yesNo' }
export type PartyField = FieldBase & {
  kind: 'party'
  ask: readonly PartyDetail[]
  /** Only natural persons can be this party. */
  only?: 'person' | 'company'
}
export type ListField = FieldBase & {
  kind: 'list'
  fields: readonly (ScalarField | ChoiceField | PartyField)[]
  /** Rows that the document shows empty when nothing was answered. */
  blankRows?: number
  /** What further rows of an example say otherwise than the first. */
  exampleRows?: readonly Readonly<Record<string, string>>[]
}
export type Field = ScalarField | ChoiceField | YesNoField | PartyField | ListField

/** Everything that is known of a person or company of the document. */
export type Party = { type: 'person' | 'company'; name?: string; representative?: string } & {
  [Detail in PartyDetail]?: string
}
export type Scalar = string | number | boolean
export type ListRow = { [field: string]: Scalar | Party }
/** Dates are `2026-11-22`, money whole won, percentages numbers; what is missing was not answered. */
export type Answer = Scalar | Party | ListRow[]
export type Answers = { [field: string]: Answer }

/** A value that follows from answers; under a condition it takes the place of the one before it. */
export type Computed = { id: string; when?: Condition } & (
  | { op: 'sum'; of: readonly string[]; list?: string }
  | { op: 'difference'; of: string; less: string }
  | { op: 'product'; of: readonly [string, string] }
  | { op: 'share'; of: string; parts: number }
  | { op: 'percentOf'; of: string; percent: string }
  | { op: 'count'; list: string }
  | { op: 'stamp'; of: string; kind: 'suit' | 'paymentOrder' }
  | { op: 'after'; from: string; days?: number; months?: number; years?: number }
  | { op: 'before'; from: string; days?: number; months?: number }
  | { op: 'dayAfter'; from: string }
  /** The last of so many working days, the first day among them; needs the calendar of holidays. */
  | { op: 'workingDays'; from: string; days: number }
)

/**
 * Words of a document. `{lender.name|은}` is the answer and the particle that fits it, `{amount:words}` another
 * way of writing it; a text that holds only under a condition stands in between.
 */
export type Text = string | readonly (string | ConditionalText)[]
export type ConditionalText = { when: Condition; text: Text; otherwise?: Text }

export type Align = 'left' | 'center' | 'right'

/** How a paper must be signed where only one way holds: the registered seal, or the hand alone. */
export type SignedBy = 'registeredSeal' | 'hand'

/** A part of a template's document. */
export type Part =
  | { part: 'title'; text: Text }
  | { part: 'heading'; text: Text }
  | { part: 'paragraph'; text: Text; align?: Align }
  | { part: 'item'; text: Text; level?: 2 }
  | { part: 'article'; title: string; parts: readonly Part[] }
  | { part: 'clause'; text: Text }
  | { part: 'subitem'; text: Text }
  | { part: 'rows'; rows: readonly (readonly [string, Text])[] }
  | { part: 'table'; head: readonly string[]; of: string; cells: readonly Text[] }
  | { part: 'party'; role: string; of: string; signs?: true }
  | { part: 'signature'; role: string; of: string; by?: SignedBy }
  | { part: 'pageBreak' }
  /** A block of an organisation's own document; `counted`: its number follows from its place. */
  | { part: 'block'; block: Block; counted?: true }
  | { part: 'when'; when: Condition; parts: readonly Part[]; otherwise?: readonly Part[] }
  | { part: 'each'; of: string; parts: readonly Part[] }

/** Something that the law says about an answer. What it says stands in messages, by `id`. */
export type Check = {
  id: string
  /** Where it is told. */
  field: string
  /** The article that says so, as `이자제한법#2`. */
  article: string
  severity: 'illegal' | 'caution'
  /** It is asked only then. */
  only?: Condition
} & (
  | { rule: 'when'; when: Condition }
  /** The date of `field` is before that of `than`. */
  | { rule: 'earlier'; than: string }
  /** The last day has gone by. */
  | { rule: 'passed'; deadline: string }
  | { rule: 'future' }
  /** From `from` to the date of `field` it is more, or less, than so many months. */
  | { rule: 'longer' | 'shorter'; from: string; months: number }
)

export const templateCategories = [
  'money',
  'housing',
  'work',
  'family',
  'court',
  'crime',
  'business',
  'state',
] as const
export type TemplateCategory = (typeof templateCategories)[number]

/** A step after the document is written; what it says stands in messages, these are its facts. */
export type NextStep = {
  id: string
  /** The last day for it, a date of the answers or computed. */
  deadline?: string
  /** Money that it costs, computed. */
  cost?: string
  when?: Condition
}

export type Template = {
  /** In addresses and commands. */
  id: string
  /** The Korean name of the form. */
  title: string
  /** Other names that people use for it. */
  alsoCalled?: readonly string[]
  category: TemplateCategory
  /** Articles that the form rests on, as `민법#598`. */
  articles: readonly string[]
  fields: readonly Field[]
  computed?: readonly Computed[]
  checks?: readonly Check[]
  document: readonly Part[]
  steps: readonly NextStep[]
}
