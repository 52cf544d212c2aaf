import type { Contract } from '@/lib/contracts/types'
import { highestPercent, longestDays } from './measure'
import { pattern, type Rule } from './rule'

const act = '대규모유통업에서의 거래 공정화에 관한 법률'
const supply = ['supply'] as const

/** The buyer sells to consumers on a large scale: a department store, hypermarket, home shopping or online mall. */
const isLargeRetailer = ({ text }: Contract): boolean =>
  /대규모\s*유통업|백화점|대형\s*마트|대형마트|할인점|홈쇼핑|온라인\s*쇼핑몰|종합\s*몰|아울렛|면세점|편의점\s*본부|납품업자|납품업체|판매\s*마감|직매입|특약\s*매입/.test(
    text,
  )

const retail = (
  id: string,
  topic: string,
  article: string,
  rest: Pick<Rule, 'says' | 'why' | 'suggestion'> & Partial<Rule>,
): Rule => ({
  id,
  topic,
  kind: 'void',
  types: supply,
  severity: 'high',
  articles: [`${act} ${article}`],
  ...rest,
  when: (reading) => isLargeRetailer(reading.contract) && (rest.when?.(reading) ?? true),
})

const supplier = pattern`Ⓑ|납품 ?(?:업자|업체|사)|입점 ?(?:업자|업체)|협력 ?(?:사|업체)|매장 ?임차인`
const forbidden = `하지 (?:아니|않|못)한다|할 수 없다|요구하지|강요하지|돌려보내지|반품하지|부담시키지|안 된다|아니 된다`

/** What large retailers may not ask of those who supply them. */
export const retailRules: readonly Rule[] = [
  retail('retail-payment', 'payment-over-60-days', '제8조', {
    says: [pattern`대금|정산금|판매액`, pattern`지급|정산|결제|송금|입금`, pattern`일|달|월|개월`],
    unless: pattern`60 ?일 ?(?:이내|안)|40 ?일 ?(?:이내|안)|지연 ?이자|하자|보증금|반품|통지`,
    when: ({ text }) =>
      pattern`다음 ?다음 ?달|다다음 ?달|익익월`.test(text) ||
      (longestDays(text) < 400 &&
        longestDays(text) > (pattern`특약|위탁|마감|임대`.test(text) ? 40 : 60)),
    why: '대규모유통업자는 직매입 상품은 받은 날부터 60일, 그 밖의 판매대금은 월 판매마감일부터 40일 안에 지급하여야 합니다.',
    suggestion: '직매입은 60일, 특약매입 등은 40일 안에 지급한다고 고칩니다.',
  }),
  retail('retail-return', 'unfair-return', '제10조', {
    says: [
      pattern`반품|되돌려|돌려보내|회수해 ?가`,
      pattern`판매|부진|재고|남은|팔리지|시즌|행사|유통 ?기한|직매입|사정|진열|교체`,
      pattern`수 있|한다|보낸다|하기로|받아야|이의|거부할 수 없|부담`,
    ],
    unless: pattern`${forbidden}|(?:Ⓑ|납품업자|납품업체)의? ?(?:책임|귀책|과실)|오손|훼손된|하자|불량|약정한 상품과 다른|서면으로 약정|자발적|특약 ?매입|요청에 따라`,
    why: '이미 받은 상품을 팔리지 않는다는 등의 이유로 반품하는 것은 금지됩니다. 납품업자의 책임이나 미리 서면으로 정한 조건이 있어야 합니다.',
    suggestion:
      '반품은 상품의 하자 등 납품업자의 책임이 있거나 미리 약정한 조건에 한한다고 고칩니다.',
  }),
  retail('retail-promotion', 'benefit-extortion', '제11조', {
    says: [
      supplier,
      pattern`판매 ?촉진|판촉|할인|행사|사은품|광고|시식|쿠폰`,
      pattern`부담|진다|지며|떠안|낸다|내야|공제|지급|차감|제공`,
    ],
    unless: pattern`${forbidden}|50 ?%(?:를|을)? ?(?:초과하지|넘지|이하)|사전에 서면|서면 약정|Ⓐ(?:이|가|은|는) ?(?:전액|모두)? ?부담|자발적`,
    when: ({ text }) =>
      highestPercent(text) > 50 || pattern`전부|전액|모두|일체|정하는|정한|요청|결정`.test(text),
    why: '판매촉진비용은 미리 서면으로 약정하여야 하고 납품업자의 몫은 절반을 넘지 못합니다.',
    suggestion: '행사 전에 서면으로 약정하고 분담비율을 50% 이하로 고칩니다.',
  }),
  retail('retail-staff', 'benefit-extortion', '제12조', {
    says: [
      supplier,
      pattern`직원|인력|종업원|판매 ?사원|판촉 ?사원`,
      pattern`파견|보내|상주|배치|투입`,
    ],
    unless: pattern`${forbidden}|서면으로 (?:요청|약정)|자발적|비용을 Ⓐ|Ⓐ(?:이|가|은|는)[^Ⓑ]{0,20}(?:인건비|비용|급여)[^Ⓑ]{0,10}부담|배송|납품 ?시|검수`,
    why: '납품업자의 종업원을 자기 매장에서 일하게 하려면 법이 정한 사유와 미리 맺은 서면 약정이 있어야 합니다.',
    suggestion: '파견의 조건과 비용을 서면으로 정하고 인건비를 유통업자가 낸다고 고칩니다.',
  }),
  retail('retail-benefit', 'benefit-extortion', '제15조', {
    says: [
      supplier,
      pattern`지원금|협찬|찬조|기부|후원|장려금|입점비|진열비|물류비|전산 ?이용료|상품권|회비|기금|개점|창립|발전금`,
      pattern`낸다|내야|내고|납부|지급|부담|공제|제공|구입|차감`,
    ],
    unless: pattern`${forbidden}|사전에 서면|서면(?:으로)? 약정|Ⓐ(?:은|는)[^Ⓑ]{0,40}(?:지급|부담)(?:한다|하여야)`,
    why: '대규모유통업자는 정당한 사유 없이 납품업자에게 금전, 물품 등 경제적 이익을 내게 하지 못하고, 판매장려금도 미리 약정한 범위를 넘지 못합니다.',
    suggestion: '이 조항을 지우거나 미리 서면으로 약정한 판매장려금만 남깁니다.',
  }),
  retail('retail-information', 'management-interference', '제14조', {
    severity: 'medium',
    says: [
      supplier,
      pattern`다른 (?:유통|사업|거래|판매|곳|업체|백화점|마트|쇼핑몰)[^.]{0,24}|원가|공급 ?가격|공급 ?조건|매출|접속|아이디|거래 ?조건`,
      pattern`제출|제공|보고|공개|알려|통지|입력`,
      pattern`하여야|해야|한다|야 한다`,
    ],
    about: pattern`원가|다른 (?:유통|사업|거래|판매|곳|업체|백화점|마트|쇼핑몰)`,
    unless: pattern`${forbidden}|서면으로 목적|Ⓐ(?:은|는)[^Ⓑ]{0,40}(?:제공|통지|제출|공개)(?:한다|하여야)|검수|세금 ?계산서`,
    why: '납품업자가 다른 유통업자에게 공급하는 조건이나 원가 등 경영정보를 내라고 하는 것은 금지됩니다.',
    suggestion: '이 조항을 지웁니다.',
  }),
  retail('retail-exclusive', 'exclusivity-one-sided', '제13조', {
    severity: 'medium',
    says: [
      supplier,
      pattern`다른 (?:유통|사업|거래|판매|곳|업체|백화점|마트|쇼핑몰|홈쇼핑|할인점|몰)|경쟁 ?(?:사|업체|유통)|타 ?(?:사|유통|몰|채널)`,
      pattern`(?:거래|납품|공급|입점|판매|판촉)[^.]{0,20}(?:하지 (?:아니|않|못)|할 수 없|금지|안 된다|아니 된다)`,
    ],
    unless: pattern`방해하지|강요하지|제한하지|막지|금지하지|Ⓐ(?:은|는)[^Ⓑ]{0,50}(?:하지 (?:아니|않|못)|할 수 없)`,
    why: '다른 유통업자와 거래하지 못하게 하는 배타적 거래의 강요는 금지됩니다.',
    suggestion: '이 조항을 지웁니다.',
  }),
]
