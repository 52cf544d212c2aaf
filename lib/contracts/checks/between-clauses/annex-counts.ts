import { findingAt } from '@/lib/contracts/checks/finding'
import { amountMismatch } from '@/lib/contracts/checks/inconsistencies'
import { countOf } from '@/lib/contracts/text/figures'
import { cellsOf, linesOf } from '@/lib/contracts/text/lines'
import type { Contract, Finding } from '@/lib/contracts/types'

const pointed =
  /(별지|별표|별첨|부속서|붙임)\s*제?\s*(\d{1,2})?(?:호)?(?:에|의|에서|와)?\s*(?:적은|적힌|정한|기재된|기재한|열거한|나열한|실린|붙인|있는|목록의)\s*(?:[가-힣]{1,8}\s*){0,2}?(\d{1,3}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s*(?:곳|개|가지|명|사람|대|건|종|품목|항목|군데|개사|개소|업체)/
const ordinal = /^(?:제?\s*(\d{1,3})\s*(?:호|번|\.)?|[①-⑳])$/

/** The numbered rows of an annex, where they run from one on. */
function numberedRows(contract: Contract, name: string, number: string): number | null {
  const lines = linesOf(contract.text)
  const head = new RegExp(`^[\\s[<【〔(*#■]*${name}\\s*제?\\s*${number || '1?'}(?!\\d)`)
  const at = lines.findLastIndex(({ text }) => head.test(text) && !/[다함]\.\s*$/.test(text))
  if (at < 0) return null
  let count = 0
  for (const { text } of lines.slice(at + 1)) {
    if (!text.includes('|')) {
      if (count > 0) break
      continue
    }
    const first = ordinal.exec(cellsOf(text)[0] ?? '')
    if (!first) {
      if (count > 0) break
      continue
    }
    if (first[1] && Number(first[1]) !== count + 1) return null
    count += 1
  }
  return count > 1 ? count : null
}

/** 별지 1에 적은 두 곳 where the annex numbers three. */
export const checkAnnexCounts = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const match = sentence.clause.part === 'signature' ? null : pointed.exec(sentence.quote)
    if (!match) return []
    const [, name = '', number = '', count = ''] = match
    const said = countOf(count)
    const listed = numberedRows(contract, name, number)
    return !said || !listed || said === listed
      ? []
      : [
          findingAt(contract, amountMismatch, sentence, {
            first: String(said),
            second: String(listed),
          }),
        ]
  })
