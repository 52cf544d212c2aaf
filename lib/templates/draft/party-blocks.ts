import type { Block, Run } from '@/lib/documents/blocks/schema'
import type { PartyDetail, SignedBy } from '@/lib/templates/types'
import { fillText, textOf } from './fill-text'
import type { Scope } from './scope'

const detailNames: Record<Exclude<PartyDetail, 'account'>, string> = {
  birthDate: '생년월일',
  residentNumber: '주민등록번호',
  registrationNumber: '등록번호',
  registeredPlace: '등록기준지',
  address: '주소',
  phone: '전화번호',
  email: '전자우편',
}
/** In this order, whatever order a template asks them in. */
const order = [
  'residentNumber',
  'birthDate',
  'registrationNumber',
  'registeredPlace',
  'address',
  'phone',
  'email',
] as const

const line = (runs: Run[], indent: number): Block => ({
  kind: 'paragraph',
  number: null,
  page: null,
  text: textOf(runs),
  runs,
  ...(indent ? { indent } : {}),
})

/** What was asked of the party that a path names. */
function asked(scope: Scope, of: string): { ask: readonly PartyDetail[]; isCompany: boolean } {
  const [head, id] = of.split('.')
  const field =
    head === 'row'
      ? scope.row?.fields.find((each) => each.id === id)
      : scope.template.fields.find((each) => each.id === of)
  if (field?.kind !== 'party') throw new Error(`${scope.template.id}: no party ${of}`)
  const isCompany = scope.answers[`${of}.type`] === 'company' || field.only === 'company'
  return { ask: field.ask, isCompany }
}

const place = '(서명 또는 날인)'

/** 당사자 표시: role and name, below it who acts for a company, numbers and addresses. */
export function partyBlocks(role: string, of: string, scope: Scope, signs = false): Block[] {
  const mark = signs ? `  ${place}` : ''
  const { ask, isCompany } = asked(scope, of)
  const details = order.filter((detail) => {
    if (!ask.includes(detail)) return false
    const isPersonal = detail === 'birthDate' || detail === 'residentNumber'
    if (isPersonal || detail === 'registeredPlace') return !isCompany
    if (detail === 'registrationNumber') return isCompany
    // A telephone that nobody gave is left out, an address is not.
    return detail === 'address' || scope.answers[`${of}.${detail}`] !== undefined
  })
  // 성명 is what a person has; a company has a 명칭.
  const called = isCompany && role === '성명' ? '명칭' : role
  return [
    line(fillText(`${called}  {${of}.name}${isCompany ? '' : mark}`, scope), 0),
    ...(isCompany ? [line(fillText(`대표자  {${of}.representative}${mark}`, scope), 40)] : []),
    ...details.map((detail) =>
      line(fillText(`${detailNames[detail]}  {${of}.${detail}}`, scope), 40),
    ),
  ]
}

const places: Record<SignedBy, string> = { registeredSeal: '(인감 날인)', hand: '(서명)' }

/** Who signs: role, name, and the place for signature or seal. */
export function signatureBlocks(role: string, of: string, scope: Scope, by?: SignedBy): Block[] {
  const runs = fillText(`${role}  {${of}.signer}  ${by ? places[by] : place}`, scope)
  return [
    {
      kind: 'paragraph',
      number: null,
      page: null,
      role: 'signature',
      align: 'right',
      text: textOf(runs),
      runs,
    },
  ]
}
