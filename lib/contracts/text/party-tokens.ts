import type { ContractType } from '@/lib/contracts/constants'
import { roles } from '@/lib/contracts/roles'
import { escapePattern } from '@/lib/escape-pattern'
import { firstSigns, introducedParties, namedPeople } from './party-introductions'

/** Short names that are given to things and papers, not to parties. */
const notAParty =
  /계약|약관|협약|목적물|물품|제품|서비스|정보|업무|대금|사업|프로그램|저작물|기술|주식|시설|부동산|건물|점포|주택|법|금$|일$|기간|협정|합의|상표|캐릭터|시스템|용역|공사|당사자|보증인/

/** What the two parties are called in the sentences that rules read. */
export const drafterToken = 'Ⓐ'
export const signerToken = 'Ⓑ'

/** Where a word last ends in a text: of two roles, the one next to the short name is its own. */
const endOf = (text: string, word: string) => text.lastIndexOf(word) + word.length
const escaped = (word: string) => escapePattern(word).replace(/ /g, '\\s*')
const surnames =
  '김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용형태감피봉엽국경여즙탁제'
const opening = `[“"'‘「『〈<]?`
const closing = `[”"'’」』〉>]?`

/** 주식회사 is part of a name and says nothing of the role 회사. */
const companyForm = /(?:주식|유한|유한책임|합자|합명)\s*회사/g

/** `임대인 김○○(이하 "갑"이라 한다)`: what stands before the bracket says who 갑 is. */
function shortNames(text: string): { name: string; before: string }[] {
  const found: { name: string; before: string }[] = []
  const pattern = new RegExp(
    String.raw`\(?\s*(?:이하|hereinafter)\s*(?:에서는\s*|각각\s*|본\s*계약에서\s*)?${opening}\s*([가-힣A-Za-z]{1,12})\s*${closing}\s*(?:이?라\s*(?:한다|함|칭한다|칭함)|으?로\s*(?:한다|칭한다|칭함))?`,
    'g',
  )
  for (const match of text.slice(0, 3000).matchAll(pattern)) {
    const before =
      text
        .slice(Math.max(0, match.index - 60), match.index)
        .split(/[)）\n]|이라|과\s|와\s/)
        .at(-1)
        ?.replace(companyForm, '') ?? ''
    found.push({ name: match[1] ?? '', before })
  }
  for (const match of text.matchAll(
    /(?:^|[\s("“])([갑을])\s*["”]?\s*[(:：]\s*([가-힣]{2,8})|([가-힣]{2,8})\s*\(\s*["“]?([갑을])["”]?\s*\)/gm,
  ))
    found.push({
      name: match[1] ?? match[4] ?? '',
      before: (match[2] ?? match[3] ?? '').replace(companyForm, ''),
    })
  return found
}

const roleLine =
  /^[\s\-•*[【(]*([가-힣]{1,6}(?:는|은|을|할) [가-힣]{1,3}|[가-힣]{2,8})\s*(?:\([^)\n]{0,24}\))?\s*[\])】]?\s*[:：]\s*(?=[가-힣㈜(])/gm
const notARole =
  /주소|소재|성명|이름|상호|전화|연락|생년|주민|등록|번호|대표|계약|목적|기간|금액|대금|보증금|일자|날짜|제목|업무|장소|임금|용도|면적|구조|시간|휴일|보수|방법|계좌|은행|기타|내용|수량|품명|비고|사업체/

const performs =
  '(?:납품|공급|제작|만들|만든|일한|일하|수행|개발|그린|찍|빌려 쓰|빌린|들여놓|가져다)'

const otherToken = (token: string) => (token === drafterToken ? signerToken : drafterToken)

/** Which of the two has no word of its own in a contract that speaks of 회원 throughout and of no 회사. */
function missingToken(type: ContractType, text: string): string | null {
  const speaks = (words: readonly string[]) =>
    words.some(
      (word) =>
        (text.match(new RegExp(`${escaped(word)}(?:은|는|이|가)\\s`, 'g'))?.length ?? 0) >= 2,
    )
  const [drafts, signs] = [speaks(roles[type].drafter), speaks(roles[type].signer)]
  return drafts === signs ? null : drafts ? signerToken : drafterToken
}

/**
 * Gives the two signs to parties whose short names no kind of contract knows: beside one that is known they are the
 * other, and of two strangers one signs what the other wrote. Partners beyond the first all sign.
 */
function nameStrangers(
  type: ContractType,
  text: string,
  tokenOf: (name: string) => string | undefined,
  give: (name: string, token: string) => void,
): void {
  const declared = introducedParties(text)
  const parties = declared.length > 0 ? declared : namedPeople(text)
  const strangers = parties.filter(({ name }) => !tokenOf(name) && !/^[갑을]$/.test(name))
  const known = new Set(
    parties.flatMap(({ name }) => tokenOf(name) ?? (/^[갑을]$/.test(name) ? name : [])),
  )
  const [first, second, ...others] = strangers
  if (!first) return
  const [only] = known
  if (known.size === 1 && only && /[ⒶⒷ]/.test(only)) {
    if (!second) give(first.name, otherToken(only))
  } else if (known.size === 0 && !second) {
    const token = missingToken(type, text)
    if (token) give(first.name, token)
  } else if (known.size === 0 && second) {
    const signs = others.length === 0 && firstSigns(type, text, first, second)
    give(first.name, signs ? signerToken : drafterToken)
    give(second.name, signs ? drafterToken : signerToken)
  }
  if (type === 'partnership')
    for (const { name } of strangers) if (!tokenOf(name)) give(name, signerToken)
}

/** `의뢰사: 주식회사 …`, `작업자: …`: what stands so both at the head and where people sign is a party. */
function rolesInLines(text: string): string[] {
  const wordsOf = (part: string) => [...part.matchAll(roleLine)].map(([, word = '']) => word)
  const below = text.slice(-900)
  return [...new Set(wordsOf(text.slice(0, 700)))].filter(
    (word) =>
      !notARole.test(word) && new RegExp(`^[\\s\\-•*[【(]*${word}(?=[\\s:：(])`, 'm').test(below),
  )
}

/** Who 임대인 or 빌리는 사람 is by name: 임대인 김○○, 빌려주는 사람: 박○○. */
function namesOf(roleNames: ReadonlyMap<string, string>, text: string): [string, string][] {
  const head = text.slice(0, 800)
  return [...roleNames].flatMap(([role, token]) => {
    const found = new RegExp(
      `(?:^|[\\s"'“])${escaped(role)}["'”]?\\s*(?:[:：]\\s*)?([${surnames}][가-힣]{2})(?=[은는이가과와]\\s|[\\s,(（]|$)`,
      'm',
    ).exec(head)?.[1]
    return found && !notAParty.test(found) && text.split(found).length > 3 ? [[found, token]] : []
  })
}

/** 만드는 쪽: 모모랩 (대표 …): a business that the contract goes on to call by its name. */
const businessNames = (roleNames: ReadonlyMap<string, string>, text: string): [string, string][] =>
  [
    ...text
      .slice(0, 800)
      .matchAll(/^[\s\-•*]*([가-힣 ]{2,9})\s*[:：]\s*([가-힣A-Za-z]{3,10})\s*(?=[(（]|$)/gm),
  ].flatMap(([, role = '', name = '']) => {
    const token = roleNames.get(role.trim())
    return token && !notAParty.test(name) && text.split(name).length > 4 ? [[name, token]] : []
  })

/**
 * Replaces the names of the two parties by one sign each, so that a rule reads 임대인, 갑 and 집주인 alike.
 * @returns a function over sentences in one line
 */
export function createPartyTokens(type: ContractType, text: string): (sentence: string) => string {
  const { drafter, signer } = roles[type]
  const names = new Map<string, string>()
  for (const name of drafter) names.set(name, drafterToken)
  for (const name of signer) if (!names.has(name)) names.set(name, signerToken)
  const declared = [...new Set(shortNames(text).map(({ name }) => name))].slice(0, 4)
  const [alias, unknown] = [new Map<string, string>(), [] as string[]]
  for (const { name, before } of shortNames(text)) {
    if (alias.has(name)) continue
    const role = [...names]
      .filter(([word]) => before.includes(word))
      .sort(([a], [b]) => endOf(before, b) - endOf(before, a) || b.length - a.length)[0]
    if (role && /^(갑|을|병)$|^[가-힣]{2,8}$/.test(name) && (name.length < 3 || !names.has(name)))
      alias.set(name, role[1])
    else if (/^[갑을]$/.test(name)) unknown.push(name)
  }
  const taken = new Set([...declared.flatMap((name) => alias.get(name) ?? names.get(name) ?? [])])
  const headed = rolesInLines(text)
  const nameless = headed.filter((name) => !names.has(name) && !alias.has(name))
  const [onlyNameless] = nameless
  if (onlyNameless && nameless.length === 1) {
    const known = [...taken, ...headed.flatMap((name) => alias.get(name) ?? names.get(name) ?? [])]
    if (new Set(known).size === 1) alias.set(onlyNameless, otherToken(known[0] ?? ''))
  }
  // 마트: …, 농가: …: two names that no kind of contract knows. Who hands over or makes signs what the other wrote.
  const [firstNameless, secondNameless] = nameless
  if (firstNameless && secondNameless && nameless.length === 2 && taken.size === 0) {
    const makes = (name: string) =>
      new RegExp(`${name}(?:은|는|이|가)[^.\\n]{0,40}${performs}`).test(text)
    const firstSigns = makes(firstNameless) && !makes(secondNameless)
    alias.set(firstNameless, firstSigns ? signerToken : drafterToken)
    alias.set(secondNameless, firstSigns ? drafterToken : signerToken)
  }
  nameStrangers(
    type,
    text,
    (name) => alias.get(name) ?? names.get(name),
    (name, token) => alias.set(name, token),
  )
  const fallback: Record<string, string> = { 갑: drafterToken, 을: signerToken }
  if (alias.has('갑') && !alias.has('을')) alias.set('을', otherToken(alias.get('갑') ?? ''))
  if (alias.has('을') && !alias.has('갑')) alias.set('갑', otherToken(alias.get('을') ?? ''))
  for (const name of ['갑', '을'])
    if (!alias.has(name)) alias.set(name, fallback[name] ?? drafterToken)
  // Two names of one contract are two parties: the word nearest to the second may be no role of it.
  const [firstNamed = '', secondNamed = ''] = declared
  if (declared.length === 2 && alias.has(secondNamed)) {
    const first = alias.get(firstNamed) ?? names.get(firstNamed)
    if (first && first === alias.get(secondNamed)) alias.set(secondNamed, otherToken(first))
  }
  for (const [name, token] of alias) if (token) names.set(name, token)
  for (const [name, token] of namesOf(names, text)) names.set(name, token)
  for (const [name, token] of businessNames(names, text))
    if (!names.has(name)) names.set(name, token)
  const words = [...names.keys()].sort((a, b) => b.length - a.length)
  const one = new RegExp(
    `(^|(?<!(?:다른|딴|타))[^가-힣A-Za-z0-9)\\]%”’」』〉"'ⒶⒷ])(?:${opening})(${words.map(escaped).join('|')})(?:${closing})(?:님(?=[은이께의도]))?(?=[^가-힣]|은|는|이|가|을|를|의|에|나|이나|과|와|로|으로|도|만|측|께|들|간|사이|한테|하고|더러|부터|만|및|또는|쌍방|양|$)`,
    'g',
  )
  const tokenOf = (word: string) => names.get(word) ?? names.get(word.replace(/\s+/g, ' ')) ?? ''
  return (sentence) => {
    const replace = (text: string) =>
      text.replace(one, (_, before: string, word: string) => `${before}${tokenOf(word)}`)
    return replace(replace(sentence))
  }
}
