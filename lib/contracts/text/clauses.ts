import type { Clause, ClausePart } from '@/lib/contracts/types'
import { itemLetters } from '@/lib/korean-law/item-letters'
import { type Line, linesOf } from './lines'

const halfWidth = (text: string) =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/** `제3조에 따라` at the start of a wrapped line is no heading. */
const particle =
  /^(에|의\s|와|과|를|을|은|는|이\s|가\s|로|부터|까지|및|또는|제\d|\s*(제\s*\d+\s*항|및|또는|내지|에서|에\s|의\s))/
const articleHeading =
  /^\s*[<[【〔■▶•·\-*#]*\s*제\s*(\d{1,3})\s*조(?:\s*의\s*(\d{1,2}))?(?:\s*[\]】〕>])?/
/** 제1 (목적): numbered without 조. */
const ordinalHeading = /^\s*제\s*(\d{1,2})\s*(?=[([【〔<「『])/
const englishHeading = /^\s*(?:Article|Section|ARTICLE|SECTION)\s+(\d{1,3})\b/
const numberHeading = /^\s*(\d{1,2})\s*[.)]\s*(?!\d)/
const letterHeading = /^\s*([가나다라마바사아자차카타파하])\s*[.)]\s*/
const decoration = String.raw`[\s\[<【〔《「■□▣●○◆◇※*#=\-]*`
const ending = String.raw`[\s\]>】〕》」:：=\-]*`
const specialHeading = new RegExp(
  `^${decoration}((?:기타\\s*)?(?:특약|특별약정|특기|특수조건|특별조건|추가\\s*약정)\\s*(?:사항|조항|조건)?)${ending}(?:\\(.*\\))?${ending}$`,
)
const supplementHeading = new RegExp(`^${decoration}(부\\s*칙)${ending}(?:\\(.*\\))?$`)
const annexHeading = new RegExp(
  `^${decoration}((?:별지|별표|별첨|첨부|부속서|붙임)(?:\\s*제?\\s*\\d+\\s*호?)?)${ending}(?=$|[\\s(:：\\]】>.])`,
)
const closing =
  /(계약|협약|합의|약정|차용|증서).{0,60}(증명|증거|성립을|확인하기|체결하였음|작성하여|작성하고).{0,90}(보관|서명|날인|기명|교부|소지|작성)|^\s*위와 같이.{0,60}(계약|체결|약정|서명|차용|합의)/
const dateLine =
  /^\s*(계약\s*(체결)?\s*일자?\s*[:：]?\s*|작성일\s*[:：]?\s*|Date\s*[:：]?\s*|서기\s*)?(20|2\s*0|_{2,})?\s*\d{0,2}[\s_○]*[년.\-/]\s*[\d\s_○]{0,6}[월.\-/]\s*[\d\s_○]{0,6}[일.]?\s*(\(.*\))?\s*$/
const signerLine =
  /\(\s*(인|서명|날인|印|직인|서명\s*또는\s*(날)?인|서명\/날인|자필\s*서명|기명\s*날인|sign|signature)\s*\)|㊞|서명\s*[:：]|^\s*By\s*[:：]/i

/** A date that goes on or has its name before it: 2026년 3월 2일 이 계약을 체결한다; 체결일: 2026년   월   일. */
const datedSentence =
  /^\s*(?:계약\s*)?(?:체결|작성|서명|약정)(?:한)?\s*(?:일|날)[^|]{0,6}(?:20|_|\s)[^|]{0,12}년|^\s*20\d{2}\s*[년.]\s*\d{1,2}\s*[월.]\s*\d{1,2}\s*[일.]?[^|]{0,30}(?:체결|작성|서명|맺)/

type Scheme = {
  heading: RegExp
  label: (match: RegExpExecArray) => string
  number: (match: RegExpExecArray) => string
}

const schemes: Record<'article' | 'ordinal' | 'english' | 'number' | 'letter', Scheme> = {
  article: {
    heading: articleHeading,
    label: ([, no, branch]) => `제${Number(no)}조${branch ? `의${Number(branch)}` : ''}`,
    number: ([, no, branch]) => `${Number(no)}${branch ? `의${Number(branch)}` : ''}`,
  },
  ordinal: {
    heading: ordinalHeading,
    label: ([, no]) => `제${Number(no)}`,
    number: ([, no]) => String(Number(no)),
  },
  english: {
    heading: englishHeading,
    label: ([, no]) => `Article ${no}`,
    number: ([, no]) => String(Number(no)),
  },
  number: {
    heading: numberHeading,
    label: ([, no]) => `${no}.`,
    number: ([, no]) => String(Number(no)),
  },
  letter: { heading: letterHeading, label: ([, no]) => `${no}.`, number: ([, no]) => String(no) },
}

function isArticleHeading(line: string): boolean {
  const match = articleHeading.exec(halfWidth(line))
  if (!match) return false
  const rest = halfWidth(line).slice(match[0].length)
  return !particle.test(rest)
}

const numbersOf = (lines: readonly Line[], heading: RegExp): string[] =>
  lines.flatMap((line) => heading.exec(halfWidth(line.text))?.[1] ?? [])

/** The way this contract numbers its clauses; three are needed to call it one. */
function schemeOf(lines: readonly Line[]): Scheme | null {
  const articles = lines.filter((line) => isArticleHeading(line.text)).length
  if (articles >= 2) return schemes.article
  if (lines.filter((line) => englishHeading.test(line.text)).length >= 2) return schemes.english
  if (lines.filter((line) => ordinalHeading.test(halfWidth(line.text))).length >= 3)
    return schemes.ordinal
  const numbered = numbersOf(lines, numberHeading)
  const lettered = numbersOf(lines, letterHeading)
  // Items begin anew in each clause; clauses begin once, and before them.
  const isLettered =
    lettered.filter((letter) => letter === '가').length === 1 &&
    numbered.filter((number) => number === '1').length > 1 &&
    lines.findIndex((line) => letterHeading.test(line.text)) <
      lines.findIndex((line) => numberHeading.test(halfWidth(line.text)))
  if (numbered.length >= 3 && !(isLettered && lettered.length >= 3)) return schemes.number
  if (lettered.length >= 3) return schemes.letter
  return articles === 1 ? schemes.article : null
}

/** Clauses count upwards: what repeats a number or leaps far is a reference or an inner list. */
function follows(number: string, last: string | null): boolean {
  if (last === null) return number === '1' || number === '가'
  const [from, to] = [itemLetters.indexOf(last), itemLetters.indexOf(number)]
  if (to >= 0) return to === from + 1
  const [n, branch] = number.split('의').map(Number)
  const [m, lastBranch] = last.split('의').map(Number)
  if (n === m) return (branch ?? 0) === (lastBranch ?? 1) + 1
  return (n ?? 0) > (m ?? 0) && (n ?? 0) <= (m ?? 0) + 3 && branch === undefined
}

/** The title beside the number: bracketed, or a short rest of the line. */
function titleOf(rest: string): string {
  const bracketed = /^\s*[([【〔<「『]\s*([^)\]】〕>」』]{1,40})\s*[)\]】〕>」』]/.exec(rest)
  if (bracketed?.[1]) return bracketed[1].replace(/\s+/g, ' ').trim()
  const plain = rest.replace(/^[\s.:：\-–—]+/, '').trim()
  return plain.length > 0 && plain.length <= 24 && !/[다함음]\.?$/.test(plain)
    ? plain.replace(/[.:：]$/, '')
    : ''
}

type Open = { part: ClausePart; label: string; number: string | null; title: string; start: number }

/**
 * Cuts a contract into its preamble, clauses, special terms, supplements, annexes and the block of signatures,
 * with the numbers as printed. Offsets are those of the given text, and together the parts are all of it.
 */
export function splitClauses(text: string): Clause[] {
  const lines = linesOf(text)
  const scheme = schemeOf(lines)
  const clauses: Clause[] = []
  let open: Open = { part: 'preamble', label: '전문', number: null, title: '', start: 0 }
  let last: string | null = null
  let group: { part: 'special' | 'supplement' | 'annex'; heading: string; last: number } | null =
    null
  const begin = (next: Open) => {
    if (next.start > open.start) clauses.push({ ...open, end: next.start })
    open = next
  }
  const lastClauseLine = scheme
    ? lines.findLastIndex((line) => scheme.heading.test(halfWidth(line.text)))
    : 0
  lines.forEach((line, index) => {
    const body = halfWidth(line.text)
    const special = specialHeading.exec(body) ?? supplementHeading.exec(body)
    if (special?.[1] && body.trim().length <= 40) {
      const heading = special[1].replace(/\s+/g, special[1].startsWith('부') ? '' : ' ').trim()
      const part = heading.startsWith('부칙') ? 'supplement' : 'special'
      group = { part, heading, last: 0 }
      begin({ part, label: heading, number: null, title: heading, start: line.start })
      return
    }
    const annex = annexHeading.exec(body)
    if (
      annex?.[1] &&
      body.trim().length <= 60 &&
      !/[다함]\.\s*$/.test(body) &&
      (last !== null || open.part === 'signature')
    ) {
      const heading = annex[1].replace(/\s+/g, ' ').trim()
      group = { part: 'annex', heading, last: 0 }
      begin({ part: 'annex', label: heading, number: null, title: body.trim(), start: line.start })
      return
    }
    const signedAfterAnnex =
      open.part === 'annex' &&
      (dateLine.test(body) || datedSentence.test(body) || signerLine.test(body)) &&
      lines.slice(index + 1, index + 5).some((next) => signerLine.test(next.text))
    if (signedAfterAnnex) {
      group = null
      begin({ part: 'signature', label: '서명란', number: null, title: '', start: line.start })
      return
    }
    if (open.part !== 'annex') {
      const ends =
        (last !== null || open.part === 'special' || !scheme) &&
        index > 2 &&
        (closing.test(body) || dateLine.test(body) || (signerLine.test(body) && body.length < 200))
      const inTail =
        open.part === 'special' || open.part === 'supplement' || index >= lastClauseLine
      if (
        ends &&
        inTail &&
        open.part !== 'signature' &&
        !(
          scheme?.heading.test(body) &&
          follows(scheme.number(scheme.heading.exec(body) as RegExpExecArray), last)
        )
      ) {
        group = null
        begin({ part: 'signature', label: '서명란', number: null, title: '', start: line.start })
        return
      }
    }
    if (group && group.part !== 'annex') {
      const item = /^\s*(?:(\d{1,2})\s*[.)]|([①-⑳]))\s*/.exec(body)
      const number = item
        ? item[1]
          ? Number(item[1])
          : (item[2]?.charCodeAt(0) ?? 0x2460) - 0x245f
        : 0
      if (item && number === group.last + 1) {
        group.last = number
        begin({
          part: group.part,
          label: `${group.heading} ${number}`,
          number: null,
          title: group.heading,
          start: line.start,
        })
        return
      }
    }
    if (!scheme || open.part === 'signature' || open.part === 'annex') return
    const match = scheme.heading.exec(body)
    if (!match || (scheme === schemes.article && !isArticleHeading(body))) return
    if (group?.part === 'special' && scheme !== schemes.article && scheme !== schemes.english)
      return
    const number = scheme.number(match)
    const restarts = group?.part === 'supplement' && number === '1'
    if (!follows(number, last) && !restarts) return
    if (group?.part === 'supplement') {
      begin({
        part: 'supplement',
        label: `부칙 ${scheme.label(match)}`,
        number: null,
        title: '부칙',
        start: line.start,
      })
      return
    }
    group = null
    last = number
    begin({
      part: 'clause',
      label: scheme.label(match),
      number,
      title: titleOf(body.slice(match[0].length)),
      start: line.start,
    })
  })
  clauses.push({ ...open, end: text.length })
  return clauses.filter(
    (clause) => clause.part === 'preamble' || text.slice(clause.start, clause.end).trim() !== '',
  )
}
