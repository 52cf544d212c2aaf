import type {
  ChoiceField,
  Condition,
  ListField,
  PartyDetail,
  PartyField,
  ScalarField,
  ScalarKind,
  YesNoField,
} from './types'

type More = { required?: true; when?: Condition; example?: string }

const scalar =
  (kind: ScalarKind) =>
  (id: string, example: string, more: Omit<More, 'example'> = {}): ScalarField => ({
    id,
    kind,
    example,
    ...more,
  })

/** The questions that templates are written with; the second word is an example of an answer. */
export const text = scalar('text')
export const longText = scalar('longText')
export const money = scalar('money')
export const percent = scalar('percent')
export const count = scalar('number')
export const date = scalar('date')

/** @param options the words of the document for each choice */
export const choice = (
  id: string,
  options: Readonly<Record<string, string>>,
  more: More = {},
): ChoiceField => ({ id, kind: 'choice', options, ...more })

export const yesNo = (id: string, more: More = {}): YesNoField => ({ id, kind: 'yesNo', ...more })

export const person = (
  id: string,
  ask: readonly PartyDetail[],
  more: More & { only?: 'person' | 'company' } = {},
): PartyField => ({ id, kind: 'party', ask, required: true, ...more })

export const list = (
  id: string,
  fields: ListField['fields'],
  more: More & Pick<ListField, 'blankRows' | 'exampleRows'> = {},
): ListField => ({ id, kind: 'list', fields, ...more })
