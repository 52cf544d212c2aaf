import { z } from 'zod'
import { splitClauses } from '@/lib/contracts/text/clauses'

/**
 * What a person should know about a text before they rely on its review. The first ones are of the text, the
 * others of the file that it was read from.
 */
export const remarkCodes = [
  'notContract',
  'foreignLanguage',
  'severalContracts',
  'instructions',
  'blanks',
  'foreignLaw',
  'annexMissing',
  'tables',
  'unreadPages',
  'textlessPages',
  'recognizedPages',
  'garbledPages',
  'trackedChanges',
  'hiddenText',
  'lostDrawings',
  'incomplete',
  'cut',
] as const
export type RemarkCode = (typeof remarkCodes)[number]

export const remarkSchema = z.object({
  code: z.enum(remarkCodes),
  pages: z.array(z.number().int()).max(400).optional(),
})
export type Remark = z.infer<typeof remarkSchema>
export const remarksSchema = z.array(remarkSchema).catch([])

const contractWords =
  /계약|약정|약관|합의|협약|각서|갑|을|당사자|제\s*\d+\s*조|차용|임대|의무|Agreement|Contract/g
const instruction =
  /(?:이전|위|앞)의?\s*(?:모든\s*)?(?:지시|명령|프롬프트)[^\n]{0,12}(?:무시|잊)|(?:ignore|disregard)\s+(?:all\s+)?(?:previous|prior|above)\s+(?:instructions|prompts)|system\s*prompt|(?:AI|인공지능)[^\n]{0,12}(?:지적하지|검토하지|안전하다고|문제\s*없다고)/i
const foreignLaw =
  /(?:준거법|governing\s+law|governed\s+by)[^\n]{0,80}(?:미국|뉴욕|캘리포니아|델라웨어|영국|잉글랜드|일본|중국|싱가포르|홍콩|독일|New\s*York|California|Delaware|England|Japan|China|Singapore|Hong\s*Kong|Germany)/i

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

function isForeign(text: string): boolean {
  const hangul = count(text, /[가-힣]/g)
  return hangul < 0.3 * (hangul + count(text, /[A-Za-z]/g) + count(text, /[ぁ-ヿ一-鿿]/g))
}

/** 별지, which clauses speak of and the text does not have. */
function lacksAnnex(text: string): boolean {
  const named =
    /(?:별지|별첨|별표|붙임|첨부)\s{0,4}(?:제?\s{0,4}\d{1,4}\s{0,4}(?:호|번)?)?\s{0,4}(?:에|와|과|의|기재|목록|참조|대로)/
  return named.test(text) && !splitClauses(text).some(({ part }) => part === 'annex')
}

/** Remarks on a text alone, in the order of their weight. */
export function remarkText(text: string): Remark[] {
  const titles = count(text, /^[^\S\n]*제\s{0,4}1\s{0,4}조\s{0,4}[([【]/gm)
  const found: (RemarkCode | false)[] = [
    count(text, contractWords) < 3 && 'notContract',
    isForeign(text) && 'foreignLanguage',
    titles >= 2 && !/부\s*칙|별지|별첨/.test(text) && 'severalContracts',
    instruction.test(text) && 'instructions',
    count(text, /_{3,}|○{2,}|\(\s{3,}\)|〇{2,}/g) >= 3 && 'blanks',
    foreignLaw.test(text) && 'foreignLaw',
    lacksAnnex(text) && 'annexMissing',
    count(text, /^[^\n\t]*\t[^\n]*$/gm) >= 2 && 'tables',
  ]
  return found.filter((code) => code !== false).map((code) => ({ code }))
}
