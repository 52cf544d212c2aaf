import type { Contract, Finding } from '@/lib/contracts/types'
import { findingAt } from './finding'
import { danglingReference } from './inconsistencies'

const articleReference = /제\s*(\d{1,3})\s*조(?:\s*의\s*(\d{1,2}))?(?:\s*제?\s*(\d{1,2})\s*항)?/g
/** 민법 제390조, 같은 법 제3조, 「…법」 제2조, 시행령 제4조: another text's article. */
const ofALaw =
  /(?:법|법률|시행령|시행규칙|령|규칙|규정|헌법|조례|약관|기준|고시|협약|지침|법」|령」|규칙」|[」』”"]|\))\s*(?:\([^)]{0,30}\)\s*)?(?:제\s*\d+\s*조(?:의\s*\d+)?(?:\s*제?\s*\d+\s*항)?(?:\s*제?\s*\d+\s*호)?\s*(?:,|및|와|과|또는|내지|ㆍ|·|부터)?\s*)*$/
const ownText = /(?:본|이)\s*(?:계약서?|약관|협약|규정|합의서?|약정서?)(?:의)?\s*$/

function paragraphsOf(text: string): number {
  const marks = [...text.matchAll(/[①-⑳]/g)].map(([mark]) => mark.charCodeAt(0) - 0x245f)
  return Math.max(0, ...marks)
}

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
      const has = target ? paragraphsOf(contract.text.slice(target.start, target.end)) : 0
      if (paragraph > 1 && has > 0 && paragraph > has)
        return [findingAt(contract, danglingReference, sentence, { reference: match[0] })]
    }
    return []
  })
}

const attached =
  /(별지|별표|별첨|부속서|붙임|첨부)\s*(?:서류\s*)?제?\s*(\d{1,2})(?:\s*호)?(?!\s*(?:부|통|매|조))/g

/** 별지 2 that is not attached. */
function annexes(contract: Contract): Finding[] {
  const headings = contract.text
    .split('\n')
    .filter(
      (line) =>
        /^[\s[<【〔(*#■]*(?:별지|별표|별첨|부속서|붙임|첨부)/.test(line) &&
        !/[다함]\.\s*$/.test(line),
    )
  return contract.sentences.flatMap((sentence) => {
    if (sentence.clause.part === 'annex' || sentence.clause.part === 'signature') return []
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
    if (single && headings.length === 0)
      return [findingAt(contract, danglingReference, sentence, { reference: single[1] ?? '' })]
    return []
  })
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
      /(?<![\d.])(\d{1,2})\.(\d{1,2})(?=\s*(?:에|의|항|호|을|를|와|과|에서)\s?)(?!\s*(?:%|배))/.exec(
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

/** References inside the contract that lead nowhere. */
export const checkReferences = (contract: Contract): Finding[] => [
  ...articles(contract),
  ...annexes(contract),
  ...specials(contract),
  ...items(contract),
]
