import { amountsIn, isNear } from '@/lib/contracts/text/figures'
import { linesOf } from '@/lib/contracts/text/lines'
import type { Contract, Finding } from '@/lib/contracts/types'
import { sumFinding } from './sum-finding'

/** Areas are written to the hundredth. */
const hundredth = 0.011

type Piece = { value: number; start: number; end: number }

/** Areas as they stand: 98.2㎡. */
const areasIn = (text: string): Piece[] =>
  [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s*(?:㎡|m²|제곱미터|평)/g)].map((match) => ({
    value: Number((match[1] ?? '').replace(/,/g, '')),
    start: match.index,
    end: match.index + match[0].length,
  }))

const together =
  /(?:합계|합산|합한|합하여|합쳐|더한|더하여|도합|총액|총계|(?:내|내어|내서|합쳐|합해|보태|모아|넣어|출자하여|더해)\s*(?:모두|전부|총)|연면적|출자\s*총액|총\s*[가-힣]{1,4}[금액])(?:은|는|이|인|금액은|액은)?\s*[:：]?\s*(?:총\s*)?(?:합계\s*)?(?:금\s*)?$/

/** What is listed in one line and then added up in it. */
function listed(line: string): { sum: number; total: number } | null {
  for (const pieces of [amountsIn(line), areasIn(line)]) {
    const at = pieces.findIndex(
      ({ start }, index) => index >= 2 && together.test(line.slice(pieces[index - 1]?.end, start)),
    )
    const total = pieces[at]
    if (at < 2 || !total) continue
    const parts = pieces.slice(0, at)
    const between = line.slice(parts[0]?.end ?? 0, parts.at(-1)?.start ?? 0)
    if (
      /중\s|포함|뺀|빼고|공제|제외|한도|이상|이하|초과|×|[xX]\s*\d|씩|당\s|매월|\(|대지|대\s\d/.test(
        between,
      )
    )
      continue
    if (/×|곱|매월|매년|씩|개월|이상|이하|초과/.test(line.slice(0, parts[0]?.start ?? 0))) continue
    const sum = parts.reduce((all, { value }) => all + value, 0)
    return isNear(sum, total.value, hundredth) ? null : { sum, total: total.value }
  }
  return null
}

const product =
  /(\d[\d,]*)\s*(만\s*)?원\s*(?:\)\s*)?[×xX*]\s*(\d{1,3})\s*(?:개월|회|대|개|명|일|시간|주|건|월)?\s*\)?\s*(?:=|[|:：,]|은|는|으로|,)?\s*(?:합계|총)?\s*(?:[가-힣]{1,5}\s*)?(?:금\s*)?(\d[\d,]*)\s*(만\s*)?원/
const monthly =
  /(?:월|매달|회당|[편개대장건명권벌]당)\s*(?:[가-힣]{1,6}\s*)?(\d[\d,]*)\s*(만\s*)?원\s*(?:씩)?\s*,?\s*(\d{1,3})\s*(?:개월|달|[회편개대장건명권벌])\s*(?:간|분|동안)?\s*(?:의)?\s*,?\s*(?:합계|총액|총|도합|모두)\s*(?:은|는)?\s*(?:금\s*)?(\d[\d,]*)\s*(만\s*)?원/

const explained =
  /(\d[\d,]*)\s*(만\s*)?원\s*(?:정)?\s*\(\s*(?:월|회당|매월|1회)?\s*(\d[\d,]*)\s*(만\s*)?원\s*[×xX*]\s*(\d{1,3})\s*(?:개월|회|대|개|명|일|시간|주|건|월)?\s*\)/

/** 32,900원 × 60개월 | 1,947,000원, 1,947,000원(32,900원 × 60회): a product that is written out. */
function multiplied(line: string): { sum: number; total: number } | null {
  const [, all, ten, each, tenEach, times] = explained.exec(line) ?? []
  const match = all
    ? ['', each, tenEach, times, all, ten]
    : (product.exec(line) ?? monthly.exec(line))
  if (!match) return null
  const won = (figures = '', tenThousands?: string) =>
    Number(figures.replace(/,/g, '')) * (tenThousands ? 10_000 : 1)
  const sum = won(match[1], match[2]) * Number(match[3])
  const total = won(match[4], match[5])
  return isNear(sum, total, hundredth) ? null : { sum, total }
}

/** Sums and products that one line writes out, and that do not come to what it says. */
export function checkLineSums(contract: Contract): Finding[] {
  const found: Finding[] = []
  for (const { text: line, start } of linesOf(contract.text)) {
    if (line.length > 600) continue
    let from = 0
    for (const part of line.split(/(?<=다\.)\s/)) {
      const wrongly = multiplied(part) ?? listed(part)
      const offset = line.indexOf(part, from)
      from = offset + part.length
      if (wrongly)
        found.push(
          sumFinding(
            contract,
            { start: start + offset, end: start + offset + part.length },
            wrongly.sum,
            wrongly.total,
          ),
        )
    }
  }
  return found
}
