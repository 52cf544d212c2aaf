import { findingAt } from '@/lib/contracts/checks/finding'
import { undefinedTerm } from '@/lib/contracts/checks/inconsistencies'
import type { Contract, Finding } from '@/lib/contracts/types'

/** Words for documents, bodies, figures and classes of things that only the contract itself can say what they are. */
const tails = [
  '기준표',
  '체계도',
  '위원회',
  '협의회',
  '가액',
  '기준서',
  '절차서',
  '운영지침',
  '관리지침',
  '업무지침',
  '운영규정',
  '관리규정',
  '처리규정',
  '요율표',
  '등급표',
  '단가표',
  '배점표',
  '평가표',
  '산정표',
  '점검표',
  '산정기준',
  '평가기준',
  '처리기준',
  '품질기준',
  '판정기준',
  '운영기준',
  '등급',
  '지표',
  '매뉴얼',
  '편람',
  '계획표',
  '일정표',
  '조직도',
  '대상시설',
  '대상품목',
  '대상제품',
  '대상고객',
  '대상지역',
  '대상기기',
  '대상업무',
  '제외품목',
  '지정품목',
  '특별품목',
  '기준가격',
  '기준금액',
  '기준일',
  '보장금액',
  '목표금액',
  '전환가격',
  '전환비율',
  '조정비율',
  '정산비율',
  '우대등급',
  '특별회원',
  '우수회원',
  '핵심인력',
  '핵심기술',
  '주요자산',
  '허용오차',
  '성과지표',
  '보증기준',
  '명세표',
  '배분표',
  '책임자회의',
  '운영회의',
  '심의회',
  '평가단',
  '자문단',
  '전담반',
  '내규',
  '규정집',
  '세칙',
  '관리표',
  '기준점수',
  '평가점수',
  '기준치',
  '요율',
  '산정식',
  '공식파트너',
  '지정업체',
  '협력사회의',
  '심사단',
  '수준목표',
  '연락담당',
  '담당창구',
  '연락창구',
  '관리책임자',
  '전담창구',
  '목표수준',
  '협의체',
  '기능목록',
  '품목목록',
  '대상목록',
  '기능명세',
  '대행사',
  '주관사',
  '지정기관',
  '심사기관',
  '평가기관',
  '지정병원',
  '지정정비소',
  '정비업체',
  '운용사',
]
const word = new RegExp(
  `(?<![가-힣])((?:[가-힣]{1,10}(?:\\s?[가-힣]{2,6})?)?(?:${tails.join('|')}))(?=에|을|를|의|은|는|이|가|로|으로|과|와|,|\\s|\\)|$)`,
  'g',
)
/** What needs no definition: laws and public bodies name them. */
const known =
  /공정거래|분쟁\s*조정\s*(?:위원회|협의회)|조정\s*위원회|위원회의 조정|노동\s*위원회|개인정보\s*보호\s*위원회|인사\s*위원회|징계\s*위원회|방송|금융\s*위원회|국민|소비자|저작권\s*위원회|노사\s*협의회|(?:대리점|가맹점|점주|사업자)\s*협의회|입주자|상가|번영회|신용\s*등급|개별공시|공정\s*시장|시장\s*가액|거래\s*가액|출자\s*가액|액면\s*가액|평가\s*가액|감정\s*가액|보험\s*가액|매매\s*가액|취득\s*가액|발행\s*가액|공급\s*가액|장부\s*가액|연대|법정|관계\s*법령|^등급$|^지표$|^가액$|^기준일$|^위원회$|^협의회$|산입|표준|가맹\s*금|과태료|합계\s*가액|순자산\s*가액|상당\s*가액|처분\s*가액|동\s*가액|인수\s*가액|상환\s*가액|(?:차량|물품|주식|부동산|기계|토지|건물|담보)\s*가액|(?:결제|광고|여행)\s*대행사/

/** 갑 or a sentence in quotes is no term; a name in quotes is one. */
const quoted = /["“'‘「]\s*([가-힣A-Za-z][가-힣A-Za-z0-9 ]{1,14}[가-힣A-Za-z0-9])\s*["”'’」]/g
const notATerm =
  /^(?:본|이|위|당)\s?계약|[다요까함음됨임]$|^(?:갑|을|병|예|아니오)$|법률?$|시행령$|조례$|약관$|계약서$|동의서?$|확인서$|^(?:인|서명|날인)$/

/** A term in quotes that is given no meaning anywhere: named in quotes, as if it had one. */
function quotedTerms(contract: Contract): Finding[] {
  const body = contract.sentences.filter(
    ({ clause }) => clause.part !== 'signature' && clause.part !== 'annex',
  )
  const parties = body.map(({ text }) => text).join('\n')
  const seen = new Set<string>()
  return body.flatMap((sentence) => {
    if (sentence.clause.part === 'preamble') return []
    for (const match of sentence.quote.matchAll(quoted)) {
      const term = (match[1] ?? '').trim()
      if (seen.has(term) || notATerm.test(term)) continue
      seen.add(term)
      const spaced = term.replace(/\s+/g, '\\s*')
      const named = [...contract.text.matchAll(new RegExp(spaced, 'g'))].length
      const given = new RegExp(
        `이하[^\\n]{0,12}["“'‘「]\\s*${spaced}|["”'’」]?${spaced}\\s*["”'’」]?\\s*(?:이?란|이?라\\s*함은|은\\s|는\\s|[:：]|이?라\\s*(?:한다|합니다|칭|부른)|으?로\\s*(?:한다|합니다|칭))|${spaced}\\s*["”'’」]?\\s*\\(|(?:별지|별표|별첨|붙임)[^\\n]{0,12}${spaced}|(?:명칭|상표|상호|브랜드|영업표지|제품명|서비스|앱|누리집|쇼핑몰|플랫폼|홈페이지|모델)[^\\n]{0,14}["“'‘「]\\s*${spaced}`,
      ).test(contract.text)
      // 「내 강의실」에서: a place on the screen; "가나다" 상표: a name of its own.
      const isName =
        /^\s*(?:에서|메뉴|화면|페이지|버튼|탭|란에|(?:이?라는 )?(?:영업표지|상표|서비스표|브랜드|상호))/.test(
          sentence.quote.slice((match.index ?? 0) + match[0].length),
        )
      if (given || isName || named > 3 || !parties.includes(term)) continue
      return [findingAt(contract, undefinedTerm, sentence, { term })]
    }
    return []
  })
}

/** Terms that the contract relies on, without saying anywhere what they are. */
export function checkTerms(contract: Contract): Finding[] {
  const found = quotedTerms(contract)
  const seen = new Set<string>()
  for (const sentence of contract.sentences) {
    if (sentence.clause.part === 'signature' || sentence.clause.part === 'annex') continue
    for (const match of sentence.quote.matchAll(word)) {
      const term = (match[1] ?? '').trim()
      const bare = term.replace(/\s/g, '')
      if (
        bare.length < 4 ||
        seen.has(bare) ||
        known.test(term) ||
        /첨부|별첨|별지|별도|붙임/.test(term)
      )
        continue
      seen.add(bare)
      if (isExplained(contract, term, sentence.start + (match.index ?? 0))) continue
      found.push(findingAt(contract, undefinedTerm, sentence, { term }))
      break
    }
  }
  return found
}

/** Defined in quotes, titled, attached, set up, or spoken of in more than two places. */
function isExplained({ text, clauses }: Contract, term: string, at: number): boolean {
  const spaced = term.replace(/\s+/g, '\\s*')
  const defined = new RegExp(
    `["“'‘「]\\s*${spaced}\\s*["”'’」]|${spaced}\\s*(?:이?란|이라\\s*함은|라\\s*함은|[:：])|${spaced}[을를]?\\s*(?:작성|구성|설치|마련|수립|제정|교부|제공|게시|제출|두고|둔다|정하여|붙|첨부|운영하|열[어고]|연다|개최)|(?:별지|별표|별첨|부속서|붙임|첨부)[^\\n]{0,12}${spaced}|${spaced}\\s*\\([^)]{3,}\\)|${spaced}[은는]\\s`,
  )
  if (defined.test(text)) return true
  const last = term.split(/\s/).at(-1) ?? term
  if (new RegExp(`(?:^|\\|)[^|\\n]{0,10}${last}[^|\\n]{0,8}\\|`, 'm').test(text)) return true
  if (clauses.some(({ title }) => new RegExp(spaced).test(title))) return true
  const times = [...text.matchAll(new RegExp(spaced, 'g'))].length
  const law = /(?:법|법률|시행령|관계 법령|법령)(?:이|에서|에|상)?\s*[^\n]{0,14}$/.test(
    text.slice(Math.max(0, at - 24), at),
  )
  return times > 2 || law
}
