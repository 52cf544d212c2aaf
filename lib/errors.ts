/** One table from code to status to the spec's Korean message (spec 8); pages translate by `messageKey`. */
export const errorTable = {
  validation: { status: 400, message: '입력 데이터를 확인해주세요.' },
  invalidCaseNumber: { status: 400, message: '올바른 판례번호 형식이 아닙니다. (예: 2023다12345)' },
  emptyCaseNumber: { status: 400, message: '사건번호가 필요합니다.' },
  emptyQuery: { status: 400, message: '검색어를 입력해주세요.' },
  queryTooShort: { status: 400, message: '검색어는 2자 이상 입력해주세요.' },
  queryTooLong: { status: 400, message: '검색어가 너무 깁니다. 2,000자 이하로 줄여주세요.' },
  textTooLong: { status: 400, message: '본문이 너무 깁니다. 64,000자 이하로 나누어 주세요.' },
  messageTooLong: { status: 400, message: '질문이 너무 깁니다. 줄여서 다시 보내주세요.' },
  notCalculable: { status: 422, message: '이 값으로는 계산할 수 없습니다.' },
  unauthorized: { status: 401, message: '인증이 필요합니다.' },
  keyInvalid: { status: 401, message: 'API 키가 올바르지 않습니다.' },
  keyExpired: { status: 401, message: 'API 키의 사용 기간이 끝났습니다.' },
  keyRevoked: { status: 401, message: '폐기된 API 키입니다.' },
  scopeMissing: { status: 403, message: '이 API 키에는 필요한 권한이 없습니다.' },
  forbidden: { status: 403, message: '접근 권한이 없습니다.' },
  planNeeded: { status: 403, message: '이용권이 있어야 쓸 수 있습니다.' },
  notFound: { status: 404, message: '요청한 자료를 찾을 수 없습니다.' },
  caseNotFound: {
    status: 404,
    message: "판례번호 '{caseNumber}'에 해당하는 문서를 찾을 수 없습니다.",
  },
  documentInvalid: {
    status: 400,
    message: '문서를 처리할 수 없습니다. 파일의 형식과 내용을 확인해주세요.',
  },
  ocrFailed: { status: 422, message: '문서에서 글자를 읽지 못했습니다.' },
  conversationNotFound: { status: 404, message: '대화를 찾을 수 없습니다.' },
  timeout: { status: 408, message: '요청 시간이 초과되었습니다. 잠시 후 다시 시도해주세요.' },
  caseTimeout: {
    status: 504,
    message: '판례 조회가 지연되고 있습니다. 잠시 후 다시 시도해주세요.',
  },
  rateLimit: { status: 429, message: '요청 한도를 초과했습니다. 잠시 후 다시 시도해주세요.' },
  server: { status: 500, message: '서버 오류가 발생했습니다.' },
  caseFailed: { status: 500, message: '판례 조회에 실패했습니다.' },
  caseUnknown: { status: 500, message: '판례 조회 중 알 수 없는 오류가 발생했습니다.' },
  summaryFailed: { status: 500, message: '판례 요약 조회에 실패했습니다.' },
  badGateway: { status: 502, message: '게이트웨이 오류' },
  unavailable: { status: 503, message: '서비스를 일시적으로 사용할 수 없습니다.' },
  gatewayTimeout: { status: 504, message: '게이트웨이 시간 초과' },
  network: { status: 0, message: '네트워크 연결을 확인해주세요.' },
  unknown: { status: 500, message: '알 수 없는 오류가 발생했습니다.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorTable

export type ErrorDetails = Record<string, string | number | boolean | null | string[]>

/** What a person can do about a failure (spec 8); keys of `action` in messages/…/errors.json. */
export type SuggestedAction =
  | 'checkConnection'
  | 'waitAndRetry'
  | 'retryLater'
  | 'checkCaseNumber'
  | 'writeMore'
  | 'shorten'
  | 'checkFile'
  | 'useClearerScan'

const suggestedActions: Partial<Record<ErrorCode, SuggestedAction>> = {
  network: 'checkConnection',
  rateLimit: 'waitAndRetry',
  server: 'retryLater',
  unavailable: 'waitAndRetry',
  caseNotFound: 'checkCaseNumber',
  queryTooShort: 'writeMore',
  queryTooLong: 'shorten',
  documentInvalid: 'checkFile',
  ocrFailed: 'useClearerScan',
}

/** What to suggest to a person who meets this failure; null where its message says it all. */
export function suggestedAction(code: ErrorCode): SuggestedAction | null {
  return suggestedActions[code] ?? null
}

/** What leaves the server: spec 3, "API error object". */
export type ErrorBody = { code: string; message: string; status: number; details?: ErrorDetails }

/**
 * An expected failure with a code that every layer understands. `internal` is for the log and never
 * reaches a browser; `details` does, so it holds no secret.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: ErrorDetails | undefined

  constructor(
    code: ErrorCode,
    options: { details?: ErrorDetails; internal?: string; cause?: unknown } = {},
  ) {
    super(options.internal ?? code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = errorTable[code].status
    this.details = options.details
  }

  /** The spec's Korean message with its placeholders filled from `details`. */
  get userMessage(): string {
    return errorTable[this.code].message.replace(/\{(\w+)\}/g, (_, name: string) =>
      String(this.details?.[name] ?? ''),
    )
  }

  toBody(): ErrorBody {
    const body: ErrorBody = { code: this.code, message: this.userMessage, status: this.status }
    return this.details ? { ...body, details: this.details } : body
  }
}

const byStatus: Record<number, ErrorCode> = {
  400: 'validation',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  422: 'validation',
  429: 'rateLimit',
  500: 'server',
  502: 'badGateway',
  503: 'unavailable',
  504: 'gatewayTimeout',
}

/** The code that spec 8 gives to an HTTP status. */
export function codeForStatus(status: number): ErrorCode {
  return byStatus[status] ?? 'unknown'
}

export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorTable, value)
}

/** Wraps whatever was thrown; what is not an AppError becomes `unknown`, its text kept for the log only. */
export function toAppError(thrown: unknown, fallback: ErrorCode = 'unknown'): AppError {
  if (thrown instanceof AppError) return thrown
  const internal = thrown instanceof Error ? thrown.message : String(thrown)
  return new AppError(fallback, { internal, cause: thrown })
}
