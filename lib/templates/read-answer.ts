import { dayFromParts, isCalendarDay } from '@/lib/korean-law/calendar/calendar-day'
import { readKoreanNumber } from '@/lib/korean-law/korean-number'
import {
  type Answer,
  type Answers,
  type Field,
  type ListRow,
  type Party,
  type PartyDetail,
  partyDetails,
  type Scalar,
  type Template,
} from './types'

export const answerProblems = [
  'text',
  'tooLong',
  'money',
  'percent',
  'number',
  'date',
  'choice',
  'yesNo',
  'party',
  'list',
  'tooMany',
  'unknown',
] as const
/** Why an answer was not taken. */
export type AnswerProblem = (typeof answerProblems)[number]
export type AnswerFault = { path: string; problem: AnswerProblem }

type Read<Value> = { value?: Value; faults: AnswerFault[] }

export const answerLimits = { text: 300, longText: 8000, rows: 50, money: 1e15 } as const

const none = { faults: [] }
const fault = (path: string, problem: AnswerProblem) => ({ faults: [{ path, problem }] })

/** What may stand in a file: no control characters but line ends. */
const clean = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u200b\ufeff]/g, ' ')
    .trim()

const isMissing = (raw: unknown) =>
  raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '')

/** 10,000,000원, 1천만 원, 3억 5천만, 오백만 원: what people type for an amount. Null when it is none. */
export function readMoney(raw: unknown): number | null {
  if (typeof raw === 'number') return Number.isInteger(raw) && raw >= 0 ? raw : null
  if (typeof raw !== 'string') return null
  const text = raw.replace(/[\s,₩￦]|^금|원정?$|원(?=\()|\(.*\)$/g, '').replace(/원정?$/, '')
  const value = readKoreanNumber(text)
  return Number.isInteger(value) ? value : null
}

/** 2026-03-01, 2026. 3. 1., 2026년 3월 1일, 20260301. Null when there is no such day. */
export function readDate(raw: unknown): string | null {
  if (typeof raw !== 'string') return null
  const parts =
    /^(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?$/.exec(raw.trim()) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(raw.trim())
  if (!parts) return null
  const [, year = '', month = '', day = ''] = parts
  const date = dayFromParts(year, month, day)
  return isCalendarDay(date) ? date : null
}

function readNumber(raw: unknown): number | null {
  const value =
    typeof raw === 'string' ? Number(raw.replace(/[,\s]|[%％]$|[가-힣㎡]+$/g, '') || 'x') : raw
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
}

const yesWords = ['예', '네', '있음', '유', 'yes', 'true', 'y', '1']
const noWords = ['아니오', '아니요', '없음', '무', 'no', 'false', 'n', '0']
function readYesNo(raw: unknown): boolean | null {
  if (typeof raw === 'boolean') return raw
  const word = String(raw).trim().toLowerCase()
  if (yesWords.includes(word)) return true
  return noWords.includes(word) ? false : null
}

/** The first seven figures: the rest never enters, so that it can neither be stored nor printed. */
const maskedNumber = (text: string) => {
  const figures = text.replace(/[^\d]/g, '')
  return figures.length >= 7 ? `${figures.slice(0, 6)}-${figures[6]}` : figures.slice(0, 6)
}

function readText(raw: unknown, most: number, path: string): Read<string> {
  if (typeof raw !== 'string' && typeof raw !== 'number') return fault(path, 'text')
  const value = clean(String(raw))
  return value.length > most ? fault(path, 'tooLong') : { value, faults: [] }
}

/** The kinds of companies of 상법 제170조, before or behind the name. */
const companyName =
  /^(?:주식회사|유한회사|유한책임회사|합명회사|합자회사|㈜|\(주\)|\(유\))|(?:주식회사|유한회사|유한책임회사|합명회사|합자회사|㈜|\(주\)|\(유\))$/

function readParty(
  field: Extract<Field, { kind: 'party' }>,
  raw: unknown,
  path: string,
): Read<Party> {
  const given = typeof raw === 'string' ? { name: raw } : raw
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return fault(path, 'party')
  }
  const source: { [key: string]: unknown } = { ...given }
  const isCompany =
    source.type === 'company' ||
    (source.type === undefined &&
      (!isMissing(source.representative) || companyName.test(String(source.name ?? ''))))
  const party: Party = { type: field.only ?? (isCompany ? 'company' : 'person') }
  const faults: AnswerFault[] = []
  const known: readonly ('name' | 'representative' | PartyDetail)[] = [
    'name',
    'representative',
    ...partyDetails,
  ]
  for (const key of Object.keys(source)) {
    if (key !== 'type' && !known.some((each) => each === key)) {
      faults.push({ path: `${path}.${key}`, problem: 'unknown' })
    }
  }
  for (const key of known) {
    if (isMissing(source[key])) continue
    const read = readText(source[key], answerLimits.text, `${path}.${key}`)
    faults.push(...read.faults)
    if (!read.value) continue
    if (key === 'residentNumber') party[key] = maskedNumber(read.value)
    else if (key === 'birthDate') {
      const date = readDate(read.value)
      if (date) party[key] = date
      else faults.push({ path: `${path}.${key}`, problem: 'date' })
    } else party[key] = read.value.replace(/\n+/g, ' ')
  }
  const isEmpty = Object.keys(party).length === 1
  return isEmpty ? { faults } : { value: party, faults }
}

function readChoice(field: Extract<Field, { kind: 'choice' }>, raw: unknown): string | null {
  const asked = String(raw).trim()
  if (Object.hasOwn(field.options, asked)) return asked
  return Object.entries(field.options).find(([, words]) => words === asked)?.[0] ?? null
}

function readScalar(
  field: Exclude<Field, { kind: 'party' | 'list' }>,
  raw: unknown,
  path: string,
): Read<Scalar> {
  const of = <Value extends Scalar>(value: Value | null, problem: AnswerProblem): Read<Scalar> =>
    value === null ? fault(path, problem) : { value, faults: [] }
  switch (field.kind) {
    case 'money': {
      const value = readMoney(raw)
      return of(value !== null && value <= answerLimits.money ? value : null, 'money')
    }
    case 'percent':
      return of(readNumber(raw), 'percent')
    case 'number':
      return of(readNumber(raw), 'number')
    case 'date':
      return of(readDate(raw), 'date')
    case 'choice':
      return of(readChoice(field, raw), 'choice')
    case 'yesNo':
      return of(readYesNo(raw), 'yesNo')
    case 'longText':
      return readText(raw, answerLimits.longText, path)
    default: {
      const read = readText(raw, answerLimits.text, path)
      return read.value === undefined ? read : { ...read, value: read.value.replace(/\n+/g, ' ') }
    }
  }
}

function readList(
  field: Extract<Field, { kind: 'list' }>,
  raw: unknown,
  path: string,
): Read<ListRow[]> {
  if (!Array.isArray(raw)) return fault(path, 'list')
  if (raw.length > answerLimits.rows) return fault(path, 'tooMany')
  const faults: AnswerFault[] = []
  const list = raw.flatMap((given: unknown, at): ListRow[] => {
    const [first] = field.fields
    // A list of one thing may be given as plain words.
    const row =
      typeof given === 'object' || !first || isMissing(given) ? given : { [first.id]: given }
    const read = readFields(field.fields, row, `${path}.${at}.`)
    faults.push(...read.faults)
    const value = read.value as ListRow | undefined
    return value && Object.keys(value).length > 0 ? [value] : []
  })
  return list.length > 0 ? { value: list, faults } : { faults }
}

/** Reads one answer as it was typed, or as a file gives it. Nothing of what is refused is kept. */
function readAnswer(field: Field, raw: unknown, path = field.id): Read<Answer> {
  if (isMissing(raw)) return none
  if (field.kind === 'party') return readParty(field, raw, path)
  if (field.kind === 'list') return readList(field, raw, path)
  return readScalar(field, raw, path)
}

function readFields(fields: readonly Field[], raw: unknown, prefix: string): Read<Answers> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return fault(prefix.replace(/\.$/, ''), 'list')
  }
  const source: { [key: string]: unknown } = { ...raw }
  const faults: AnswerFault[] = Object.keys(source)
    .filter((key) => !fields.some(({ id }) => id === key))
    .map((key) => ({ path: `${prefix}${key}`, problem: 'unknown' }))
  const value: Answers = {}
  for (const field of fields) {
    const read = readAnswer(field, source[field.id], `${prefix}${field.id}`)
    faults.push(...read.faults)
    if (read.value !== undefined) value[field.id] = read.value
  }
  return { value, faults }
}

/**
 * Reads the answers of a template from JSON. What cannot be read is named and left out, so that one wrong answer
 * loses none of the others; a yes-or-no question that may be left out means no.
 */
export function readAnswers(
  template: Pick<Template, 'fields'>,
  raw: unknown,
): { answers: Answers; faults: AnswerFault[] } {
  const read = readFields(template.fields, raw, '')
  return { answers: read.value ?? {}, faults: read.faults }
}
