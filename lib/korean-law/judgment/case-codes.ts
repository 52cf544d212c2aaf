/**
 * The codes (부호) in case numbers: what kind of case, which instance, which courts. From the Supreme
 * Court's rule on case codes, and the older codes as they occur in published decisions.
 */
export type CaseField =
  | '민사'
  | '형사'
  | '행정'
  | '가사'
  | '특허'
  | '선거'
  | '특별'
  | '도산'
  | '비송'
  | '보호'
  | '헌법'

export type CaseInstance = 'first' | 'second' | 'third' | 'appeal' | 'reappeal' | 'other'

/** S 대법원, H 고등·특허법원, D 지방·가정·행정·회생법원, C 헌법재판소. */
export type CodeCourt = 'S' | 'H' | 'D' | 'C'

export type CaseCode = {
  field: CaseField
  instance: CaseInstance
  /** Courts that give out this code. */
  courts: readonly CodeCourt[]
  /** The form its decisions usually take. */
  kind: '판결' | '결정'
}

type Group = [codes: string, instance: CaseInstance, courts: string, kind: '판결' | '결정']

const groups: Record<CaseField, Group[]> = {
  민사: [
    ['가합 가단 가소', 'first', 'D', '판결'],
    ['가', 'first', 'HD', '판결'],
    ['나', 'second', 'HD', '판결'],
    ['나합 민공', 'second', 'HD', '판결'],
    ['다 다카 민상 민특상', 'third', 'S', '판결'],
    ['민 민재 민준재 민비상 사', 'other', 'SHD', '판결'],
    ['라', 'appeal', 'HD', '결정'],
    ['마 마카 민재항 민항', 'reappeal', 'S', '결정'],
    ['그', 'reappeal', 'S', '결정'],
    ['머 자 차 차전', 'other', 'HD', '결정'],
    ['러 바', 'other', 'SHD', '결정'],
    ['카합 카단 카경 카정', 'first', 'HD', '결정'],
    ['카 카기 카담 카확 카구 카공 카열 카조 카불 카소 카임 카명', 'other', 'SHD', '결정'],
    ['타 타경 타기 타채 타배 타인', 'other', 'HD', '결정'],
  ],
  형사: [
    ['고합 고단 고정 고약 고약전', 'first', 'D', '판결'],
    ['고', 'first', 'HD', '판결'],
    ['노 노합 형공 노형공', 'second', 'HD', '판결'],
    ['도 형상', 'third', 'S', '판결'],
    ['로', 'appeal', 'HD', '결정'],
    ['모 형재항 형항', 'reappeal', 'S', '결정'],
    ['오 비상 형비상 전오 감오', 'other', 'S', '판결'],
    ['소 형재 형', 'other', 'SHD', '판결'],
    ['초 초기 초재 초보 초적 초치 보 코 영장 정로 정모 커 푸', 'other', 'SHD', '결정'],
    ['감고 전고 치고 보고 부고', 'first', 'D', '판결'],
    ['감노 전노 치노 보노 부노', 'second', 'HD', '판결'],
    ['감도 전도 치도 보도 부도', 'third', 'S', '판결'],
    ['감로 전로 치로 보로', 'appeal', 'HD', '결정'],
    ['감모 전모 치모 보모', 'reappeal', 'S', '결정'],
    ['토 트 터 지 감초 전초', 'other', 'SHD', '결정'],
  ],
  행정: [
    ['구합 구단', 'first', 'HD', '판결'],
    ['구 행', 'first', 'HD', '판결'],
    ['누', 'second', 'SH', '판결'],
    ['두 행상', 'third', 'S', '판결'],
    ['루', 'appeal', 'H', '결정'],
    ['무 부 프 행항 행재항', 'reappeal', 'SH', '결정'],
    ['아 사아 주 슈 쿠 행재 행비상', 'other', 'SHD', '결정'],
  ],
  가사: [
    ['드 드합 드단 드기', 'first', 'HD', '판결'],
    ['르', 'second', 'HD', '판결'],
    ['므', 'third', 'S', '판결'],
    ['느 느합 느단', 'first', 'D', '결정'],
    ['브', 'appeal', 'HD', '결정'],
    ['스', 'reappeal', 'S', '결정'],
    ['즈 즈합 즈단 즈기 으 정스 호파 호기 호명 너 츠', 'other', 'SHD', '결정'],
  ],
  특허: [
    ['허', 'first', 'H', '판결'],
    ['카허 히', 'other', 'SH', '결정'],
    ['후 특상', 'third', 'S', '판결'],
    ['흐', 'reappeal', 'S', '결정'],
    ['휴', 'other', 'S', '판결'],
  ],
  선거: [
    ['수', 'first', 'SH', '판결'],
    ['우', 'third', 'S', '판결'],
    ['수흐 주선', 'other', 'S', '결정'],
  ],
  특별: [
    ['추 선', 'first', 'S', '판결'],
    ['쿠특 특재 쿠허', 'other', 'S', '결정'],
  ],
  도산: [
    [
      '회합 회단 회확 회기 간회합 간회단 하합 하단 하면 하확 하기 개회 개확 개기',
      'first',
      'D',
      '결정',
    ],
    ['회 파 하 거 국승 국지', 'first', 'HD', '결정'],
  ],
  비송: [
    ['비 비합 비단 과 서 정드 정가', 'first', 'HD', '결정'],
    ['인', 'first', 'D', '결정'],
    ['인라', 'appeal', 'HD', '결정'],
    ['인마', 'reappeal', 'S', '결정'],
  ],
  보호: [
    ['푸초 버 처 저 성 동버 동처', 'first', 'D', '결정'],
    ['크', 'appeal', 'D', '결정'],
    ['어', 'reappeal', 'S', '결정'],
  ],
  헌법: [
    ['헌가 헌나 헌다 헌라 헌마 헌바', 'first', 'C', '결정'],
    ['헌사 헌아', 'other', 'C', '결정'],
  ],
}

const table = new Map<string, CaseCode>()
for (const [field, rows] of Object.entries(groups) as [CaseField, Group[]][]) {
  for (const [codes, instance, courts, kind] of rows) {
    const entry = { field, instance, courts: [...courts] as CodeCourt[], kind }
    for (const code of codes.split(' ')) table.set(code, entry)
  }
}

/** A reopened case (재심) puts 재 or 준재 before the code of the case it reopens: 재다, 준재가단. */
const reopened = /^준?재(?=.)/

/** What a code stands for, or undefined when no court has such a code. */
export function findCaseCode(code: string): CaseCode | undefined {
  return table.get(code) ?? table.get(code.replace(reopened, ''))
}

/** Codes of cases in which serials are known to stay low; the rest are bounded by seven digits. */
const highestSerials: Record<string, number> = {
  다: 999_999,
  도: 60_000,
  두: 199_999,
  누: 199_999,
  후: 29_999,
  므: 29_999,
  마: 29_999,
  모: 29_999,
  스: 9_999,
  그: 9_999,
  추: 9_999,
  고합: 19_999,
  고단: 99_999,
  노: 99_999,
  헌마: 9_999,
  헌바: 9_999,
  헌가: 999,
  헌나: 99,
  헌다: 99,
  헌라: 99,
}

/** Above this, no court has reached in a year. */
export function highestSerial(code: string): number {
  return highestSerials[code] ?? 9_999_999
}
