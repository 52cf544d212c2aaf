import { highestPercent } from './measure'
import { pattern, type Rule } from './rule'
import { atWill, cannot, givesUp, owesNothing } from './wording'

const works = ['subcontract', 'service', 'software', 'supply', 'other'] as const
const state = '국가를 당사자로 하는 계약에 관한 법률'

/** The office that orders is the state, a city or a public body. */
const isPublic = (text: string): boolean =>
  /국가계약법|지방계약법|국가를 당사자로 하는|지방자치단체를 당사자로|발주\s*기관|계약\s*담당\s*공무원|조달청|중앙관서|[가-힣]+(?:시청|군청|구청|도청|교육청)|한국[가-힣]{2,8}공사/.test(
    text,
  )

/** Guarantees, land, buildings and public works: statutes beside the Civil Act. */
export const propertyLawRules: readonly Rule[] = [
  {
    id: 'guarantee-period-open',
    kind: 'void',
    topic: 'guarantee-period-open',
    types: [],
    severity: 'medium',
    articles: ['보증인 보호를 위한 특별법 제7조', '보증인 보호를 위한 특별법 제11조'],
    says: [
      pattern`보증(?:인|채무|기간|계약|책임)|연대 ?보증`,
      pattern`기간|연장|갱신|소멸할 때까지|변제될 때까지|종료될 때까지`,
      pattern`(?:자동|당연).{0,14}(?:연장|갱신)|기간.{0,10}(?:제한|정함|한도).{0,6}없|(?:변제기|기한).{0,20}연장.{0,40}(?:동의|승낙|통지|알).{0,10}(?:없이|않|아니)|(?:모두|완전히|전부).{0,14}(?:소멸|변제|종료)(?:할|될) 때까지`,
    ],
    unless: pattern`하자|보증 ?보험|보증금|이행 ?보증|품질|\d+ ?년 ?(?:으로|을|간|이내)|최고액|까지로 한다|승낙을? (?:받|얻)|연장되지|연장하지`,
    why: '보증기간을 정하지 않으면 3년으로 보며, 보증인의 승낙 없이 기간이나 변제기를 늘리는 약정처럼 보증인에게 불리한 것은 효력이 없습니다.',
    suggestion: '보증기간을 날짜로 적고, 늘릴 때에는 보증인의 승낙을 받는다고 고칩니다.',
  },
  {
    id: 'unregistered-lender',
    kind: 'void',
    topic: 'unregistered-lender',
    types: ['loan'],
    severity: 'high',
    articles: [
      '대부업 등의 등록 및 금융이용자 보호에 관한 법률 제11조',
      '대부업 등의 등록 및 금융이용자 보호에 관한 법률 제3조',
    ],
    says: [
      pattern`대부업|대부 ?중개|사채|일수|대출 ?업|사금융`,
      pattern`등록(?:하지|되지|을 하지|이 없|번호.{0,6}없|증.{0,6}없)|미등록|무등록|등록 ?여부(?:를|는).{0,14}(?:묻지|문제|따지)`,
    ],
    unless: pattern`등록하지 (?:않|아니)(?:은|한) (?:자|사람|업체).{0,30}(?:아니|않|없)|불법|신고할 수`,
    why: '등록하지 않은 대부업자는 이자를 받을 수 없고, 이자에 관한 약정은 무효입니다.',
    suggestion: '대부업 등록번호를 확인하여 적고, 등록되지 않았으면 이자 약정을 지웁니다.',
  },
  {
    id: 'venue-unwritten',
    kind: 'risk',
    topic: 'venue-unwritten',
    types: [],
    severity: 'low',
    articles: ['민사소송법 제29조', '중재법 제8조'],
    says: [
      pattern`관할|중재`,
      pattern`구두|전화|말로|추후 (?:통지|지정|정하)|나중에 (?:정|통지|지정)|그때 ?(?:가서|정)|Ⓞ(?:이|가) (?:정하는|지정하는|통지하는|고르는)`,
    ],
    unless: pattern`서면으로 (?:합의|정)|Ⓡ의 .{0,10}(?:주소|동의)|하지 (?:못|아니|않)|효력이 없`,
    why: '관할이나 중재의 합의는 서면으로, 법원이나 중재기관을 알 수 있게 하여야 합니다.',
    suggestion: '관할법원이나 중재기관의 이름을 계약서에 적습니다.',
  },
  {
    id: 'land-permission-evasion',
    kind: 'void',
    topic: 'land-permission-evasion',
    types: ['sale', 'other'],
    severity: 'high',
    articles: ['부동산 거래신고 등에 관한 법률 제11조'],
    says: [
      pattern`토지 ?거래 ?(?:계약)? ?허가|허가 ?구역`,
      pattern`(?:허가|신청).{0,30}(?:받지|하지|없이|관계없이|불문|거치지|여부와)|(?:증여|신탁|임대차|가등기|근저당|다른 이름).{0,30}(?:꾸미|형식|가장|대신|갈음)`,
    ],
    unless: pattern`(?:받지|얻지) (?:못한|못하|아니한|않은).{0,40}(?:무효|해제|반환|효력)|협력|조건으로|무효로`,
    why: '허가구역의 토지를 허가 없이 매매하거나 허가를 피하려는 계약은 효력이 없습니다.',
    suggestion:
      '허가를 받는 것을 조건으로 하고, 서로 신청에 협력하며, 받지 못하면 돈을 돌려준다고 고칩니다.',
  },
  {
    id: 'brokerage-excess',
    kind: 'void',
    topic: 'brokerage-excess',
    types: ['sale', 'housing-lease', 'shop-lease', 'other'],
    severity: 'medium',
    articles: ['공인중개사법 제33조', '공인중개사법 제32조'],
    says: [
      pattern`중개 ?(?:보수|수수료)|복비|소개비`,
      pattern`%|퍼센트|한도|상한|별도로|추가로|컨설팅|사례`,
      pattern`지급|부담|준다|드린다|낸다`,
    ],
    unless: pattern`법정 ?(?:한도|요율|상한) ?(?:안|내|이내|범위|에 따)|조례|넘지|초과하지|요율에 따`,
    when: ({ text }) =>
      highestPercent(text) > 0.9 ||
      pattern`한도.{0,10}(?:관계없|불문|초과|넘)|상한.{0,10}(?:관계없|불문|초과|넘)|(?:외에|외로|말고|별도로|따로).{0,30}(?:컨설팅|사례|추가|별도|수고비|자문료)`.test(
        text,
      ),
    why: '중개보수는 법과 조례가 정한 한도를 넘을 수 없고, 넘는 부분은 무효입니다.',
    suggestion: '중개보수를 조례의 상한 이내로 고칩니다.',
  },
  {
    id: 'known-defect-waiver',
    kind: 'risk',
    topic: 'hidden-defect-waiver',
    types: works,
    severity: 'medium',
    articles: ['민법 제672조', '집합건물의 소유 및 관리에 관한 법률 제9조'],
    says: [
      pattern`하자|담보 ?책임|결함`,
      pattern`Ⓞ|시공|분양|준공|완성`,
      pattern`(?:하자|담보 ?책임|결함).{0,40}(?:${owesNothing}|${givesUp}|면제|묻지|청구(?:하지|할 수 없))`,
    ],
    unless: pattern`알고 (?:있|알리지|고지하지)|고의|\d+ ?(?:년|개월).{0,24}(?:지나|경과|후|이후)|Ⓡ의 (?:지시|귀책|과실|사용)|마모|천재|Ⓡ(?:은|는|이|가).{0,30}책임을? 지지`,
    why: '일을 맡은 쪽이 알면서 알리지 않은 하자는 책임을 없애는 약정이 있어도 면하지 못하고, 분양한 건물의 담보책임은 더 불리하게 정할 수 없습니다.',
    suggestion: '알고 알리지 않은 하자와 법정 기간의 하자는 책임진다고 고칩니다.',
  },
  {
    id: 'whole-resubcontract',
    kind: 'void',
    topic: 'whole-resubcontract',
    types: ['subcontract', 'service', 'other'],
    severity: 'high',
    articles: ['건설산업기본법 제29조'],
    says: [
      pattern`공사|시공|현장`,
      pattern`하도급|재하도급|하청|외주`,
      pattern`(?:전부|전체|일괄|모두|통째|대부분|다시|재하도급|임의로|자유롭게).{0,40}(?:수 있|한다|맡긴|준다)`,
    ],
    unless: pattern`할 수 없|하지 (?:못|아니|않)|금지|발주자의.{0,16}승낙|서면 ?승낙|동의를? (?:받|얻)|같은 (?:비율|내용)|통지한다|대금|보증`,
    why: '도급받은 공사의 전부나 주요 부분의 대부분을 한꺼번에 하도급하거나, 하도급받은 공사를 다시 하도급하는 것은 금지됩니다.',
    suggestion: '발주자의 서면 승낙을 받은 일부만 하도급할 수 있다고 고칩니다.',
  },
  {
    id: 'public-contract-unfair',
    kind: 'void',
    topic: 'public-contract-unfair',
    types: works,
    severity: 'high',
    articles: [`${state} 제5조`, `${state} 제15조`],
    says: [
      pattern`계약 ?(?:상대자|금액|대금)|대가|대금|지연 ?이자|지체 ?상금|비용|물가|설계 ?변경|Ⓑ`,
      pattern`${givesUp}|${owesNothing}|(?:비용|책임|손해).{0,30}(?:계약 ?상대자|Ⓑ)(?:이|가|의) ?.{0,12}(?:부담|책임)|(?:지연 ?이자|조정|증액).{0,20}(?:없|아니|않|못)`,
    ],
    unless: pattern`(?:계약 ?상대자|Ⓑ)의 (?:귀책|책임|과실|고의)|협의|상계|비밀|하자|제3자|양도|법령에 따라`,
    when: ({ contract }) => isPublic(contract.text),
    why: '공공계약에서 계약상대자의 이익을 부당하게 제한하는 특약은 무효이고, 대가를 늦게 주면 이자를 지급하여야 합니다.',
    suggestion: '이 특약을 지우고 법과 계약예규에 따른다고 고칩니다.',
  },
  {
    id: 'franchise-margin',
    kind: 'risk',
    topic: 'franchise-margin',
    types: ['franchise'],
    severity: 'high',
    articles: ['가맹사업거래의 공정화에 관한 법률 제11조'],
    says: [
      pattern`차액 ?가맹금|마진|공급 ?가격|공급가|유통 ?차액|물류비`,
      pattern`(?:차액|마진|이윤|금액).{0,40}(?:이의|묻지|다투|알리지|공개하지|동의한 것|${givesUp})|(?:공급 ?가격|공급가)(?:은|는|을|를)? ?.{0,30}(?:Ⓞ(?:이|가) (?:정|결정)|${atWill}).{0,40}(?:따른|따라야|이의|변경)|산정.{0,14}(?:공개|알리|밝히).{0,10}${cannot}`,
    ],
    unless: pattern`산정 ?(?:방식|방법)(?:은|을|에).{0,40}(?:별지|다음|따라|기재)|협의하여|합의하여|정보 ?공개서에 (?:적힌|기재)`,
    why: '공급가격에 얹는 차액가맹금은 가맹점사업자와의 합의가 있어야 받을 수 있고, 필수품목의 공급가격 산정방식은 계약서에 적어야 합니다.',
    suggestion: '차액가맹금의 비율이나 공급가격의 산정방식을 계약서에 적습니다.',
  },
  {
    id: 'derivative-rights-unnamed',
    kind: 'risk',
    topic: 'derivative-rights-unnamed',
    types: ['service', 'license', 'alliance', 'other'],
    severity: 'low',
    articles: ['저작권법 제45조'],
    says: [
      pattern`저작(?:권|재산권|물)`,
      pattern`전부|일체|모든|모두`,
      pattern`Ⓡ에게.{0,20}(?:양도|이전|귀속|넘)|(?:양도|이전|귀속|넘).{0,20}Ⓡ에게`,
    ],
    unless: pattern`2차적|이차적|프로그램|소프트웨어|하지 (?:아니|않)|인격권`,
    when: ({ contract }) => !/2차적|이차적/.test(contract.text),
    why: '저작재산권 전부를 양도받아도 2차적저작물을 만들 권리는 따로 정하지 않으면 넘어오지 않은 것으로 추정됩니다.',
    suggestion: '2차적저작물작성권을 포함한다고 적습니다.',
  },
  {
    id: 'automatic-rescission',
    kind: 'risk',
    topic: 'automatic-rescission',
    types: ['sale', 'supply', 'other'],
    severity: 'medium',
    articles: ['민법 제544조'],
    says: [
      pattern`잔금|중도금|대금`,
      pattern`지급하지|지체|넘기|지나|내지|치르지`,
      pattern`(?:자동|당연|저절로|최고 ?없이|별도의? 통지 ?없이).{0,20}(?:해제|무효|실효|효력을 잃)`,
    ],
    unless: pattern`이행 ?제공|서류를? (?:갖추|준비)|상당한 기간|최고하고|배액`,
    why: '대금의 지급일이 지난 것만으로 계약이 저절로 풀린다는 약정이 있어도 상대방이 자기 의무의 이행을 제공하여야 효력이 생깁니다. 알림 없이 계약을 잃을 위험이 있습니다.',
    suggestion: '서류를 갖추어 알리고 상당한 기간을 준 뒤 해제한다고 고칩니다.',
  },
]
