import { shortestDays } from './measure'
import { pattern, type Rule } from './rule'
import { cannot, givesUp, owesNothing } from './wording'

const consumer = ['terms', 'installment', 'other'] as const
const standard = ['terms', 'installment', 'franchise', 'dealership', 'other'] as const
const privacy = '개인정보 보호법'

/** What consumer, insurance, travel and privacy law say beside the law of standard terms. */
export const consumerLawRules: readonly Rule[] = [
  {
    id: 'explanation-waiver',
    kind: 'risk',
    topic: 'explanation-waiver',
    types: standard,
    severity: 'medium',
    articles: ['약관의 규제에 관한 법률 제3조'],
    says: [
      pattern`설명|고지|중요한? 내용|약관의 내용`,
      pattern`Ⓡ`,
      pattern`(?:설명|고지|교부).{0,30}(?:없이|받지 (?:않|못|아니)|생략).{0,40}(?:이의|다투|주장|효력|인정|동의)|(?:모든|충분히|전부|빠짐없이).{0,24}(?:설명|이해|숙지|고지).{0,30}(?:것으로 (?:본|간주|한다)|확인하며.{0,30}(?:이의|다투|주장)|이의)|(?:설명 ?의무|설명을 받을 권리).{0,20}(?:${givesUp}|면제|다한 것)`,
    ],
    unless: pattern`설명하여야|설명한다|설명하고|설명을 (?:하지|요구할 수)|주장할 수 없다는 뜻`,
    why: '사업자는 약관의 중요한 내용을 고객이 이해할 수 있게 설명하여야 하고, 설명하지 않은 조항은 계약의 내용으로 주장하지 못합니다.',
    suggestion: '중요한 조항을 따로 표시하고 설명한 사실을 확인받는다고 고칩니다.',
  },
  {
    id: 'unexpected-charge',
    kind: 'void',
    topic: 'unexpected-terms',
    types: consumer,
    severity: 'medium',
    articles: ['약관의 규제에 관한 법률 제6조'],
    says: [
      pattern`무료 ?(?:체험|이용|기간)|체험 ?기간|할인 ?기간|가입(?:과|과 동시에|하면|함으로써)|구매(?:하면|와 동시에)`,
      pattern`(?:자동|당연|동시에|함께).{0,24}(?:유료|결제|가입|구독|전환|청구)|(?:유료|정상 ?요금).{0,16}(?:전환|결제|부과)|(?:보험|상조|회원권|부가 ?서비스).{0,24}(?:가입|구매|구독).{0,14}(?:본다|한다|된다)`,
    ],
    unless: pattern`\d+ ?일 ?전.{0,30}(?:알|통지|고지|안내)|미리.{0,20}(?:알|통지|고지|안내)|동의를? (?:받|얻)|선택(?:할|한)|원하는 경우|신청한 (?:때|경우)|별도로 신청`,
    why: '거래의 형태에 비추어 예상하기 어려운 조항, 예컨대 무료 체험이 알림 없이 유료가 되거나 다른 상품에 함께 가입되는 조항은 공정을 잃은 것으로 추정됩니다.',
    suggestion: '바뀌기 전에 따로 알리고 동의를 받는다고 고칩니다.',
  },
  {
    id: 'travel-cancellation',
    kind: 'void',
    topic: 'travel-cancellation-denied',
    types: consumer,
    severity: 'high',
    articles: ['민법 제674조의3', '민법 제674조의9'],
    says: [
      pattern`여행|투어|패키지|출발`,
      pattern`취소|해제|해지|철회`,
      pattern`(?:취소|해제|해지|철회).{0,24}(?:${cannot}|인정하지|받지)|${owesNothing}|전액.{0,20}(?:귀속|위약금|반환하지)|환불.{0,12}${cannot}`,
    ],
    unless: pattern`해제할 수 있|취소할 수 있|여행 ?(?:시작|출발) ?(?:후|이후)|손해를 배상하고|(?:Ⓐ|여행사|여행업자)(?:은|는|가|이).{0,30}(?:취소|해제)(?:할 수 없|하지 (?:못|아니|않))`,
    why: '여행자는 여행을 시작하기 전에는 언제든지 계약을 해제하고 손해만 배상하면 되며, 이보다 불리한 약정은 효력이 없습니다.',
    suggestion: '출발 전에는 언제든지 해제할 수 있고 실제 손해만 배상한다고 고칩니다.',
  },
  {
    id: 'insurance-disadvantage',
    kind: 'void',
    topic: 'insurance-disadvantage',
    types: ['terms', 'other'],
    severity: 'high',
    articles: ['상법 제663조', '상법 제651조', '상법 제655조'],
    says: [
      pattern`보험금|보험 ?계약|보험자|보험 ?회사|피보험자`,
      pattern`(?:인과관계|사고와 관계|과실).{0,24}(?:없|불문|관계없|묻지).{0,60}(?:지급하지|면책|해지)|(?:고지|통지) ?의무.{0,60}(?:경과실|사소한|기간.{0,8}(?:관계없|불문|제한 없)|언제든지).{0,40}(?:해지|지급하지)|보험금 ?청구권.{0,40}(?:[1-9]\d?|100) ?(?:일|개월).{0,20}(?:소멸|청구하지)|보험료.{0,20}(?:하루|1 ?회|한 번).{0,30}(?:즉시|최고 없이|당연히|자동).{0,20}(?:해지|실효|소멸)`,
    ],
    unless: pattern`재보험|해상 ?보험|최고하고|3 ?년`,
    why: '보험에 관한 상법의 규정은 당사자의 특약으로 보험계약자, 피보험자, 보험수익자에게 불이익하게 바꾸지 못합니다.',
    suggestion: '고지의무 위반, 보험료 연체, 소멸시효를 상법이 정한 대로 고칩니다.',
  },
  {
    id: 'cross-border-transfer',
    kind: 'risk',
    topic: 'cross-border-transfer',
    types: [],
    severity: 'medium',
    articles: [`${privacy} 제28조의8`],
    says: [
      pattern`개인 ?정보|(?:Ⓡ|Ⓞ|회원|고객|이용자|정보 ?주체).{0,10}(?:정보|데이터)`,
      pattern`국외|해외|외국|미국|중국|일본|싱가포르|유럽|베트남|클라우드 ?서버`,
      pattern`이전|제공|보관|저장|위탁|전송|열람|조회`,
    ],
    unless: pattern`동의(?:를|가|한| 후)|공개하|알리고|알린|고지하|처리 ?방침|인증을? 받|하지 (?:못|아니|않)|할 수 없|금지|국내 ?서버`,
    why: '개인정보를 국외로 제공·위탁·보관하려면 따로 동의를 받거나 이전받는 자, 나라, 항목, 목적을 알리는 등 법이 정한 요건을 갖추어야 합니다.',
    suggestion: '이전하는 나라, 받는 자, 항목, 목적, 기간을 적고 별도 동의나 고지를 정합니다.',
  },
  {
    id: 'optional-consent-forced',
    kind: 'void',
    topic: 'optional-consent-forced',
    types: ['terms', 'installment', 'employment', 'franchise', 'other'],
    severity: 'medium',
    articles: [`${privacy} 제16조`, `${privacy} 제22조`, `${privacy} 제23조`],
    says: [
      pattern`개인 ?정보|마케팅|광고|선택 ?항목|선택 ?동의|제3자 ?제공|위치 ?정보`,
      pattern`동의(?:를|에)? ?(?:하지|거부|철회)|미동의|부동의|동의가 없`,
      pattern`(?:이용|가입|제공|구매|계약|서비스|신청|혜택).{0,24}(?:${cannot}|거부|거절|제한|해지|중단)`,
    ],
    unless: pattern`필수 ?(?:항목|정보|사항)|최소한의|불이익.{0,14}(?:없|않|아니)|거부하지|제한하지|거절하지|제한 없이|동의하지 아니할 수 있|제한되지|중단되지`,
    why: '필요한 최소한을 넘는 개인정보의 수집에 동의하지 않는다는 이유로 서비스의 제공을 거부하는 것은 금지됩니다.',
    suggestion: '선택 항목에 동의하지 않아도 서비스를 쓸 수 있다고 고칩니다.',
  },
  {
    id: 'inspection-too-short',
    kind: 'risk',
    topic: 'inspection-too-short',
    types: ['supply', 'dealership', 'sale', 'other'],
    severity: 'medium',
    articles: ['상법 제69조'],
    says: [
      pattern`하자|불량|수량 ?(?:의 )?부족|파손|이상`,
      pattern`통지|알리|신고|이의|청구|반품`,
      pattern`당일|즉시|24시간|48시간|[1-3] ?(?:영업)?일|하루`,
      pattern`(?:이후|지나|경과|않|아니|없).{0,50}(?:${givesUp}|책임.{0,6}없|${owesNothing}|합격|이상 ?없|인수한 것|승인한 것)`,
    ],
    unless: pattern`숨은|발견할 수 없는|6 ?개월|Ⓞ(?:이|가|은|는).{0,40}(?:통지하지|알리지)|악의`,
    when: ({ text }) => shortestDays(text) < 4 || pattern`당일|즉시|하루`.test(text),
    why: '받자마자 알리지 않으면 하자를 따질 수 없게 하면 바로 알 수 없는 하자의 책임도 묻지 못합니다. 상인 사이의 매매에서도 곧 발견할 수 없는 하자는 6개월 안에 알릴 수 있습니다.',
    suggestion: '검사 기간을 정하고, 바로 알 수 없는 하자는 6개월 안에 알릴 수 있다고 고칩니다.',
  },
]
