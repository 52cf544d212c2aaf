import { findingAt, firstOfEach } from '@/lib/contracts/checks/finding'
import { amountMismatch, dateMismatch } from '@/lib/contracts/checks/inconsistencies'
import { headedCells } from '@/lib/contracts/text/headed-cells'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'
import { comparable } from './settled-readers'

/** Names that a contract gives to one length, share or number: 의무사용기간, 판매수수료율, 최소주문수량. */
const name =
  '(?<![가-힣])((?:[가-힣]{2,8}\\s?)?[가-힣]{1,8}(?:기간|요율|비율|수수료율?|이율|할인율|횟수|인원수?|대수|주기))'
const figure =
  '(?<![\\d.,])(\\d{1,3}(?:\\.\\d+)?|[일이삼사오육칠팔구십]{1,3}|한|두|세|석|네|넉|다섯|여섯)\\s*(영업일|주일|주|일|개월|달|년|시간|%|퍼센트|회|명|대|인)(?![가-힣]?\\s*(?:이상|이하|이내|초과|미만|까지|전|후|마다|단위|씩|범위|넘|차))'
const patterns = [
  `${name}(?:은|는|인|이|:|：|\\(|\\s\\||\\|)?\\s*(?:총|모두|최대|각각|연|월|순?매출액의|판매대금의|거래금액의)?\\s*${figure}`,
  `${figure}(?:간|동안)?의\\s${name}`,
  `${figure}(?:간|동안)?(?:은|을|를)\\s*${name}(?:으로|로)`,
].map((source) => new RegExp(source, 'g'))

/** What is renewed, cut down or held for a case has its own figure. */
const another =
  /갱신|연장|추가|단축|늘[리린어]|줄[이인여]|다만|경우|이전|종전|변경|협의|최소\s*\d|재\s?계약|초과|할인|인상|위약|해지\s*수수료|남은|잔여|경과|미만|이상|별로|등급/
const tooCommon =
  /^(?:이|그|본|위|해당|일정|상당|일정한|상당한|같은|각|유예|최고|통지|법정)?\s*기간$/

type Named = { name: string; unit: string; key: string; shown: string; sentence: Sentence }

const unitOf = (unit: string): string =>
  /%|퍼센트/.test(unit) ? 'share' : /[회명대인]/.test(unit) && unit !== '영업일' ? unit : 'length'

function namedIn(sentence: Sentence): Named[] {
  if (another.test(sentence.text) || sentence.quote.length > 300) return []
  return patterns.flatMap((pattern) =>
    [...sentence.text.matchAll(pattern)].flatMap((match) => {
      const [, first = '', second = '', third = ''] = match
      const isNameFirst = /[가-힣]{2}$/.test(first) && !/^[일이삼사오육칠팔구십]+$/.test(first)
      const [of, count, unit] = isNameFirst ? [first, second, third] : [third, first, second]
      const bare = of.replace(/\s/g, '').replace(/수수료율$/, '수수료')
      return bare.length < 4 || tooCommon.test(of)
        ? []
        : [
            {
              name: bare,
              unit: unitOf(unit),
              key: comparable(count, unit),
              shown: `${count}${unit}`,
              sentence,
            },
          ]
    }),
  )
}

const isSameName = (a: string, b: string): boolean => a === b || a.endsWith(b) || b.endsWith(a)

/** One length, share or number that has a name of its own, and two figures. */
export function checkNamedFigures(contract: Contract): Finding[] {
  const known: Named[] = []
  const cells = headedCells(contract)
  const columns = cells.flatMap(namedIn)
  const found: Finding[] = []
  for (const sentence of contract.sentences) {
    if (sentence.clause.part === 'signature') continue
    for (const named of namedIn(sentence)) {
      const { name: of, unit, key, shown } = named
      const alike = known.filter((other) => other.unit === unit && isSameName(other.name, of))
      const first = alike[0]
      if (first && alike.every((other) => other.key !== key))
        found.push(
          findingAt(contract, unit === 'length' ? dateMismatch : amountMismatch, sentence, {
            first: first.shown,
            second: shown,
          }),
        )
      known.push(named)
    }
  }
  for (const { name: of, unit, sentence } of known) {
    const alike = columns.filter((cell) => cell.unit === unit && isSameName(cell.name, of))
    const [cell] = alike
    const said = known.filter((other) => other.unit === unit && isSameName(other.name, of))
    if (!cell || alike.some(({ key }) => said.some((other) => other.key === key))) continue
    const [only] = said
    found.push(
      findingAt(contract, unit === 'length' ? dateMismatch : amountMismatch, sentence, {
        first: cell.shown,
        second: only?.shown ?? '',
      }),
    )
  }
  return firstOfEach(found, ({ start }) => start)
}
