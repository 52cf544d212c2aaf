/** Who a document is between: a role, and the name that stands beside it. */
export type Party = { label: string; value: string; start: number; end: number }

const roles =
  '임대인|임차인|전대인|전차인|매도인|매수인|양도인|양수인|도급인|수급인|하도급인|하수급인|원사업자|수급사업자|발주자|공급자|위탁자|수탁자|위임인|수임인|대주|차주|대여인|차용인|채권자|채무자|연대보증인|보증인|사용자|근로자|용역인|고용주|신청인|피신청인|원고|피고|고소인|피고소인|발신인|수신인|갑|을|병'
const company =
  '(?:주식회사|유한회사|합자회사|합명회사|사단법인|재단법인|㈜|\\(주\\)|\\(유\\))\\s?[가-힣A-Za-z0-9&·]{1,24}|[가-힣A-Za-z0-9&·]{1,24}\\s?(?:주식회사|유한회사|㈜|\\(주\\))'
const person = '[가-힣]{2,4}'
/** What may stand behind a name: it is not a part of a longer word. */
const ends = '(?=\\s*(?:\\(|（|이하|과|와|은|는|[,，.|\\n]|$|서명|\\(?인\\)))'

/** 임대인: 홍길동 · 임대인 | 홍길동 · 임대인 성명 홍길동 */
const named = new RegExp(
  `(?<![가-힣])(${roles})\\s?(?:[（(“"'‘]{1,2}[갑을병][)）”"'’]{1,2})?\\s?(?:[:：|]\\s?(?:성명|상호|이름|회사명)?\\s?[:：|]?|(?:의\\s)?(?:성명|상호|이름|회사명)\\s?[:：|]?)\\s?(${company}|${person})${ends}`,
  'g',
)
/** 임대인 홍길동(이하 “갑”이라 한다) */
const introduced = new RegExp(
  `(?<![가-힣])(${roles})\\s(${company}|${person})\\s?(?=[(（]\\s?이하)`,
  'g',
)
/** 주식회사 가나다(이하 “임차인”이라 한다) */
const called = new RegExp(
  `(${company}|(?<![가-힣])${person})\\s?[(（]\\s?이하\\s?[“"'‘「]?(${roles})[”"'’」]?`,
  'g',
)
const noName = new Set([
  '성명',
  '주소',
  '상호',
  '이름',
  '연락처',
  '전화',
  '서명',
  '날인',
  '본인',
  '대표',
  '대표자',
  '생략',
  '기재',
  '표시',
  '해당',
  '없음',
  '당사자',
])

/** The parties that a text names. */
export function partiesIn(text: string): Party[] {
  const found: Party[] = []
  const add = (label: string | undefined, name: string | undefined, match: RegExpExecArray) => {
    const value = name?.replace(/\s+/g, ' ').trim() ?? ''
    if (!label || noName.has(value) || new RegExp(`^(?:${roles})$`).test(value)) return
    found.push({ label, value, start: match.index, end: match.index + match[0].length })
  }
  for (const match of text.matchAll(named)) add(match[1], match[2], match)
  for (const match of text.matchAll(introduced)) add(match[1], match[2], match)
  for (const match of text.matchAll(called)) add(match[2], match[1], match)
  return found
}
