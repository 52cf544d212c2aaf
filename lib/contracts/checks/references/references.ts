import { findingAt, firstOfEach } from '@/lib/contracts/checks/finding'
import { danglingReference } from '@/lib/contracts/checks/inconsistencies'
import type { Contract, Finding } from '@/lib/contracts/types'
import { itemLetters } from '@/lib/korean-law/item-letters'

const articleReference = /제\s*(\d{1,3})\s*조(?:\s*의\s*(\d{1,2}))?(?:\s*제?\s*(\d{1,2})\s*항)?/g
/** 민법 제390조, 같은 법 제3조, 「…법」 제2조, 시행령 제4조: another text's article. */
const ofALaw =
  /(?:법|법률|시행령|시행규칙|령|(?<![가-힣])영|규칙|규정|헌법|조례|약관|기준|고시|협약|지침|법」|령」|규칙」|[」』”"]|\))\s*(?:\([^)]{0,30}\)\s*)?(?:제\s*\d+\s*조(?:의\s*\d+)?(?:\s*제?\s*\d+\s*항)?(?:\s*제?\s*\d+\s*호)?\s*(?:,|및|와|과|또는|내지|ㆍ|·|부터)?\s*)*$/
const ownText = /(?:본|이)\s*(?:계약서?|약관|협약|규정|합의서?|약정서?)(?:의)?\s*$/

function paragraphsOf(text: string): number {
  const marks = [...text.matchAll(/[①-⑳]/g)].map(([mark]) => mark.charCodeAt(0) - 0x245f)
  return Math.max(0, ...marks)
}

/** Paragraphs in other marks than ①: 1., (1), 가. */
const otherMarks = /^\s*(?:\(?\d{1,2}[.)]|[가나다라마바사아자차카타파하][.)])\s/m

/** References to clauses and paragraphs that the contract does not have. */
function articles(contract: Contract): Finding[] {
  const numbers = new Set(contract.clauses.map(({ number }) => number))
  const numbered = contract.clauses.filter(({ number }) => number !== null)
  if (numbered.length < 3) return []
  return contract.sentences.flatMap((sentence) => {
    for (const match of sentence.quote.matchAll(articleReference)) {
      const before = sentence.quote.slice(0, match.index)
      if (ofALaw.test(before) && !ownText.test(before)) continue
      const number = `${Number(match[1])}${match[2] ? `의${Number(match[2])}` : ''}`
      const target = numbered.find((clause) => clause.number === number)
      if (!numbers.has(number))
        return [findingAt(contract, danglingReference, sentence, { reference: match[0] })]
      const paragraph = Number(match[3] ?? 0)
      const body = target ? contract.text.slice(target.start, target.end) : ''
      const has = paragraphsOf(body)
      const isUndivided = target !== undefined && has === 0 && !otherMarks.test(body)
      if (paragraph > 1 && (isUndivided || (has > 0 && paragraph > has)))
        return [findingAt(contract, danglingReference, sentence, { reference: match[0] })]
    }
    return []
  })
}

const attached =
  /(별지|별표|별첨|부속서|붙임|첨부)\s*(?:서류\s*)?제?\s*(\d{1,2}|[A-H](?![A-Za-z]))(?:\s*호)?(?!\s*(?:부|통|매|조))/g

/** 별지 2 that is not attached. */
function annexes(contract: Contract): Finding[] {
  const headings = contract.text
    .split('\n')
    .filter(
      (line) =>
        /^[\s[<【〔(*#■]*(?:별지|별표|별첨|부속서|붙임|첨부)/.test(line) &&
        !/[다함]\.\s*$/.test(line),
    )
  const found = contract.sentences.flatMap((sentence) => {
    if (sentence.clause.part === 'signature') return []
    for (const match of sentence.quote.matchAll(attached)) {
      const number = match[2] ?? ''
      const stands = headings.some((line) =>
        new RegExp(
          `(?:별지|별표|별첨|부속서|붙임|첨부)\\s*(?:서류\\s*)?제?\\s*0?${number}(?!\\d)`,
        ).test(line),
      )
      if (!stands)
        return [findingAt(contract, danglingReference, sentence, { reference: match[0] })]
    }
    const single =
      /(?:^|\s|「|\[)(별지|별표|별첨|부속서)(?=\s*(?:[가-힣]{2,12}(?:표|서|목록|내역|양식|서식|도면))?(?:에|의|와|로|과|을|를|\s*기재|\s*목록|」|\]))(?!\s*제?\s*\d)/.exec(
        sentence.quote,
      )
    if (single && headings.length === 0 && sentence.clause.part !== 'annex')
      return [findingAt(contract, danglingReference, sentence, { reference: single[1] ?? '' })]
    return []
  })
  return firstOfEach(found, ({ details }) => details.reference?.replace(/\s/g, ''))
}

const document =
  /(?:첨부(?:한|된|의)?|붙임(?:의)?|별첨(?:의|한|된)?|별지(?:의)?|부속)\s*(?:서류인?\s*)?([가-힣]{0,10}(?:지시서|명세서|협약서|합의서|목록|내역서|계획서|제안서|견적서|시방서|도면|산정표|단가표|일정표|약정서|확인서|운영정책|운영지침|안내서|배치도|공개목록))/

/** 첨부한 과업지시서, 부속 합의서: a document that is said to belong to the contract and is not there. */
function documents(contract: Contract): Finding[] {
  const found = contract.sentences.flatMap((sentence) => {
    const { clause, quote } = sentence
    if (clause.part === 'annex' || clause.part === 'signature') return []
    const [whole = '', name = ''] = document.exec(quote) ?? []
    if (
      !whole ||
      /하여야|할\s*수\s*있|제출|따로|별도|나중|추후|작성하여|체결(?:할|하는|하기)/.test(quote)
    )
      return []
    const kind = /(?:[가-힣]{2}서|목록|도면|[가-힣]{2}표)$/.exec(name)?.[0] ?? name
    const stands = contract.text.split('\n').some((line) => {
      const words = line.replace(/\s/g, '')
      return (
        words.length <= 40 &&
        !/[다함]\.$/.test(words) &&
        (words.includes(name.replace(/\s/g, '')) ||
          (words.includes(kind) && /^[[<【〔(*#■]*(?:별지|별표|별첨|부속|붙임|첨부)/.test(words)))
      )
    })
    const hasAnnex = contract.clauses.some(({ part }) => part === 'annex')
    return stands || hasAnnex
      ? []
      : [findingAt(contract, danglingReference, sentence, { reference: whole })]
  })
  return firstOfEach(found, ({ details }) => details.reference).slice(0, 1)
}

/** 특약 제6호 where there are three. */
function specials(contract: Contract): Finding[] {
  const items = contract.clauses.filter(
    ({ part, label }) => part === 'special' && /\d$/.test(label),
  )
  if (items.length === 0) return []
  return contract.sentences.flatMap((sentence) => {
    const match = /특약(?:사항|조항)?\s*(?:제\s*)?(\d{1,2})\s*(?:호|항|번|조)/.exec(sentence.quote)
    const number = Number(match?.[1] ?? 0)
    return match && number > items.length
      ? [findingAt(contract, danglingReference, sentence, { reference: match[0] })]
      : []
  })
}

/** 제5호 사목 where 5. ends with 마., 6.7 where 6. ends with 6.3. */
function items(contract: Contract): Finding[] {
  const bodyOf = (number: string) => {
    const clause = contract.clauses.find((each) => each.number === number)
    return clause ? contract.text.slice(clause.start, clause.end) : ''
  }
  const isDecimal = (contract.text.match(/^\s*\d{1,2}\.\d{1,2}\.?\s+\S/gm)?.length ?? 0) >= 3
  const highest = Math.max(0, ...contract.clauses.map(({ number }) => Number(number) || 0))
  return contract.sentences.flatMap((sentence) => {
    const letter =
      /제?\s*(\d{1,2})\s*(?:호|조|항|\.)\s*(?:의\s*)?([가나다라마바사아자차카타파하])\s*목/.exec(
        sentence.quote,
      )
    const lettered = letter ? bodyOf(letter[1] ?? '') : ''
    if (
      letter &&
      /^\s*가\s*[.)]/m.test(lettered) &&
      !new RegExp(`^\\s*${letter[2]}\\s*[.)]`, 'm').test(lettered)
    )
      return [findingAt(contract, danglingReference, sentence, { reference: letter[0] })]
    const decimal =
      /(?<![\d.]|분의\s*)(\d{1,2})\.(\d{1,2})(?=\s*(?:에|의|항|호|을|를|와|과|에서)\s?)(?!\s*(?:%|배))/.exec(
        sentence.quote,
      )
    const numbered = decimal ? bodyOf(decimal[1] ?? '') : ''
    if (decimal && isDecimal && Number(decimal[1]) > highest)
      return [findingAt(contract, danglingReference, sentence, { reference: decimal[0] })]
    if (
      decimal &&
      new RegExp(`^\\s*${decimal[1]}\\.1(?!\\d)`, 'm').test(numbered) &&
      !new RegExp(`^\\s*${decimal[1]}\\.${decimal[2]}(?!\\d)`, 'm').test(numbered)
    )
      return [findingAt(contract, danglingReference, sentence, { reference: decimal[0] })]
    return []
  })
}

/** 같은 법 제21항 and 제3조 제21항 are paragraphs of something else; so is what an annex numbers. */
const ofSomethingElse = /(?:법|법률|시행령|시행규칙|규칙|규정|조|약관|기준|별지|별표|합의서|서)\s*$/

/** 제21항 or 21.에 적은 where the clauses are 1. to 17., 하항 where they end with 파. */
function outline(contract: Contract): Finding[] {
  const numbers = contract.clauses.flatMap(({ part, label, number }) =>
    part === 'clause' && number !== null && label.endsWith('.') ? [number] : [],
  )
  if (numbers.length < 3) return []
  const isLettered = numbers.every((number) => itemLetters.includes(number))
  const counted = isLettered ? `(?<![가-힣])([${itemLetters}])` : '제\\s*(\\d{1,2})'
  const byWord = `${counted}\\s*항(?=\\s*(?:제\\s*\\d|에|의|과|와|을|를|은|및))`
  const mark = isLettered ? `([${itemLetters}거너더러머버])` : '(\\d{1,2})'
  const asPrinted = `(?<![가-힣\\d.])${mark}\\.\\s?(?=(?:에서?|의|와|과)\\s*(?:적|정|쓴|쓰인|말한|나온|있는|따))`
  const reference = new RegExp(`${byWord}|${asPrinted}`, 'g')
  const most = Math.max(
    paragraphsOf(contract.text),
    ...numbers.map((number) => Number(number) || 0),
  )
  const stands = (number: string) =>
    isLettered ? numbers.includes(number) : Number(number) <= most
  return contract.sentences.flatMap((sentence) => {
    const [nowhere] = [...sentence.quote.matchAll(reference)].filter(
      ({ index, 1: worded, 2: printed }) =>
        !ofSomethingElse.test(sentence.quote.slice(0, index)) && !stands(worded ?? printed ?? ''),
    )
    return nowhere
      ? [findingAt(contract, danglingReference, sentence, { reference: nowhere[0] })]
      : []
  })
}

/** References inside the contract that lead nowhere. */
export const checkReferences = (contract: Contract): Finding[] => [
  ...articles(contract),
  ...annexes(contract),
  ...documents(contract),
  ...specials(contract),
  ...items(contract),
  ...outline(contract),
]
