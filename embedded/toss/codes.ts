/**
 * Codes that the provider answers with, their HTTP status, and what they say, in words of our own.
 * Who reads them goes by the code: the status is not the same for all of a kind.
 */
const CODES = {
  // The call itself.
  INVALID_REQUEST: [400, '요청을 읽을 수 없습니다. 값과 형식을 확인해 주세요.'],
  INVALID_API_KEY: [400, '시크릿 키가 아닌 키로 요청했습니다.'],
  UNAUTHORIZED_KEY: [401, '등록되지 않은 키입니다.'],
  INCORRECT_BASIC_AUTH_FORMAT: [
    403,
    '인증 헤더의 형식이 다릅니다. 키 뒤에 콜론을 붙여 인코딩하세요.',
  ],
  FORBIDDEN_REQUEST: [403, '할 수 없는 요청입니다.'],
  NOT_FOUND: [404, '없는 주소입니다.'],
  INVALID_IDEMPOTENCY_KEY: [400, '멱등키는 300자까지입니다.'],
  IDEMPOTENT_REQUEST_PROCESSING: [409, '같은 멱등키의 앞선 요청이 아직 끝나지 않았습니다.'],
  TOO_MANY_REQUESTS: [429, '요청이 너무 많습니다. 잠시 뒤에 다시 보내 주세요.'],
  // The shop.
  NOT_SUPPORTED_METHOD: [400, '이 상점은 자동결제를 계약하지 않았습니다.'],
  NOT_SUPPORTED_BILLING_MERCHANT: [400, '이 상점에서는 빌링키를 쓸 수 없습니다.'],
  // Keys and orders.
  NOT_FOUND_BILLING: [404, '그런 빌링 인증이 없습니다.'],
  BILLING_KEY_NOT_FOUND: [404, '그런 빌링키가 없습니다.'],
  INVALID_BILL_KEY_REQUEST: [400, '쓸 수 없는 빌링키입니다.'],
  NOT_MATCHES_CUSTOMER_KEY: [400, '카드를 등록한 고객의 키가 아닙니다.'],
  NOT_FOUND_PAYMENT: [404, '그런 결제가 없습니다.'],
  DUPLICATED_ORDER_ID: [400, '이미 승인된 주문번호입니다.'],
  ALREADY_PROCESSED_PAYMENT: [400, '이미 처리된 결제입니다.'],
  BELOW_MINIMUM_AMOUNT: [400, '카드는 100원부터 결제할 수 있습니다.'],
  // The card.
  INVALID_CARD_NUMBER: [400, '카드 번호가 올바르지 않습니다.'],
  INVALID_CARD_EXPIRATION: [400, '카드의 유효기간이 올바르지 않거나 지났습니다.'],
  INVALID_STOPPED_CARD: [400, '사용이 정지된 카드입니다.'],
  INVALID_CARD_LOST_OR_STOLEN: [400, '분실이나 도난으로 신고된 카드입니다.'],
  INVALID_REJECT_CARD: [400, '카드사가 사용을 거절했습니다. 카드사에 문의해 주세요.'],
  NOT_SUPPORTED_CARD_TYPE: [400, '지원하지 않는 종류의 카드입니다.'],
  NOT_REGISTERED_CARD_COMPANY: [400, '카드사에 등록되지 않은 카드입니다.'],
  REJECT_CARD_PAYMENT: [403, '한도를 넘었거나 잔액이 모자라 결제하지 못했습니다.'],
  REJECT_CARD_COMPANY: [403, '카드사가 승인하지 않았습니다.'],
  REJECT_ACCOUNT_PAYMENT: [403, '잔액이 모자라 결제하지 못했습니다.'],
  EXCEED_MAX_AUTH_COUNT: [403, '인증할 수 있는 횟수를 넘었습니다. 카드사에 문의해 주세요.'],
  EXCEED_MAX_DAILY_PAYMENT_COUNT: [400, '하루에 결제할 수 있는 횟수를 넘었습니다.'],
  EXCEED_MAX_PAYMENT_AMOUNT: [400, '결제할 수 있는 금액을 넘었습니다.'],
  EXCEED_MAX_ONE_DAY_AMOUNT: [403, '하루 한도를 넘었습니다.'],
  // Cancelling.
  ALREADY_CANCELED_PAYMENT: [400, '이미 모두 취소된 결제입니다.'],
  NOT_CANCELABLE_AMOUNT: [403, '취소할 수 있는 금액보다 큽니다.'],
  NOT_CANCELABLE_PAYMENT: [403, '취소할 수 없는 결제입니다.'],
  FORBIDDEN_CONSECUTIVE_REQUEST: [403, '같은 요청이 거듭되었습니다. 잠시 뒤에 다시 보내 주세요.'],
  // The provider.
  PROVIDER_ERROR: [400, '카드사와의 통신에 문제가 있습니다. 잠시 뒤에 다시 시도해 주세요.'],
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: [500, '결제를 마치지 못했습니다.'],
  FAILED_INTERNAL_SYSTEM_PROCESSING: [500, '내부 처리에 실패했습니다.'],
  SERVICE_UNAVAILABLE: [503, '지금은 응답할 수 없습니다.'],
  UNKNOWN_PAYMENT_ERROR: [500, '알 수 없는 이유로 결제하지 못했습니다.'],
  // The card window.
  PAY_PROCESS_CANCELED: [400, '구매자가 카드 등록을 취소했습니다.'],
  PAY_PROCESS_ABORTED: [400, '카드 등록이 중단되었습니다.'],
  INVALID_CLIENT_KEY: [400, '등록되지 않은 클라이언트 키입니다.'],
} as const satisfies Record<string, readonly [number, string]>

export type Code = keyof typeof CODES

/** What a call is answered with. */
export type Answer = { status: number; body: string }

const isCode = (code: string): code is Code => Object.hasOwn(CODES, code)

/** Also for a code that is not known here: the test header may force any. */
export function refusal(code: string, message?: string): Answer {
  const [status, usual] = isCode(code) ? CODES[code] : [400, '요청이 거절되었습니다.']
  return { status, body: JSON.stringify({ code, message: message ?? usual }) }
}

export const messageOf = (code: Code): string => CODES[code][1]

export const answered = (body: unknown): Answer => ({ status: 200, body: JSON.stringify(body) })
