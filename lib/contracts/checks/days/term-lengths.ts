import { findingAt } from '@/lib/contracts/checks/finding'
import { dateMismatch, termArithmetic } from '@/lib/contracts/checks/inconsistencies'
import {
  datesIn,
  dayNumber,
  dayPattern,
  dayText,
  monthsBetween,
  type PlainDate,
} from '@/lib/contracts/text/dates'
import { countOf } from '@/lib/contracts/text/figures'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'

const number = '(\\d{1,4}|한|두|세|네|다섯|여섯|열|[일이삼사오육칠팔구십]{1,3})'
const lengthPattern = new RegExp(
  `(?<![가-힣\\d.])(?:만\\s*|총\\s*|모두\\s*|약\\s*)?${number}\\s*(년|개월|달|일|주)(?:\\s*(\\d{1,2})\\s*개월)?(?=간|이?다|으로|로|인|\\s*동안|이며|\\)|이고|\\s*안에|\\s*뒤|\\s*후|이\\s*되는|째|$|\\.|,)`,
  'g',
)
/** Lengths that say when to tell, to pay or to keep, and not how long the contract runs. */
const ofSomethingElse =
  /전까지|전에|이내|통지|알[리려]|갱신|연장|보관|보존|하자|무상|비밀|이자|연체|지급|지체|유예|최고|청구|보증|경업|반환|출근|휴가|수습|검수/
const starts = /시작|부터|착공|착수|개시|개업|입주|인도|체결|발효|빌린|대여|설치/
const finishes = /끝|종료|만료|까지|준공|완공|완료|마[치친]|납품|갚|변제|상환|만기|반납/

type Length = { words: string; days: number; months: number | null }

function lengthsIn(text: string): Length[] {
  return [...text.matchAll(lengthPattern)].flatMap((match): Length[] => {
    const [words, count = '', unit = '', more] = match
    const before = text.slice(Math.max(0, match.index - 8), match.index)
    const n = countOf(count) ?? 0
    if (n < 1 || (unit === '년' && n > 100) || /[년월]\s*$/.test(before)) return []
    if (unit === '일' || unit === '주')
      return [{ words: words.trim(), days: n * (unit === '주' ? 7 : 1), months: null }]
    const months = unit === '년' ? n * 12 + Number(more ?? 0) : n
    return [{ words: words.trim(), days: months * 30.4, months }]
  })
}

/** Days count from the first or from the one after it, and months end on the day before or on the day itself. */
function isApart(from: PlainDate, to: PlainDate, { days, months }: Length): boolean {
  const span = dayNumber(to) - dayNumber(from)
  if (months === null) return Math.abs(span - days) > Math.max(3, days * 0.02)
  return Math.abs(monthsBetween(from, to) - months) > 0.2 && Math.abs(span - days) > 5
}

const termTitle = /기간|존속|유효|공기|일정/
const dateWithEvent = new RegExp(`(${dayPattern})`, 'g')

/** A beginning and an end in one sentence, and the length that stands with them. */
const inSentence = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const { quote, clause } = sentence
    if (clause.part === 'signature' || quote.length > 260) return []
    const dates = datesIn(quote)
    const [from, to] = dates
    if (!from || !to || dates.length !== 2 || dayNumber(to) <= dayNumber(from)) return []
    const plain = quote.replace(dateWithEvent, (date) => ' '.repeat(date.length))
    if (!starts.test(quote) && !/~|∼|–/.test(quote)) return []
    if (!finishes.test(quote) && !/~|∼|–/.test(quote)) return []
    const lengths = lengthsIn(plain)
    const [length] = lengths
    if (!length || lengths.length > 1 || ofSomethingElse.test(plain)) return []
    return isApart(from, to, length)
      ? [
          findingAt(contract, termArithmetic, sentence, {
            stated: length.words,
            first: dayText(from),
            second: dayText(to),
          }),
        ]
      : []
  })

/** The same where the length, or one of the two days, stands in the next sentence of the clause. */
const inClause = (contract: Contract): Finding[] =>
  contract.clauses.flatMap((clause) => {
    if (clause.part === 'signature' || clause.part === 'preamble') return []
    const sentences = contract.sentences.filter((sentence) => sentence.clause === clause)
    const dated = sentences.filter(({ quote }) => datesIn(quote).length > 0)
    const [term] = dated
    if (!term || dated.length !== 1 || !(termTitle.test(clause.title) || /기간/.test(term.quote)))
      return []
    const [from, to, more] = datesIn(term.quote)
    if (!from || !to || more || dayNumber(to) <= dayNumber(from)) return []
    if (lengthsIn(term.quote.replace(dateWithEvent, ' ')).length > 0) return []
    const stated = sentences.find(
      ({ quote }) =>
        quote !== term.quote &&
        /기간[은이]|모두|총|유효|존속/.test(quote) &&
        !ofSomethingElse.test(quote) &&
        lengthsIn(quote).length === 1,
    )
    const [length] = stated ? lengthsIn(stated.quote) : []
    return stated && length && isApart(from, to, length)
      ? [
          findingAt(contract, termArithmetic, stated, {
            stated: length.words,
            first: dayText(from),
            second: dayText(to),
          }),
        ]
      : []
  })

const events: readonly (readonly [RegExp, RegExp])[] = [
  [/대여일|차용일|빌린\s*날|빌려\s*[준간]\s*날/, /빌려|빌린|대여|송금|보내|차용/],
  [/인도일|인도한\s*날|입주일/, /인도|입주|넘[기긴겨]/],
  [/계약일|체결일|계약한\s*날|체결한\s*날/, /계약일|체결일|계약\s*체결/],
  [/납입일|납입한\s*날/, /납입/],
  [/착공일|착수일/, /착공|착수/],
  [/개점일|개업일|영업\s*개시일/, /개점|개업|영업/],
  [/설치일|설치한\s*날/, /설치/],
]

function eventDay(contract: Contract, word: RegExp, named: RegExp): PlainDate | null {
  for (const { quote, clause } of contract.sentences) {
    if (clause.part === 'annex' || !word.test(quote)) continue
    for (const date of datesIn(quote)) {
      const around = quote.slice(Math.max(0, date.start - 14), date.end + 22)
      if (word.test(around) && !named.test(quote.slice(date.end, date.end + 2))) return date
    }
  }
  if (!/계약|체결/.test(named.source)) return null
  const signature = contract.clauses.find(({ part }) => part === 'signature')
  const [signed] = signature
    ? datesIn(contract.text.slice(signature.start, signature.start + 60))
    : []
  return signed ?? null
}

/** 인도일부터 2028년 1월 15일까지 24개월, 2027년 12월 14일까지, 곧 빌린 날부터 2년: a day that the contract names elsewhere. */
const fromEvents = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence: Sentence) => {
    const { quote, clause } = sentence
    if (clause.part === 'signature' || quote.length > 260) return []
    const dates = datesIn(quote)
    const found = events.find(([named]) =>
      new RegExp(`(?:${named.source})\\s*(?:부터|로부터|에서)`).test(quote),
    )
    const to = dates.at(-1)
    if (!found || !to || dates.length > 2) return []
    const [named, word] = found
    const from =
      dates.length === 2 && dates[0] && word.test(quote.slice(dates[0].start, dates[0].end + 20))
        ? dates[0]
        : dates.length === 1
          ? eventDay(
              { ...contract, sentences: contract.sentences.filter((each) => each !== sentence) },
              word,
              named,
            )
          : null
    const lengths = lengthsIn(quote.replace(dateWithEvent, (date) => ' '.repeat(date.length)))
    const [length] = lengths
    if (!from || !length || lengths.length > 1 || dayNumber(to) <= dayNumber(from)) return []
    if (!/까지|기한|끝|만료|종료/.test(quote) || /갱신|연장|통지|이자|하자/.test(quote)) return []
    return isApart(from, to, length)
      ? [
          findingAt(contract, termArithmetic, sentence, {
            stated: length.words,
            first: dayText(from),
            second: dayText(to),
          }),
        ]
      : []
  })

const stage =
  /(착공|준공|완공|개점|개업|납품|입주|인도|오픈|잔금|중도금|상장)(?:일|\s*예정일|\s*날짜)?/
const dayBeside = new RegExp(
  `(?:${stage.source})\\s*(?:은|는|인|을|를)?\\s*[:：]?\\s*(?:금\\s*)?(?:[\\d,]+\\s*원(?:을|은|정)?\\s*(?:은|는)?\\s*)?(${dayPattern})(?!\\s*(?:부터|~|에서))`,
  'g',
)

/** A stage that is dated in two ways: 준공 2027. 9. 7. and 준공일인 2027년 10월 7일. */
function stagesTwice(contract: Contract): Finding[] {
  const known = new Map<string, PlainDate>()
  const body =
    contract.clauses.find(({ part }) => part === 'signature')?.start ?? contract.text.length
  return [...contract.text.slice(0, body).matchAll(dayBeside)].flatMap((match) => {
    const [whole, event = '', day = ''] = match
    const [date] = datesIn(day)
    const first = known.get(event)
    if (!date) return []
    if (!first) known.set(event, date)
    const around = contract.text.slice(Math.max(0, match.index - 6), match.index)
    if (!first || dayNumber(first) === dayNumber(date) || /[차12]\s*$|부분|일부/.test(around))
      return []
    return [
      findingAt(
        contract,
        dateMismatch,
        { start: match.index, end: match.index + whole.length },
        { first: dayText(first), second: dayText(date) },
      ),
    ]
  })
}

const beginsWithLength = new RegExp(
  `(${dayPattern})\\s*(?:부터|로부터)\\s*(?:만\\s*)?${number}\\s*(년|개월)(?:간|으로|로|\\s*동안)`,
)
const endsOn = new RegExp(
  `(${dayPattern})\\s*(?:에|자로|까지|로)?\\s*[^.\\d]{0,10}(?:끝[나난]|만료|종료)|(?:종료일|만료일|완료일|준공일)[은는]?\\s*(${dayPattern})`,
)

/** 2027년 1월 1일부터 2년 in one clause, and in another the day on which it ends. */
function endsElsewhere(contract: Contract): Finding[] {
  const begun = contract.sentences.flatMap((sentence) => {
    const match = /기간/.test(`${sentence.clause.title}${sentence.quote}`)
      ? beginsWithLength.exec(sentence.quote)
      : null
    const [from] = datesIn(match?.[1] ?? '')
    const count = match?.[2] ?? ''
    const n = (countOf(count) ?? 0) * (match?.[3] === '년' ? 12 : 1)
    return from && n > 0 && !ofSomethingElse.test(sentence.quote) ? [{ from, n, sentence }] : []
  })
  const [term] = begun
  if (!term) return []
  return contract.sentences.flatMap((sentence) => {
    if (sentence.clause === term.sentence.clause || sentence.clause.part === 'signature') return []
    if (/갱신|연장|통지|하자|보증/.test(sentence.quote)) return []
    const match = endsOn.exec(sentence.quote)
    const [to] = datesIn(match?.[1] ?? match?.[2] ?? '')
    if (!to || !/기간|계약|완료|준공|종료일|만료일/.test(sentence.quote)) return []
    return isApart(term.from, to, { words: '', days: term.n * 30.4, months: term.n })
      ? [
          findingAt(contract, termArithmetic, sentence, {
            stated: `${term.n}개월`,
            first: dayText(term.from),
            second: dayText(to),
          }),
        ]
      : []
  })
}

/** Days and lengths of the term, wherever they stand, that do not agree. */
export const checkTermLengths = (contract: Contract): Finding[] => [
  ...inSentence(contract),
  ...inClause(contract),
  ...fromEvents(contract),
  ...endsElsewhere(contract),
  ...stagesTwice(contract),
]
