/**
 * Case numbers (사건번호): year, code, serial. One published value can hold dozens of them:
 * `2000므1257(본소), 1264(반소)`, `4285민상169 내지 177`, `(창원)2013누123`.
 */
export type CaseNumber = {
  /** Gregorian: 단기 and two-digit years are converted. */
  year: number
  code: string
  serial: number
}

/** 단기 counts from 2333 BC; courts used it until the end of 1961. */
const dangunOffset = 2333
const lastDangunYear = 1961
/** Two digits below this are of this century. */
const centuryPivot = 45
/** A longer range is a slip of the pen, not a joinder. */
const longestRange = 200

/** Units and counters that follow digits in running text and are no codes. */
const notCodes = new Set(
  '년 월 일 조 항 호 원 명 회 번 개 세 시 분 만 억 건 층 동 평 점 대 장 년도 년제 월제 조의 개월 시간 만원 번지 번길'.split(
    ' ',
  ),
)

const memberPattern = /(?<!\d)(\d{4}|\d{2})\s?([가-힣]{1,5})\s?(\d{1,7})(?!\d)/y
const wholePattern = /^(\d{4}|\d{2,3})([가-힣]{1,5})(\d{1,7})$/
const courtPrefix =
  /^(?:\([가-힣]+\))?(?:사건번호|대법원?|대판|대결|헌재|헌법재판소|[가-힣]{2,12}(?:법원|고법|지법|행법|가법|지원))?[:_]?(?=\d)/
const kindSuffix = /(?:\([^)]*\)|전원합의체|전원재판부|판결|결정|명령|사건|호)+$/

/** More than any court's name, number and note together. */
const longestWritten = 200

/** 년, 월, 조 and other words that follow digits in prose: never a code. */
export function isUnit(code: string): boolean {
  return notCodes.has(code)
}

/** Gregorian year of a year as written, or null when no court used such a year. */
export function gregorianYear(written: string): number | null {
  const value = Number(written)
  if (written.length === 2) return value >= centuryPivot ? 1900 + value : 2000 + value
  if (value >= 4200 && value <= lastDangunYear + dangunOffset) return value - dangunOffset
  return value >= 1895 && value <= 2199 ? value : null
}

/** As the courts publish it: 단기 until 1961, two digits until 1999, four since. */
export function formatCaseNumber({ year, code, serial }: CaseNumber): string {
  const written =
    year <= lastDangunYear
      ? String(year + dangunOffset)
      : year < 2000
        ? String(year - 1900)
        : String(year)
  return `${written}${code}${serial}`
}

/** Puts one written member into the form all look-ups use; null when the year is impossible. */
function normaliseMember(year: string, code: string, serial: string): string | null {
  const gregorian = gregorianYear(year)
  return gregorian === null
    ? null
    : formatCaseNumber({ year: gregorian, code, serial: Number(serial) })
}

/**
 * Reads one case number as a person types it: spaces, a court's name, a region in brackets and words
 * such as 판결 are allowed around it.
 */
export function parseCaseNumber(input: string): CaseNumber | null {
  const compact = input.normalize('NFKC').replace(/\s+/g, '')
  if (compact.length > longestWritten) return null
  const bare = compact.replace(courtPrefix, '').replace(kindSuffix, '')
  const match = wholePattern.exec(bare)
  if (!match) return null
  const [, year = '', code = '', serial = ''] = match
  if (notCodes.has(code)) return null
  const gregorian = gregorianYear(year)
  return gregorian === null ? null : { year: gregorian, code, serial: Number(serial) }
}

export function isCaseNumber(input: string): boolean {
  return parseCaseNumber(input) !== null
}

/** The normalised form of a typed case number, or null. */
export function normaliseCaseNumber(input: string): string | null {
  const parsed = parseCaseNumber(input)
  return parsed && formatCaseNumber(parsed)
}

/** Year of a normalised number. */
export function caseNumberYear(number: string): number | null {
  return parseCaseNumber(number)?.year ?? null
}

type PrecedingMember = { year: string; code: string; serial: number }

/**
 * All members of a published value, normalised and distinct, in order. A later member without year and
 * code takes those of the one before it; a number in brackets names another case and is left out.
 */
export function caseNumberMembers(value: string): string[] {
  const text = value
    .normalize('NFKC')
    .replace(/^\s*\[|\](?=[^\]]*$)/g, ' ')
    .replace(/주\s?\d+\)/g, ' ')
    .replace(/\([^()]*\)/g, ' ')
  const members = new Set<string>()
  let head: PrecedingMember | null = null
  let at = 0
  while (at < text.length) {
    const digit = text.slice(at).search(/\d/)
    if (digit < 0) break
    at += digit
    memberPattern.lastIndex = at
    const full = memberPattern.exec(text)
    if (full) {
      const [whole, year = '', code = '', serial = ''] = full
      head = { year, code, serial: Number(serial) }
      add(members, head, head.serial)
      at += whole.length
      continue
    }
    const run = /^\d+/.exec(text.slice(at))?.[0] ?? ''
    if (head && run.length <= 7) head = addLater(members, head, run, text.slice(0, at))
    at += run.length
  }
  return [...members]
}

function add(members: Set<string>, head: PrecedingMember, serial: number): void {
  const member = normaliseMember(head.year, head.code, String(serial))
  if (member) members.add(member)
}

/** A bare serial after another member: a further one, the end of a range, or a branch (`5461-1`). */
function addLater(
  members: Set<string>,
  head: PrecedingMember,
  run: string,
  before: string,
): PrecedingMember {
  const range = /(내지|[~∼～])\s*$/.test(before)
  const dash = /-\s*$/.test(before)
  if (!range && !dash) {
    if (!/[,，·ㆍ、.및]\s*$/.test(before)) return head
    add(members, head, Number(run))
    return { ...head, serial: Number(run) }
  }
  const start = String(head.serial)
  const shortened = range && run.length < start.length
  const end = Number(shortened ? start.slice(0, start.length - run.length) + run : run)
  if (end <= head.serial || end - head.serial > longestRange) return head
  for (let serial = head.serial + 1; serial <= end; serial += 1) add(members, head, serial)
  return { ...head, serial: end }
}
