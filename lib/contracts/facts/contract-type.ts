import type { ContractType } from '@/lib/contracts/constants'

/** The narrower kind before the wider: a subcontract is a contract for work too. */
const signs: readonly [ContractType, title: RegExp, body: RegExp][] = [
  ['subcontract', /하도급|하청/, /원사업자|수급사업자|하도급대금|하수급인/g],
  ['franchise', /가맹|프랜차이즈/, /가맹본부|가맹점|가맹금/g],
  ['dealership', /대리점|판매점|특약점/, /대리점|공급업자/g],
  ['processing', /개인정보.{0,12}(위탁|처리)/, /개인정보.{0,6}위탁|수탁자|재위탁/g],
  ['nda', /비밀\s*유지|기밀\s*유지|비밀\s*보호|NDA|Non-?Disclosure/i, /비밀정보|비밀유지의무/g],
  ['terms', /약관/, /이\s*약관|회원|이용자/g],
  ['installment', /할부|렌탈|렌털|구독\s*계약/, /할부(?:금|가격|수수료)|렌탈료|의무사용기간/g],
  ['employment', /근로\s*계약|고용\s*계약|연봉\s*계약/, /근로자|소정근로|임금|연차/g],
  ['shop-lease', /상가|점포|매장|사무실|영업용/, /상가건물|권리금|점포|영업/g],
  ['housing-lease', /주택|전세|월세|아파트|오피스텔|빌라|원룸/, /주택|전입신고|확정일자|전세금/g],
  ['loan', /차용|금전\s*소비\s*대차|금전\s*대차|대여\s*계약|대출/, /원금|이자|변제|차용/g],
  ['investment', /투자|주식\s*인수|신주|주주\s*간/, /투자금|신주|주주|상환전환/g],
  ['partnership', /동업|조합\s*계약|공동\s*사업/, /동업|출자|손익/g],
  [
    'license',
    /라이[선센]스|이용\s*허락|사용\s*허락|실시권|저작권/,
    /이용허락|라이[선센]스|로열티|실시/g,
  ],
  [
    'software',
    /소프트웨어|SW|시스템|프로그램|웹\s*사이트|홈페이지|앱|어플/i,
    /소프트웨어|소스\s*코드|산출물/g,
  ],
  ['advisory', /자문|고문|위임|컨설팅/, /자문|위임/g],
  ['alliance', /제휴|업무\s*협약|협력\s*계약|MOU/i, /제휴|협력/g],
  ['supply', /공급|납품|물품|구매/, /납품|물품|발주/g],
  ['sale', /매매/, /매도인|매수인|매매대금|잔금/g],
  ['service', /용역|도급|위탁|외주|제작|프리랜서|디자인|번역/, /용역|수급인|결과물/g],
]

const lease = /임대차|임대\s*계약|전세|월세/

/** What kind of contract a text is by its title, and by the words of its clauses where the title does not say. */
export function recognizeType(text: string): ContractType {
  const title = text
    .slice(0, 3000)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 3)
    .join(' ')
    .slice(0, 120)
  const body = text.slice(0, 20_000)
  const scored = signs.map(([type, inTitle, inBody]) => {
    const named = inTitle.test(title) ? 100 : 0
    return { type, score: named + Math.min(40, body.match(inBody)?.length ?? 0) * 2 }
  })
  const isLease = lease.test(title) || /임대인[\s\S]*임차인/.test(body)
  const fitting = scored.filter(({ type }) => !type.endsWith('-lease') || isLease)
  const best = fitting.reduce((most, each) => (each.score > most.score ? each : most))
  return best.score >= 8 ? best.type : 'other'
}
