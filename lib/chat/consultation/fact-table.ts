import type { Fact, Want } from './field-table'

/** How a question of a field is answered. Every one may be left out: what is missing is said in the summary. */
export type FactForm =
  | { kind: 'yesno' }
  | { kind: 'choice'; options: readonly FactOption[] }
  | { kind: 'month' }
  | { kind: 'amount' }
  | { kind: 'line' }

const factOptions = [
  'jeonse',
  'monthly',
  'shop',
  'underFive',
  'fiveOrMore',
  'noInjury',
  'lightInjury',
  'heavyInjury',
  'death',
  'violenceCrime',
  'sexualCrime',
  'fraudCrime',
  'threatCrime',
  'dutyCrime',
  'otherCrime',
  'online',
  'inShop',
  'doorToDoor',
  'byPhone',
  'socialMedia',
  'news',
  'groupChat',
  'offline',
  'isTrue',
  'isFalse',
  'isOpinion',
  'noOrder',
  'fineOrder',
  'departureOrder',
  'deportationOrder',
  'lastingHarm',
  'passingHarm',
] as const
export type FactOption = (typeof factOptions)[number]

const yesno = { kind: 'yesno' } as const
const month = { kind: 'month' } as const
const amount = { kind: 'amount' } as const
const line = { kind: 'line' } as const
const choice = (...options: FactOption[]) => ({ kind: 'choice', options }) as const

export const factTable: Record<Fact, FactForm> = {
  leaseKind: choice('jeonse', 'monthly', 'shop'),
  deposit: amount,
  movedIn: yesno,
  fixedDate: yesno,
  leaseEnd: month,
  noticeGiven: yesno,
  stillThere: yesno,
  employedFrom: month,
  employedTo: month,
  workplaceSize: choice('underFive', 'fiveOrMore'),
  writtenContract: yesno,
  monthlyPay: amount,
  owed: amount,
  dismissalLetter: yesno,
  marriedOn: month,
  minorChildren: yesno,
  livingApart: yesno,
  jointProperty: yesno,
  diedOn: month,
  will: yesno,
  estateDebts: yesno,
  accidentInjury: choice('noInjury', 'lightInjury', 'heavyInjury', 'death'),
  policeReport: yesno,
  otherInsured: yesno,
  seriousBreach: yesno,
  insurerOffer: yesno,
  crimeKind: choice(
    'violenceCrime',
    'sexualCrime',
    'fraudCrime',
    'threatCrime',
    'dutyCrime',
    'otherCrime',
  ),
  reported: yesno,
  goingOn: yesno,
  summoned: yesno,
  settled: yesno,
  culpritKnownOn: month,
  principal: amount,
  lentOn: month,
  dueOn: month,
  interestAgreed: yesno,
  iou: yesno,
  lastPaidOn: month,
  seized: yesno,
  boughtOn: month,
  howBought: choice('online', 'inShop', 'doorToDoor', 'byPhone'),
  receivedOn: month,
  price: amount,
  used: yesno,
  refundAsked: yesno,
  contractOn: month,
  claim: amount,
  delivered: yesno,
  endClause: yesno,
  medium: choice('socialMedia', 'news', 'groupChat', 'offline'),
  publicly: yesno,
  truth: choice('isTrue', 'isFalse', 'isOpinion'),
  identifiable: yesno,
  stillUp: yesno,
  visa: line,
  stayUntil: month,
  overstayed: yesno,
  immigrationOrder: choice('noOrder', 'fineOrder', 'departureOrder', 'deportationOrder'),
  orderReceivedOn: month,
  koreanRelatives: yesno,
  decision: line,
  noticeOn: month,
  decisionAmount: amount,
  heard: yesno,
  objected: yesno,
  appealTold: yesno,
  harm: choice('death', 'lastingHarm', 'passingHarm'),
  harmOn: month,
  harmKnownOn: month,
  explained: yesno,
  recordsCopied: yesno,
  askedOther: yesno,
}

const marriage: readonly Want[] = ['divorce', 'propertyDivision', 'custody', 'consolation']
const estate: readonly Want[] = ['inheritance', 'renounce', 'reservedShare']
const pay: readonly Want[] = ['unpaidWages', 'severance', 'overtime']

/** Facts that matter only to who wants one of these; all others matter always. */
const mattersFor: Partial<Record<Fact, readonly Want[]>> = {
  marriedOn: marriage,
  minorChildren: marriage,
  livingApart: marriage,
  jointProperty: marriage,
  diedOn: estate,
  will: estate,
  estateDebts: estate,
  monthlyPay: pay,
  owed: pay,
  dismissalLetter: ['dismissal'],
  fixedDate: ['depositBack'],
  explained: ['medicalDamages', 'explanation', 'mediation'],
  recordsCopied: ['medicalDamages', 'explanation', 'mediation'],
}

/** Whether a lawyer would ask for a fact, given what the person wants. */
export function matters(fact: Fact, wants: readonly Want[]): boolean {
  const only = mattersFor[fact]
  return only === undefined || only.some((want) => wants.includes(want))
}
