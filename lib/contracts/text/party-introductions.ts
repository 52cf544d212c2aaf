import type { ContractType } from '@/lib/contracts/constants'

/** A short name that the head of a contract gives to somebody, and who that is. */
export type Introduction = { name: string; long: string }

const quoted = `["“'‘「『〈<]`
const unquoted = `["”'’」』〉>]`
const called = '[가-힣A-Za-z][가-힣A-Za-z0-9]{0,11}'
/** In quotes a name may be of two words: "렌탈 회사". */
const calledInQuotes = `${called}(?: [가-힣A-Za-z0-9]{1,8})?`
const surname =
  '[김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용형태감피봉엽경여즙견순온진하곽간좌빈갈호]'
const companyForm =
  /주식회사|유한회사|유한책임회사|합자회사|㈜|㈔|\((?:주|유|사|재|합)\)|(?:법인|재단|조합|협회|공단|공사|병원|의원|학원|학교|대학교|상회|유통|상사|농원|농장|농협|은행|건설|산업|기업|컴퍼니|스튜디오|연구소|연구원|센터|캐피탈|파트너스|랩|랩스)(?=\s|$|[(（])/
const bareCompany =
  /^(?:주식회사|㈜|\(주\)|유한회사)\s*[^\s]{1,20}$|^[^\s]{1,20}\s*(?:주식회사|㈜|\(주\))$/
const personAtEnd = new RegExp(`(?:^|[\\s:：])${surname}[가-힣]{2}(?:\\s*씨)?$`)
const thing =
  /계약|약관|협약|목적물|물품|제품|상품|서비스|정보|업무|대금|프로그램|저작물|기술|주식|시설|부동산|건물|점포|주택|토지|금$|일$|기간|협정|합의|상표|캐릭터|시스템|용역|공사|당사자|보증인|차량|기기|장비|자료|결과|콘텐츠|앱$|사이트|플랫폼|브랜드|지역|매장|대출|목적|사업장|현장/

/** What stands before the first clause: there the parties are introduced, or in a clause that says so. */
export function headOf(text: string): string {
  const first = /^\s*(?:[[<【〔]?\s*제\s*1\s*조|1\s*[.)]\s|Article\s+1|가\s*[.)]\s|①)/m.exec(text)
  const at = first ? first.index : Math.min(text.length, 800)
  return /^[^\n]{0,20}(?:당사자|정의)/.test(text.slice(at).trimStart())
    ? text.slice(0, at + 700)
    : text.slice(0, Math.max(at, 200))
}

/** The name in front of a bracket: `주식회사 가온` of `서울에 사는 주식회사 가온(대표 김나래, `. */
function nameBefore(head: string, at: number): string {
  const [last = ''] = head
    .slice(Math.max(0, at - 70), at)
    .replace(/[(（][^()（）]*$/, '')
    .split(
      /[\n,，;]|(?:[)）]|["”'’」])\s*(?:과|와|및|이고|하고|가|이|은|는|에게|에|의|을|를|로부터|라\s*(?:하고|하며))?\s|라\s*(?:하고|하며|한다)|[가-힣](?:과|와)\s(?=[가-힣㈜(])|[:：■●•|]/,
    )
    .slice(-1)
  return last.trim()
}

/** The ways in which a head gives a short name. */
const introductions: readonly RegExp[] = [
  new RegExp(
    `[(（,]?\\s*이하\\s*(?:에서는\\s*|각각\\s*)?${quoted}\\s*(${called} [가-힣A-Za-z0-9]{1,8})\\s*${unquoted}`,
    'g',
  ),
  new RegExp(
    `[(（,]?\\s*(?:이하|hereinafter)\\s*(?:에서는\\s*|각각\\s*|본\\s*계약에서\\s*)?${quoted}?\\s*(${called})\\s*${unquoted}?\\s*(?:이?라|으?로|[)）,]|$)`,
    'g',
  ),
  new RegExp(`[(（]\\s*${quoted}\\s*(${calledInQuotes})\\s*${unquoted}\\s*[)）]`, 'g'),
  new RegExp(
    `(?:을|를)\\s*${quoted}\\s*(${calledInQuotes})\\s*${unquoted}\\s*(?:이?라|으?로)\\s*(?:하|한|칭|부|표시)`,
    'g',
  ),
  new RegExp(`(?:을|를)\\s*${quoted}\\s*(${calledInQuotes})\\s*${unquoted}\\s*,`, 'g'),
]

const people = new RegExp(
  `(?<![가-힣])(${surname}[가-힣]{2})(?=[과와은는](?:\\s)|\\s*,\\s|\\s*[(（])`,
  'g',
)

/** Whether a name is one of a person, and not of a business. */
export const isPerson = (long: string): boolean => !companyForm.test(long) && personAtEnd.test(long)

/** The short names of the parties, in the order of the head; those of things and papers are left out. */
export function introducedParties(text: string): Introduction[] {
  const head = headOf(text)
  const found = introductions.flatMap((pattern) =>
    [...head.matchAll(pattern)].map((match) => ({
      at: match.index,
      name: match[1] ?? '',
      long: nameBefore(head, match.index),
    })),
  )
  const known = new Set<string>()
  const declared = found
    .sort((a, b) => a.at - b.at)
    .filter(({ name, long }) => {
      const isParty =
        companyForm.test(long) || bareCompany.test(long)
          ? !/^(?:계약|약관|목적물|물품|제품|상품|서비스|프로그램|부동산|건물|점포|주택|토지)$/.test(
              name,
            )
          : !thing.test(name) || /(?<!보증)[자인]$/.test(name)
      // (이하 "본 시스템"): what the contract points at is a thing.
      if (!isParty || known.has(name) || /^(?:본|이|위|당해)\s/.test(name)) return false
      known.add(name)
      return true
    })
  return declared.slice(0, 4)
}

/** Two or three people of a contract that goes on to call them by their names. */
export function namedPeople(text: string): Introduction[] {
  const head = headOf(text)
  const names = [...new Set([...head.matchAll(people)].map(([, name = '']) => name))].filter(
    (name) => !thing.test(name) && text.split(name).length > 4,
  )
  return names.length >= 2 && names.length <= 4 ? names.map((name) => ({ name, long: name })) : []
}

type Acts = { drafter?: RegExp; signer?: RegExp; drafterIs?: RegExp; person?: 'drafter' | 'signer' }
const makes =
  /납품|공급|제작|만들|만든|일한|일하|수행|개발하|그린|찍|빌려 쓰|빌린|들여놓|가져다|시공|완성|제출/
const acts: Partial<Record<ContractType, Acts>> = {
  service: { signer: makes, person: 'signer' },
  software: { signer: makes, person: 'signer' },
  supply: { signer: makes },
  subcontract: { signer: makes },
  processing: { signer: /수탁|처리하|처리한|파기|맡아/, drafter: /위탁|맡긴|맡기/ },
  license: { drafter: /허락|부여|보유|권한을 준/, person: 'drafter' },
  nda: { drafter: /제공|공개|알려/ },
  loan: { drafter: /빌려 ?[주준줄]|대여/, signer: /빌린|빌리|갚/ },
  sale: { drafter: /[팔판]|매도|넘[기긴]/, signer: /[산사](?:고|며|다|기로)|매수/ },
  'housing-lease': {
    drafter: /빌려 ?[주준]|임대|세를 (?:준|놓)/,
    signer: /빌린|빌려 쓰|세를 (?:낸|들)/,
  },
  'shop-lease': {
    drafter: /빌려 ?[주준]|임대|세를 (?:준|놓)/,
    signer: /빌린|빌려 쓰|세를 (?:낸|들)/,
  },
  employment: { drafter: /채용|고용|임금|급여/, signer: /일한|근무|출근/, person: 'signer' },
  franchise: { drafterIs: /본부|본사|푸드|에프앤비|F&B/, person: 'signer' },
  dealership: { signer: /판매|되[파팔]|주문/, drafterIs: /제조|본사/, person: 'signer' },
  installment: {
    signer: /렌탈료|렌털료|할부금|요금/,
    drafterIs: /렌탈|렌털|리스|판매/,
    person: 'signer',
  },
  terms: { person: 'signer' },
  advisory: {
    drafterIs: /법무|변호|세무|회계|노무|특허|컨설팅|파트너스|자문|연구소|변리|법률/,
    person: 'drafter',
  },
  investment: {
    drafterIs: /벤처|투자|조합|캐피탈|파트너스|인베스트|엔젤|펀드|신탁/,
    signer: /발행|경영/,
    person: 'signer',
  },
}

/** Whether the first of two whom no word tells apart is the one that signs what the other wrote. */
export function firstSigns(
  type: ContractType,
  text: string,
  first: Introduction,
  second: Introduction,
): boolean {
  const { drafter, signer, drafterIs, person } = acts[type] ?? {}
  const does = ({ name }: Introduction, act: RegExp | undefined) =>
    act
      ? [...text.matchAll(new RegExp(`${name}(?:은|는|이|가)[^.\\n]{0,40}?(?:${act.source})`, 'g'))]
          .length
      : 0
  const is = ({ name, long }: Introduction) => (drafterIs?.test(`${long} ${name}`) ? 3 : 0)
  const asPerson = (one: Introduction, other: Introduction) =>
    person === undefined || isPerson(one.long) === isPerson(other.long)
      ? 0
      : (isPerson(one.long) ? 2 : 0) * (person === 'signer' ? 1 : -1)
  const signing = (one: Introduction, other: Introduction) =>
    Math.min(3, does(one, signer)) -
    Math.min(3, does(one, drafter)) -
    is(one) +
    asPerson(one, other)
  return signing(first, second) > signing(second, first)
}
