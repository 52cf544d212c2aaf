import { findingAt, firstOfEach } from '@/lib/contracts/checks/finding'
import { partyNameMismatch } from '@/lib/contracts/checks/inconsistencies'
import type { Contract, Finding } from '@/lib/contracts/types'

const sealed =
  /(?<![가-힣])([가-힣]{3})\s*(?:\((?:인|印|서명|날인|직인|도장|서명\s*또는\s*날인)\)|㊞)/g
const introduced = /(?<![가-힣])([가-힣]{3})\s*(?:\([^)\n]{0,30}\)\s*)?[(（,]\s*이하/g
const role =
  '(?:성\\s*명|이름|대표자?|대표이사|예금주|영수인|수령인|작성자|담당자|보증인|입회인|임대인|임차인|매도인|매수인|근로자|직원|사용자|대여인|차용인|채권자|채무자|차주|대주|위임인|수임인|점주|이해관계인|창업자|갑|을|병|고객|회원|이사장|담당변호사|업무집행조합원)'
const withRole = new RegExp(
  `${role}\\s*(?:\\([^)\\n]{0,20}\\))?\\s*[:：]?\\s*([가-힣]{3})(?=\\s|$|[(（,.)\\n]|은|는|과|와|이|가|을|의)`,
  'g',
)
const notAName =
  /[은는이가을를의고며여한할함로]$|^(?:주식|유한|회사|대표|계약|사업|주소|성명|이하|전화|생년|연락|등록|본인|각자|모두|서로|지급|공급|제공|동의|책임|부담|요구|통지|합의)/

type Name = { name: string; start: number; end: number }

const namesBy = (text: string, pattern: RegExp): Name[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const name = match[1] ?? ''
    const start =
      match.index + match[0].indexOf(name, Math.max(match[0].length - name.length - 30, 0))
    return notAName.test(name) ? [] : [{ name, start, end: start + name.length }]
  })

/** 홍재익 and 홍재혁: the same family name, and one other syllable of two. */
const isVariant = (a: string, b: string): boolean =>
  a !== b && a[0] === b[0] && [...a].filter((syllable, i) => syllable !== b[i]).length === 1

/** 방인호와 방인혜: two people who stand side by side, such as brother and sister. */
const areTwo = (text: string, a: string, b: string): boolean =>
  new RegExp(
    `${a}\\s?(?:와|과|,|·|및|그리고)\\s?${b}|${b}\\s?(?:와|과|,|·|및|그리고)\\s?${a}`,
  ).test(text)

/** A person of the contract whose name stands once with another syllable. */
export function checkNameVariants(contract: Contract): Finding[] {
  const { text } = contract
  const known = [...namesBy(text, introduced), ...namesBy(text, sealed)]
  const others = [...namesBy(text, withRole), ...namesBy(text, sealed)]
  const times = (name: string) => text.split(name).length - 1
  const signed = new Set(namesBy(text, sealed).map(({ name }) => name))
  const first = new Set(namesBy(text, introduced).map(({ name }) => name))
  const found = others.flatMap((other) => {
    const like = known.find(
      ({ name, start }) =>
        start !== other.start &&
        isVariant(name, other.name) &&
        !(signed.has(name) && signed.has(other.name)) &&
        !(first.has(name) && first.has(other.name)) &&
        !areTwo(text, name, other.name) &&
        times(other.name) <= times(name),
    )
    return like
      ? [findingAt(contract, partyNameMismatch, other, { first: like.name, second: other.name })]
      : []
  })
  return firstOfEach(found, ({ details }) => [details.first, details.second].sort().join())
}
