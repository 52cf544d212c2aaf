import type { Field, PartyField, Template } from './types'

/** Answers as somebody types them. */
export type TypedAnswers = { [field: string]: unknown }

const partyExamples: Record<string, string> = {
  birthDate: '1980-05-01',
  residentNumber: '800501-1',
  registrationNumber: '123-45-67890',
  address: '서울 종로구 ○○로 1',
  registeredPlace: '경남 진주시 ○○로 1',
  phone: '010-1234-5678',
  email: 'name@example.com',
  account: '○○은행 123-456-789012',
}

function partyExample({ ask, only, example = '홍길동' }: PartyField): TypedAnswers {
  const isCompany = only === 'company' || /주식회사/.test(example)
  const details = ask.filter((detail) =>
    isCompany
      ? !['birthDate', 'residentNumber', 'registeredPlace'].includes(detail)
      : detail !== 'registrationNumber',
  )
  return {
    type: isCompany ? 'company' : 'person',
    name: example,
    ...(isCompany ? { representative: '이대표' } : {}),
    ...Object.fromEntries(details.map((detail) => [detail, partyExamples[detail]])),
  }
}

/** An answer that fits the question. */
export function exampleOf(field: Field): unknown {
  switch (field.kind) {
    case 'party':
      return partyExample(field)
    case 'list':
      return [Object.fromEntries(field.fields.map((each) => [each.id, exampleOf(each)]))]
    case 'choice':
      return Object.keys(field.options)[0]
    case 'yesNo':
      return true
    case 'money':
    case 'number':
    case 'percent':
      return Number(field.example)
    default:
      return field.example
  }
}

/** Every question of a template answered. */
export const exampleAnswers = ({ fields }: Template): TypedAnswers =>
  Object.fromEntries(fields.map((field) => [field.id, exampleOf(field)]))
