import { findingAt, firstOfEach } from '@/lib/contracts/checks/finding'
import { partyNameMismatch } from '@/lib/contracts/checks/inconsistencies'
import type { Clause, Contract, Finding } from '@/lib/contracts/types'

type Name = { name: string; start: number; end: number }

const company =
  /(?:주식회사|유한회사|합자회사|합명회사|유한책임회사|(?:재단|사단|법무|세무|회계|노무|특허|학교|의료|사회복지)\s*법인|영농조합법인|농업회사법인|협동조합|㈜|\(주\)|\(유\))\s*([가-힣A-Za-z0-9&]{2,20})|([가-힣A-Za-z0-9&]{2,20})\s*(?:주식회사|유한회사|㈜|\(주\))(?!\s*(?!대표|사업자|주소|서명)[가-힣A-Za-z]{2})/g
const surnames =
  '김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용'
const person = new RegExp(
  `(?:성\\s*명|이름|대표자|대표이사|대표|예금주|임대인|임차인|매도인|매수인|근로자|사용자|대여인|차용인|차주|대주|채권자|채무자|보증인|연대보증인|가맹점사업자|대리점주?|대리점|수급인|수탁자|위탁자|위임인|수임인|점주|동업자|창업자|이해관계인|투자자|프리랜서|디자이너|작가|편집자|작업자|강사|원장|사장|사원|컨설턴트|의뢰인|고객|회원|양도인|양수인|갑|을|병|직원|대여자|매도자|매수자|점주)\\s*(?:\\([^)]{0,12}\\)\\s*)?[:：]?\\s*([${surnames}][가-힣]{1,3})(?=\\s|\\(|（|은|는|과|와|이|을|,|$|\\/|\\|)`,
  'g',
)
const notAName =
  /주식회사|대표|성명|주소|서명|회사|이하|사업|계약|주민|연락|전화|생년|상호|임대|임차|정보|공통|기타|조건|성함|소재|지점|이사$|또는|각자|모두|전원/

/** Where a name of a person ends is not to be seen before a particle (이하은은), so each possible end is kept. */
function peopleIn(text: string, offset: number): Name[] {
  return [...text.matchAll(person)].flatMap((match) => {
    const longest = match[1] ?? ''
    const start = match.index + match[0].lastIndexOf(longest)
    if (/^[갑을병]\s/.test(match[0]) && longest.length < 3) return []
    const ends = [longest, longest.replace(/(?:과|와|은|는|이|을)$/, '')].filter(
      (name, index, all) => name.length >= 2 && all.indexOf(name) === index && !notAName.test(name),
    )
    return ends.map((name) => ({
      name,
      start: offset + match.index,
      end: offset + start + name.length,
    }))
  })
}

/** 도민우(이하 "직원"): a name that is given a short one. */
const introduced = new RegExp(`(?<![가-힣])([${surnames}][가-힣]{1,3})\\s*[(（]\\s*이하`, 'g')

const introducedIn = (text: string, offset: number): Name[] =>
  [...text.matchAll(introduced)].map((match) => ({
    name: match[1] ?? '',
    start: offset + match.index,
    end: offset + match.index + (match[1] ?? '').length,
  }))

const companiesIn = (text: string, offset: number): Name[] =>
  [...text.matchAll(company)].flatMap((match) => {
    const name = match[1] ?? match[2] ?? ''
    if (name.length < 2 || notAName.test(name)) return []
    return [
      {
        name: name.replace(/(?:과|와|은|는|이|가|의)$/, ''),
        start: offset + match.index,
        end: offset + match.index + match[0].length,
      },
    ]
  })

const namesIn = (text: string, offset: number): { companies: Name[]; people: Name[] } => ({
  companies: companiesIn(text, offset),
  people: [...peopleIn(text, offset), ...introducedIn(text, offset)],
})

/** How many characters must change. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row[b.length] ?? 0
}

/** 한빛정밀, 한빛기공: the same first half. */
const startAlike = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length)
  const half = Math.ceil(shorter / 2)
  return shorter >= 4 && a.slice(0, half) === b.slice(0, half)
}

const alike = (a: string, b: string): boolean =>
  a !== b &&
  (a.length >= 4 && b.length >= 4 && (a.startsWith(b) || b.startsWith(a))
    ? true
    : startAlike(a, b) ||
      (editDistance(a, b) <= (Math.min(a.length, b.length) >= 5 ? 2 : 1) && a[0] === b[0]))

function compare(
  contract: Contract,
  first: readonly Name[],
  signed: readonly Name[],
  longest: number,
): Finding[] {
  const names = new Set(first.map(({ name }) => name))
  return signed.flatMap((signer) => {
    if (names.has(signer.name) || signer.name.length > longest) return []
    if (signed.some(({ name, start }) => start === signer.start && names.has(name))) return []
    const like = first.find(({ name }) => alike(name, signer.name) && name.length > 1)
    if (!like || signed.some(({ name }) => name === like.name)) return []
    return [
      findingAt(contract, partyNameMismatch, signer, { first: like.name, second: signer.name }),
    ]
  })
}

const trading = new RegExp(
  `([가-힣A-Za-z0-9&]{2,16})\\s*(?:의\\s*)?대표(?:자|이사)?\\s*[:：]?\\s*([${surnames}][가-힣]{1,3})(?![가-힣])`,
  'g',
)

/** 한들상회 대표 김가온: the same person, heading one business above and another where people sign. */
function otherBusiness(contract: Contract, before: string, block: Clause): Finding[] {
  const businesses = new Map(
    [...before.matchAll(trading)].flatMap(([, business = '', name = '']): [string, string][] => [
      [name, business],
      [name.replace(/[은는과와이]$/, ''), business],
    ]),
  )
  const text = contract.text.slice(block.start, block.end)
  return [...text.matchAll(trading)].flatMap((match) => {
    const [, business = '', name = ''] = match
    const first = businesses.get(name)
    if (!first || notAName.test(first) || notAName.test(business)) return []
    if (first.includes(business) || business.includes(first)) return []
    const start = block.start + match.index
    return [
      findingAt(
        contract,
        partyNameMismatch,
        { start, end: start + match[0].length },
        { first, second: business },
      ),
    ]
  })
}

/** Names that are spelt one way at the beginning and another where people sign. */
export function checkParties(contract: Contract): Finding[] {
  const preamble = contract.clauses[0]
  if (!preamble) return []
  const block = contract.clauses.filter(({ part }) => part === 'signature' || part === 'annex')
  const first = namesIn(
    contract.text.slice(
      preamble.start,
      Math.min(preamble.end + 400, block[0]?.start ?? contract.text.length),
    ),
    preamble.start,
  )
  const found = block.flatMap(({ start, end }) => {
    const signed = namesIn(contract.text.slice(start, end), start)
    return [
      ...compare(contract, first.companies, signed.companies, 20),
      ...compare(contract, first.people, signed.people, 4),
      ...otherBusiness(contract, contract.text.slice(preamble.start, preamble.end), {
        ...preamble,
        start,
        end,
      }),
    ]
  })
  return firstOfEach(found, ({ details }) => details.second)
}
