import { kindOfComputed, withComputed } from '@/lib/templates/computed'
import { holds } from '@/lib/templates/condition'
import type {
  Answers,
  ChoiceField,
  Field,
  ListRow,
  Party,
  PartyDetail,
  Scalar,
  Template,
} from '@/lib/templates/types'
import type { WrittenKind } from './value-text'

/** What a name in a text of a template stands for. */
export type Place = {
  kind: WrittenKind
  value: Scalar | undefined
  /** The answer that it comes from: `lender.name`, `items.0.price`. */
  field: string
  options?: Readonly<Record<string, string>>
}

/** Where names are looked up: all answers, and in a repeated part the row. */
export type Scope = {
  template: Template
  answers: Answers
  row: { list: string; at: number; fields: readonly Field[]; values: ListRow } | null
}

/** Unanswered, a question of yes or no means that the clause is not wanted. */
const withNo = ({ fields }: Template, answers: Answers): Answers => ({
  ...Object.fromEntries(fields.filter(({ kind }) => kind === 'yesNo').map(({ id }) => [id, false])),
  ...answers,
})

/** Details of parties under names of their own (`lender.type`), for conditions. */
const withDetails = (answers: Answers): Answers => {
  const details: Answers = {}
  for (const [id, value] of Object.entries(answers)) {
    if (typeof value !== 'object' || Array.isArray(value)) continue
    for (const [detail, text] of Object.entries(value)) details[`${id}.${detail}`] = text
  }
  return { ...details, ...answers }
}

const withAll = (template: Template, given: Answers): Answers =>
  withDetails(withComputed(withNo(template, given), template.computed))

/**
 * All that conditions, checks and texts may ask for. What was answered before another answer took its question away
 * is still in the form, and says nothing here.
 */
export function completeAnswers(template: Template, given: Answers): Answers {
  let complete = withAll(template, given)
  let asked = given
  for (const { id, when } of template.fields) {
    if (!when || asked[id] === undefined || holds(when, complete) !== false) continue
    const { [id]: _gone, ...others } = asked
    asked = others
    complete = withAll(template, asked)
  }
  return complete
}

/** @param given answers as `readAnswers` gives them */
export const scopeOf = (template: Template, given: Answers): Scope => ({
  template,
  answers: completeAnswers(template, given),
  row: null,
})

/** The scope of one row of a list; conditions find its values as `row.price`. */
export function rowScope(scope: Scope, list: string, at: number): Scope {
  const field = scope.template.fields.find(({ id }) => id === list)
  const rows = scope.answers[list]
  const values = (Array.isArray(rows) ? rows[at] : undefined) ?? {}
  const fields = field?.kind === 'list' ? field.fields : []
  const named = Object.entries(values).flatMap(([id, value]): [string, Scalar][] =>
    typeof value === 'object'
      ? Object.entries(value).map(([detail, text]) => [`row.${id}.${detail}`, text])
      : [[`row.${id}`, value]],
  )
  const answers = { ...scope.answers, ...Object.fromEntries(named) }
  return { ...scope, answers, row: { list, at, fields, values } }
}

const kindOfDetail = (detail: string): WrittenKind => {
  if (detail === 'birthDate') return 'date'
  return detail === 'address' || detail === 'registeredPlace' ? 'address' : 'text'
}

/** 900101-1******: the last six figures are never known here. */
const masked = (number: string) => `${number.padEnd(8, '*')}******`

/** 홍길동; of a company who acts for it too. */
function signerName(party: Party): string | undefined {
  if (!party.name || party.type === 'person') return party.name
  return party.representative ? `${party.name} 대표자 ${party.representative}` : party.name
}

function partyPlace(party: Party | undefined, detail: string, field: string): Place {
  if (detail === 'signer') return { kind: 'text', value: party && signerName(party), field }
  const value = party?.[detail as PartyDetail | 'name' | 'representative']
  const path = `${field}.${detail}`
  if (detail === 'residentNumber' && value !== undefined) {
    return { kind: 'text', value: masked(value), field: path }
  }
  return { kind: kindOfDetail(detail), value, field: path }
}

function fieldPlace(field: Field, value: unknown, path: string, rest: string): Place {
  if (field.kind === 'party') {
    const party = typeof value === 'object' && !Array.isArray(value) ? (value as Party) : undefined
    return partyPlace(party, rest || 'name', path)
  }
  const scalar = typeof value === 'object' ? undefined : (value as Scalar | undefined)
  if (field.kind === 'list') return { kind: 'text', value: undefined, field: path }
  const options = field.kind === 'choice' ? (field as ChoiceField).options : undefined
  const place = { kind: field.kind, value: scalar, field: path }
  return options ? { ...place, options } : place
}

/**
 * @param path `amount`, `lender.name`, or in a repeated part `row.price` and `no`
 * @throws Error when the template names something that it does not ask: a fault of the template
 */
export function placeOf({ template, answers, row }: Scope, path: string): Place {
  const [head = '', ...tail] = path.split('.')
  const rest = tail.join('.')
  if (head === 'no' && row) return { kind: 'number', value: row.at + 1, field: row.list }
  if (head === 'row' && row) {
    const [id = '', ...more] = tail
    const field = row.fields.find((each) => each.id === id)
    if (field) {
      return fieldPlace(field, row.values[id], `${row.list}.${row.at}.${id}`, more.join('.'))
    }
  }
  const field = template.fields.find(({ id }) => id === head)
  if (field) return fieldPlace(field, answers[head], head, rest)
  const computed = template.computed?.find(({ id }) => id === head)
  if (computed) {
    const value = answers[head]
    const scalar = typeof value === 'object' ? undefined : value
    return { kind: kindOfComputed(computed), value: scalar, field: head }
  }
  throw new Error(`${template.id}: no field ${path}`)
}
