import type { Defect } from '@/lib/contracts/checks/finding'
import { amountMismatch, dateMismatch } from '@/lib/contracts/checks/inconsistencies'
import type { ContractType } from '@/lib/contracts/constants'
import {
  count,
  day,
  distance,
  frequency,
  length,
  money,
  monthDay,
  type Reader,
  share,
  split,
} from './settled-readers'

/** One thing that a contract settles once: the sentences about it, and what they settle. */
export type SettledMatter = {
  defect: Defect
  about: RegExp
  reads: Reader
  unless?: RegExp
  types?: readonly ContractType[]
  /** Each party may have its own. */
  byParty?: boolean
}

const leases: readonly ContractType[] = ['housing-lease', 'shop-lease']
const term =
  '(?:계약|협약|약정|용역|위탁|거래|자문|이용|임대차|동업|가맹|제휴|공급|라이선스|유효|의무\\s*사용|사용|렌탈|존속)'

/** What most contracts settle in one sentence and some of them again in another. */
export const settledMatters: readonly SettledMatter[] = [
  {
    defect: amountMismatch,
    about: /차임|월세|임대료/,
    reads: money(/(?:월\s*)?(?:차임|월세|임대료)[은는이]?(?=\s|[:：(])/, 14),
    unless: /인상|올[리린릴]|증액|감액|연체|이상|초과|환산|위약|%|지연|부가/,
    types: leases,
  },
  {
    defect: amountMismatch,
    about: /관리비/,
    reads: money(/관리비(?:는|로)?/, 14),
    unless: /포함하|청소|내역|초과|별도|연체/,
    types: leases,
  },
  {
    defect: dateMismatch,
    about: /급여일|임금\s*지급일|월급날|(?:임금|급여|월급|연봉)[^.]{0,20}(?:지급|준다|보낸|입금)/,
    reads: monthDay,
    unless: /퇴직|마감|산정|수당은|기산|마지막/,
    types: ['employment'],
  },
  {
    defect: dateMismatch,
    about: /반환|돌려|파기|폐기|삭제/,
    reads: length('(?:끝|종료|만료|해지)[^.]{0,14}?LENGTH (?:안|이내|내)'),
    unless: /보증금|통지|요청|백업|법령|착수금|대금/,
    types: ['nda', 'processing', 'software', 'service', 'license', 'alliance'],
  },
  {
    defect: dateMismatch,
    about: /검수|검사/,
    reads: length(
      '(?:받은|수령|인도|납품|입고|도착)[^.]{0,12}?LENGTH (?:안|이내|내)(?![^.]{0,20}(?:지급|교체|회수|바꾸|고쳐|보완|반품|돌려))',
    ),
    unless: /재검|다시|불합격|하자|수량|대금|결과를|숨은/,
    types: ['supply', 'software', 'service', 'subcontract'],
  },
  {
    defect: amountMismatch,
    about:
      /지체\s*상금|지체\s*배상|(?:납품|납기|완성|준공|기한|인도)[^.]{0,12}(?:늦|넘|지체|지연)|지연의\s*배상|지체에\s*대한/,
    reads: share(/하루에?|1일(?:에|당|마다)?|매일|지체\s*일수|지연\s*일수|일당|날마다/, 30),
    unless: /대금[이을]\s*늦|지급이?\s*(?:늦|지연)|지급을\s*지체|이자|한도로|차임|월세/,
    types: ['supply', 'software', 'service', 'subcontract'],
  },
  {
    defect: amountMismatch,
    about: /최소\s*(?:주문|발주|구매)|(?:한\s*번|1회)[^.]{0,6}(?:주문|발주)/,
    reads: count('NUMBER (?:개|대|박스|상자|세트|kg|톤|부|장)'),
    unless: /초과|협의/,
  },
  {
    defect: amountMismatch,
    about: /영업\s*지역|반경|상권/,
    reads: distance,
    unless: /경업|배달|동의|협의/,
    types: ['franchise', 'dealership'],
  },
  {
    defect: dateMismatch,
    about: /교육/,
    reads: length('(?:개점|개업|영업)[^.]{0,12}?전[^.]{0,10}?LENGTH(?:간|의| 동안)'),
    unless: /보수\s*교육|추가|재교육/,
    types: ['franchise'],
  },
  {
    defect: amountMismatch,
    about:
      /(?<!손실이?[^.]{0,20})(?:이익|수익|손익|판매\s*대금|매출)[^.]{0,40}(?:나[누눈]|배분|분배|갖|가진|몫)/,
    reads: split,
    unless: /손실은|손해는|출자|추가|초과|첫/,
  },
  { defect: amountMismatch, about: /지분/, reads: split, unless: /이익|수익|손실|양도|의결/ },
  {
    defect: amountMismatch,
    about: /이사회[는은]|이사\s*(?:\d|[일이삼사오육칠]|세|네|다섯)/,
    reads: count(
      '(?:이사회는[^.]{0,8}|이사 (?:총 )?)NUMBER (?:명|인)(?!의? 이사| 중 (?:과반|1명 이상)|[을를] (?:투자자|지명))',
    ),
    types: ['investment'],
    unless: /사외이사|감사/,
  },
  {
    defect: amountMismatch,
    about: /최소\s*보장/,
    reads: money(/최소\s*보장[가-힣\s]{0,6}[은는이로]?/, 20),
  },
  {
    defect: amountMismatch,
    about: /자문|방문|필터/,
    reads: frequency,
    unless:
      /지급|대금|요금|월\s*\d+만|렌탈료|자문료|보수는|정산|장애|긴급|이메일|서면|분기마다\s*보고|교체비/,
  },
  {
    defect: amountMismatch,
    about: /성공\s*보수/,
    reads: share(/이익|승소|얻은|회수|인용/, 30),
    unless: /일부|항소|상고|강제집행|초과|미만|조정|화해|취하/,
  },
  {
    defect: dateMismatch,
    about: /(?<!보증금[^.]{0,20})정산(?:은|금은|금을|대금은|주기)/,
    reads: frequency,
    unless: /관리비|해지|종료|보고/,
  },
  {
    defect: dateMismatch,
    about: new RegExp(`${term}\\s*기간|유효|효력`),
    reads: length(
      `(?:${term} 기간(?:은|을)?[^.\\d]{0,20}LENGTH(?:간| 동안|으로|로|이|$|\\.)|(?:협약|계약|약정)은 (?:[^.]{0,16}부터 )?LENGTH(?:간| 동안)? ?(?:유효|효력|존속|이어)|부터 LENGTH(?:간| 동안)? ?(?:유효|효력|존속|이어))`,
    ),
    unless:
      /비밀을|누설|의무는|하자|보증기간|경업|갱신|연장|보관|통지|중도|남은|잔여|이내|전까지|끝난\s*뒤|종료\s*후/,
  },
  {
    defect: dateMismatch,
    about: /유출|사고|침해/,
    reads: length('LENGTH (?:안|이내|내)[^.]{0,20}(?:알[린리려]|통지|보고|신고)'),
    unless: /정보주체|보호위원회|감독기관|결과|재발|보고서/,
    types: ['processing'],
  },
  {
    defect: dateMismatch,
    about: /환불|환급|돌려/,
    reads: length(
      '(?:LENGTH (?:안|이내|내)[^.]{0,20}(?:환불|환급|돌려)|(?:환불|환급)[^.]{0,16}LENGTH (?:안|이내|내))',
    ),
    unless: /청약\s*철회|포인트|신고|해지\s*신청|카드|무통장|공연|예약|입장/,
    types: ['terms', 'installment'],
  },
  {
    defect: dateMismatch,
    about: /약관[^.]{0,20}(?:바꾸|바꿀|변경|개정)|변경|개정/,
    reads: length('LENGTH (?:이)?전(?:에|부터|까지)?[^.]{0,20}(?:알[린리려]|공지|통지|고지|게시)'),
    unless:
      /불리|중대|중요|요금|해지|결제|서비스의?\s*(?:종료|중단)|점검|연장|갱신|탈퇴|휴면|개인정보/,
    types: ['terms'],
  },
  {
    defect: dateMismatch,
    about: /(?:이|본)\s*약관은/,
    reads: day(/(?:이|본)\s*약관은/),
    unless: /종전|이전|개정\s*전|공고/,
    types: ['terms'],
  },
  {
    defect: dateMismatch,
    about: /포인트|적립금|마일리지|쿠폰|이용권/,
    reads: length(
      '(?:유효 기간[은는]?[^.]{0,12}|적립(?:한|일)[^.]{0,8}|지급(?:한|일)[^.]{0,8}|구매(?:한|일)[^.]{0,8})LENGTH',
    ),
    unless: /통지|알[려린]|연장/,
    types: ['terms'],
  },
  {
    defect: dateMismatch,
    about:
      /납품\s*기한|납기|(?:결과물|물품|산출물|목적물)[^.]{0,24}까지[^.]{0,16}(?:납품|제출|인도)|까지[^.]{0,16}결과물[^.]{0,10}(?:납품|제출|인도|넘)/,
    reads: (text) =>
      /차|중간|시안|초안|부터|마다/.test(text)
        ? null
        : (day(/^/)(text) ?? day(/납품\s*기한[은는]?|납기[는은]?|[은는]\s/)(text)),
    types: ['service', 'software', 'supply', 'subcontract'],
    unless: /검수|대금|연장/,
  },
  {
    defect: amountMismatch,
    about: /소비자가격?|정가|판매가/,
    reads: share(/소비자가격?의?|정가의?|판매가의?/, 12),
    unless: /할인|행사|초과|인세/,
    types: ['dealership', 'supply'],
  },
  {
    defect: dateMismatch,
    about: /해지|해약/,
    reads: length('LENGTH 전(?:까지|에)?[^.]{0,24}(?:통지|알리|알려|통보|예고)'),
    unless: /갱신|연장|위반|시정|최고|연체|만료|끝나기|종료\s*\d|이내/,
    byParty: true,
  },
  {
    defect: dateMismatch,
    about: /해지[를을]/,
    reads: length('해지[를을][^.]{0,6}LENGTH 전'),
    unless: /갱신|연장|위반|만료/,
    byParty: true,
  },
  {
    defect: amountMismatch,
    about: /위약금|위약벌/,
    reads: share(/(?:대금|금액|보증금|매매가|총액|보수|용역비|가액)의/, 12),
    unless: /한도|넘지|이내|경과|초과|지나|전까지|일\s*전|시작\s*전/,
    byParty: true,
  },
  {
    defect: amountMismatch,
    about: /(?:지연|연체|지체)\s*(?:이자|손해금|배상금|료)|(?:늦|밀리|연체)[^.]{0,20}이자/,
    reads: share(/연(?=\s*\d)/, 10),
    unless: /반환|환급|환불|임금|퇴직|돌려|중도금|보증금/,
    byParty: true,
  },
  {
    defect: dateMismatch,
    about: /입사일|근로\s*개시일|근무\s*시작일|근로계약\s*기간|계약\s*기간/,
    reads: day(/입사일|근로\s*개시일|근무\s*시작일|계약\s*기간/),
    types: ['employment'],
    unless: /갱신|만료|수습/,
  },
  {
    defect: dateMismatch,
    about: /갱신|연장|이어\s*가/,
    reads: length('(?:만료|종료|끝나기)[^.]{0,8}?LENGTH (?:이)? 전'),
    unless: /해지|부터/,
    types: [
      'supply',
      'service',
      'software',
      'license',
      'alliance',
      'dealership',
      'nda',
      'advisory',
      'processing',
      'terms',
      'installment',
    ],
  },
  {
    defect: dateMismatch,
    about: /하자|품질\s*보증/,
    reads: length('하자\\s*(?:담보\\s*책임|보수|보증)?\\s*(?:책임)?\\s*기간은[^.]{0,16}?LENGTH'),
    unless: /통지|연장/,
  },
  {
    defect: dateMismatch,
    about: /재고|남은\s*(?:상품|물품|제품)/,
    reads: length('(?:종료|만료|끝난|끝나|해지)[^.]{0,14}?LENGTH(?:간| 동안|의| 안| 이내)'),
    unless: /폐기한|반품|재매입|비밀|대금|통지/,
    types: ['license', 'dealership', 'franchise', 'supply'],
  },
  {
    defect: amountMismatch,
    about: /기기|단말|접속|동시/,
    reads: count('(?:최대|등록한|등록된|모두|총|동시에) NUMBER 대'),
    unless: /추가|이상|초과/,
    types: ['terms', 'software', 'license'],
  },
]
