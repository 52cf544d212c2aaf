import type { Code } from './codes'
import type { Card } from './ledger/events'

/** A card whose number decides how it behaves. */
export type TestCard = {
  id: string
  number: string
  at: 'never' | 'registration' | 'charge'
  /** What it is refused with. */
  code: Code | null
  /** Which charges, counted from 0, it refuses; of those that refuse at charge time. */
  refuses?: (attempt: number) => boolean
  note: { ko: string; en: string }
}

const always = () => true

const card = (
  id: string,
  number: string,
  at: TestCard['at'],
  code: Code | null,
  ko: string,
  en: string,
  refuses?: (attempt: number) => boolean,
): TestCard => ({ id, number, at, code, note: { ko, en }, refuses })

/** Any other number that passes Luhn is good. */
export const TEST_CARDS: readonly TestCard[] = [
  card('good', '4330123412341235', 'never', null, '늘 승인', 'always approved'),
  card(
    'company',
    '4330123400000017',
    'registration',
    'REJECT_CARD_COMPANY',
    '카드사 거절',
    'the card company refuses',
  ),
  card(
    'lost',
    '4330123400000025',
    'registration',
    'INVALID_CARD_LOST_OR_STOLEN',
    '분실·도난',
    'lost or stolen',
  ),
  card(
    'stopped',
    '4330123400000033',
    'registration',
    'INVALID_STOPPED_CARD',
    '사용 정지',
    'stopped',
  ),
  card(
    'kind',
    '4330123400000041',
    'registration',
    'NOT_SUPPORTED_CARD_TYPE',
    '지원하지 않는 카드',
    'not supported',
  ),
  card(
    'aborted',
    '4330123400000058',
    'registration',
    'PAY_PROCESS_ABORTED',
    '등록 중단',
    'registration breaks off',
  ),
  card(
    'poor',
    '4330123400000108',
    'charge',
    'REJECT_CARD_PAYMENT',
    '결제마다 거절',
    'every charge refused',
    always,
  ),
  card(
    'once',
    '4330123400000116',
    'charge',
    'REJECT_CARD_PAYMENT',
    '첫 결제만 거절, 다음부터 승인',
    'first charge refused, then approved',
    (attempt) => attempt === 0,
  ),
  card(
    'later',
    '4330123400000124',
    'charge',
    'REJECT_CARD_PAYMENT',
    '첫 결제만 승인, 다음부터 거절',
    'first charge approved, then refused',
    (attempt) => attempt > 0,
  ),
  card(
    'recovers',
    '4330123400000132',
    'charge',
    'REJECT_CARD_PAYMENT',
    '첫 결제 승인, 두 번 거절, 다시 승인',
    'approved, refused twice, then approved again',
    (attempt) => attempt === 1 || attempt === 2,
  ),
  card(
    'amount',
    '4330123400000140',
    'charge',
    'EXCEED_MAX_PAYMENT_AMOUNT',
    '금액 한도 초과',
    'over the limit of an amount',
    always,
  ),
  card(
    'day',
    '4330123400000157',
    'charge',
    'EXCEED_MAX_ONE_DAY_AMOUNT',
    '하루 한도 초과',
    'over the limit of a day',
    always,
  ),
  card(
    'count',
    '4330123400000165',
    'charge',
    'EXCEED_MAX_DAILY_PAYMENT_COUNT',
    '하루 횟수 초과',
    'too many payments in a day',
    always,
  ),
  card(
    'expired',
    '4330123400000173',
    'charge',
    'INVALID_CARD_EXPIRATION',
    '등록 뒤 유효기간 지남',
    'expires after its registration',
    always,
  ),
  card(
    'provider',
    '4330123400000181',
    'charge',
    'PROVIDER_ERROR',
    '카드사 통신 오류(결과를 알 수 없는 코드)',
    'provider error: a code that leaves the outcome open',
    always,
  ),
]

const byNumber = new Map(TEST_CARDS.map((known) => [known.number, known]))
const byId = new Map(TEST_CARDS.map((known) => [known.id, known]))

/** The check that every card number passes. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d{14,19}$/.test(number) && sum % 10 === 0
}

/** As the provider shows a number: the first eight, and three near the end. */
const masked = (number: string): string => `${number.slice(0, 8)}****${number.slice(12, -1)}*`

/** Whose card it is goes by its first digits; a stand-in knows a few companies. */
const COMPANIES = ['11', '21', '31', '41', '51', '61', '71', '91'] as const

/** The card as it is kept: without its number. */
export function cardOf(number: string, corporate: boolean): Card {
  const company = COMPANIES[Number(number.slice(0, 6)) % COMPANIES.length] ?? '11'
  return {
    number: masked(number),
    issuerCode: company,
    acquirerCode: company,
    cardType: '신용',
    ownerType: corporate ? '법인' : '개인',
    testCard: byNumber.get(number)?.id ?? null,
  }
}

/** What a card is refused with when it is to be registered. */
export function refusalAtRegistration(number: string): Code | null {
  const known = byNumber.get(number)
  return known?.at === 'registration' ? known.code : null
}

/** What a card refuses a charge with. @param attempt how many charges have reached it before */
export function refusalAtCharge(card: Card, attempt: number): Code | null {
  const known = byId.get(card.testCard ?? '')
  return known?.at === 'charge' && known.refuses?.(attempt) ? known.code : null
}
