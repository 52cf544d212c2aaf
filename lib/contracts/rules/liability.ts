import { highestPercent, longestDays } from './measure'
import { pattern, type Rule } from './rule'
import { atWill, givesUp, owesNothing } from './wording'

const commercial = [
  'service',
  'software',
  'advisory',
  'alliance',
  'license',
  'supply',
  'processing',
  'dealership',
  'franchise',
  'investment',
  'partnership',
  'nda',
  'subcontract',
  'other',
] as const
const secrets = [
  'nda',
  'alliance',
  'advisory',
  'service',
  'software',
  'license',
  'supply',
  'employment',
  'investment',
  'processing',
] as const

export const liabilityRules: readonly Rule[] = [
  {
    id: 'unlimited-liability',
    kind: 'risk',
    topic: 'unlimited-liability',
    types: [...commercial, 'employment'],
    severity: 'high',
    articles: ['민법 제393조'],
    says: [
      pattern`Ⓡ(?:은|는|이|가|의)`,
      pattern`손해|책임|배상|면책|문제|사고`,
      pattern`(?:간접|특별|결과적|일실|모든|일체|한도.{0,6}없|제한.{0,4}없|무한|귀책.{0,12}(?:불문|관계없이|여부)|과실.{0,10}(?:불문|관계없이|유무|여부|없더라도)|원인.{0,10}(?:불문|관계없이|여하)|누가 (?:잘못|실수)|누구의 (?:잘못|과실)|끝까지).{0,80}(?:배상|책임|부담|면책|보상|물어)`,
    ],
    unless: pattern`책임을? (?:지지|부담하지)|배상하지|면(?:한다|책된다)|각 당사자|당사자(?:는| 일방)|상대방|Ⓡ의 (?:고의|과실|귀책|책임 있는)|고의 또는|Ⓡ(?:이|가) .{0,40}(?:고의|과실)|넘지|초과하지|한도로|Ⓞ(?:은|는).{0,30}배상(?:한다|하여야)`,
    why: '원인과 한도를 가리지 않고 모든 손해를 책임지면 받는 대가보다 훨씬 큰 위험을 집니다.',
    suggestion: '고의·과실로 인한 통상의 손해로 줄이고, 계약금액을 한도로 정합니다.',
  },
  {
    id: 'liability-cap-low',
    kind: 'risk',
    topic: 'liability-cap-low',
    types: commercial,
    severity: 'medium',
    articles: ['민법 제393조', '민법 제390조'],
    says: [
      pattern`Ⓞ`,
      pattern`배상|책임`,
      pattern`한도|초과하지|넘지|이내|(?<![배보])상한|한정|최대|까지만|까지로|에 (?:그친|국한)`,
      pattern`원|대금|수수료|보수|대가|금액|%|개월|(?:위탁|이용|사용|용역|강사|관리|보험)료`,
    ],
    unless: pattern`고의(?:나|,| 또는|·|와).{0,40}(?:제외|그러하지|적용하지|아니하다|한도 없이|예외)|Ⓡ(?:의|은|는|이|가) .{0,24}(?:배상|책임).{0,30}(?:한도|넘지|초과하지)|각 당사자|당사자|지체 ?상금|쌍방|위약금|상대방에게`,
    why: '상대방의 고의나 중대한 과실까지 적은 금액으로 배상을 막으면 실제 손해를 받지 못합니다.',
    suggestion: '고의·중과실과 비밀·개인정보 유출은 한도에서 제외한다고 고칩니다.',
  },
  {
    id: 'liability-exclusion-counterparty',
    kind: 'risk',
    topic: 'liability-cap-low',
    types: [...commercial, 'housing-lease', 'shop-lease'],
    severity: 'medium',
    articles: ['민법 제390조', '민법 제103조'],
    says: [
      pattern`Ⓞ(?:은|는|이|가|의|에게)`,
      pattern`(?:어떠한|일체|모든|아무런|원인.{0,10}(?:불문|관계없이|여하)|과실.{0,12}(?:불문|관계없이|유무)).{0,60}(?:책임(?:을|이|도)?.{0,8}(?:지지|없|부담하지|묻지|물을 수 없|물을 수)|배상(?:도|은|을)? ?하지|면책|배상을? 청구하지)`,
    ],
    unless: pattern`고의(?!.{0,24}(?:경우에도|있더라도|있어도|경우라도|포함하여|불문|막론|묻지))|과실이? 없|불가항력|천재|Ⓡ의 (?:책임|귀책|과실|고의)|책임 없는|귀책 ?사유 없|상대방|각 당사자|당사자|제3자의|없는 한|관하여는 책임`,
    why: '상대방의 잘못까지 책임을 묻지 못하게 하면 손해를 회복할 길이 없습니다.',
    suggestion: '고의·과실로 인한 손해는 책임진다는 단서를 둡니다.',
  },
  {
    id: 'liability-shift',
    kind: 'risk',
    topic: 'liability-shift',
    types: [...commercial, 'housing-lease', 'shop-lease', 'employment', 'sale'],
    severity: 'high',
    articles: ['민법 제390조'],
    says: [
      pattern`Ⓡ(?:은|는|이|가|의)`,
      pattern`Ⓞ.{0,30}(?:고의|과실|귀책|잘못|지시|요구|책임|사유|결함|하자|위반|세금|채무|자료|사정|오류|장애|착오|실수|지연).{0,80}Ⓡ(?:이|가|은|는)|(?:원인|잘못|책임|과실)이? Ⓞ(?:에|에게|한테|의 것).{0,30}(?:라도|때에도|경우에도|더라도|여도|어도).{0,40}Ⓡ(?:이|가|은|는)|Ⓞ(?:이|가) (?:준|제공한|건넨|지시한|요구한).{0,80}Ⓡ(?:이|가|은|는)|Ⓡ(?:은|는|이|가).{0,80}Ⓞ.{0,30}(?:고의|과실|귀책|잘못|지시|요구|청구|채무|세금|위반)|(?:(?:제3자|다른 사람|남).{0,30}(?:분쟁|소송|청구|손해|문제)|천재|불가항력).{0,60}Ⓡ(?:이|가|은|는)|원인.{0,12}(?:묻지|불문|관계없이|(?:밝혀지|확인되|가려지)기 전)|누구의 (?:잘못|책임)|모든 (?:사고|손해|민원|분쟁|불만|클레임|항의)`,
      pattern`(?:Ⓡ(?:이|가|은|는).{0,160}(?:부담(?:한다|하고|하며|으로)|책임을? ?(?:진다|지고|지며)|책임(?:진다|지고|지며|으로 한다)|배상(?:한다|하고|하며)|보상(?:한다|하고|하며)|면책|해결|(?:자기|자신|제|스스로)의? ?비용으로 .{0,10}(?:처리|해결|수습)|물어낸|물어내|떠안|책임지|물어 ?[주준]|갚는다|갚아야|갚기로|(?:우선|먼저|일단) ?지급)|책임(?:은|도|을) (?:모두 |전부 )?Ⓡ(?:이|가) (?:진|지|부담)|책임(?:과|으로).{0,14}(?:한다|처리))`,
    ],
    unless: pattern`Ⓡ의 (?:고의|과실|귀책|책임 있는|잘못)|일부러|고의로|책임을? (?:지지|부담하지)|부담하지|배상하지|면(?:한다|책된다)|각자|각 당사자|상대방|당사자(?:는|가|의)|Ⓞ(?:이|가), .{0,40}Ⓡ(?:이|가)|Ⓡ(?:이|가), .{0,40}Ⓞ(?:이|가)|Ⓞ(?:이|가|은|는).{0,20}(?:부담|책임|배상)(?:한다|하고|을 진|지)|청구할 수 있|예외|제외|Ⓡ(?:이|가).{0,30}(?:위반|침해)(?:하여|한)`,
    why: '상대방의 잘못이나 누구의 책임도 아닌 일로 생긴 손해까지 떠안게 됩니다.',
    suggestion: '원인을 준 쪽이 책임진다고 고칩니다.',
  },
  {
    id: 'nda-overbroad',
    kind: 'risk',
    topic: 'nda-overbroad',
    types: secrets,
    severity: 'medium',
    articles: ['부정경쟁방지 및 영업비밀보호에 관한 법률 제2조'],
    says: [
      pattern`비밀|기밀`,
      pattern`정보`,
      pattern`(?:모든|온갖|일체|전부|어떠한|형태.{0,12}(?:불문|관계없이)|표시.{0,20}(?:불문|관계없이|여부)|공개된|공지|알려진|관련 여부|구두)`,
      pattern`비밀 ?정보["”'’」]?(?:라|란|는|로|에|의)|(?:비밀|기밀)(?:로|에 해당)|포함|본다|한다`,
    ],
    unless: pattern`표시(?:한|된|하여|하고)|명시|제외|예외|부여하지|취득하지|허락하지|다음 각|반환|파기|조치|사본|복제|누설하지|폐기|목적 외|제3자|Ⓡ(?:은|는) .{0,40}(?:하여야|아니)`,
    why: '비밀의 범위가 지나치게 넓으면 이미 알던 것이나 알려진 것까지 책임을 집니다.',
    suggestion: '비밀로 표시한 정보로 줄이고 다섯 가지 예외를 적습니다.',
  },
  {
    id: 'perpetual-confidentiality',
    kind: 'risk',
    topic: 'perpetual-confidentiality',
    types: secrets,
    severity: 'medium',
    articles: ['민법 제103조'],
    says: [
      pattern`비밀|기밀|의무|누설`,
      pattern`영구|끝없이|무기한|영원|(?:기간|기한|시간)(?:의|에|적)?.{0,8}(?:제한|한도|정함|한정)(?:이|을? 두지|을? 정하지)? ?(?:없|아니|않)|기한 ?없이|종기 ?없이|평생|(?<!\d)(?:[1-9]\d) ?년|계속(?:하여)? (?:유효|존속|부담)`,
    ],
    unless: pattern`영업 ?비밀(?:에 해당|인|로서|의 요건)|개인 ?정보|(?<!\d)[1-7] ?년(?:간|으로|까지| 동안)|법령|해당하는 동안|보존`,
    when: ({ titled, text, contract }) =>
      (contract.type === 'nda' || pattern`비밀|기밀|누설`.test(titled)) &&
      (longestDays(text) === 0 ||
        longestDays(text) >= 3650 ||
        pattern`영구|끝없이|기한.{0,4}(?:제한|정함|한도).{0,4}없|기간.{0,4}(?:제한|정함).{0,4}없|무기한|평생|영원`.test(
          text,
        )),
    why: '끝이 없는 비밀유지의무는 오래도록 책임을 지게 합니다. 보통 2~5년으로 정합니다.',
    suggestion: '계약이 끝난 뒤 2~5년으로 정합니다.',
  },
  {
    id: 'auto-renewal',
    kind: 'risk',
    topic: 'auto-renewal',
    types: [],
    severity: 'low',
    articles: ['약관의 규제에 관한 법률 제9조'],
    says: [
      pattern`자동(?:으로|적으로)? ?(?:갱신|연장|재계약)|(?:갱신|연장)된 것으로 본|같은 (?:조건|기간)으로.{0,20}(?:연장|갱신)|(?:거절|이의|통지|통보|의사|뜻).{0,40}(?:않|아니|없).{0,24}(?:연장|갱신)|자동(?:으로|적으로)? ?(?:이어|존속)`,
    ],
    unless: pattern`(?<!\d)(?:[1-9]|1[0-2]) ?개월 ?(?:단위|씩)|1 ?년씩.{0,40}(?:언제든|해지할 수)|언제든지|해지할 수 있|(?:미리|사전에|전에).{0,24}(?:안내|알리|통지(?:한|하))|동의(?:를|하는)|묵시|주택`,
    when: ({ text, contract }) => {
      if (['housing-lease', 'shop-lease'].includes(contract.type)) return false
      const long =
        pattern`(?:[2-9]|10) ?년 ?(?:씩|간|단위|더|동안)|(?:1[3-9]|[2-9]\d) ?개월 ?(?:씩|단위|더)`.test(
          text,
        ) ||
        (pattern`같은 기간|동일한? ?기간`.test(text) &&
          longestDays(contract.text.slice(0, 3000)) >= 730)
      const noticeLong = /(?:6|9|12)\s*개월\s*전|1년\s*전|180일\s*전/.test(text)
      return long || noticeLong || pattern`거절할 수 없|통지가 없더라도|당연히`.test(text)
    },
    why: '오래 자동으로 연장되거나 아주 일찍 거절하여야 하면 원하지 않아도 계약에 묶입니다.',
    suggestion: '연장은 1년 이내로, 만료 전에 알리고 1~2개월 전까지 거절할 수 있다고 고칩니다.',
  },
  {
    id: 'late-fee',
    kind: 'risk',
    topic: 'late-fee-excess',
    types: [
      'housing-lease',
      'shop-lease',
      'installment',
      'terms',
      'supply',
      'service',
      'franchise',
      'dealership',
      'license',
      'software',
      'advisory',
      'alliance',
    ],
    severity: 'medium',
    articles: ['민법 제398조', '약관의 규제에 관한 법률 제8조'],
    says: [
      pattern`연체|지연|지체|늦|미납|내지 (?:않|아니)|밀[리린릴려]|기일을? ?(?:넘|어기)`,
      pattern`이자|연체료|손해금|배상금|가산금|이율|%`,
    ],
    unless: pattern`지체 ?상금|[\d.]+ ?%[를을] (?:넘지|초과하지) (?:않|아니)|Ⓞ(?:은|는|이|가) .{0,40}(?:지급|배상|부담)|공급 가격의|인상`,
    when: ({ text }) => yearlyLate(text) > 20 && !isDelayOfWork(text),
    why: '늦게 낼 때의 이자가 지나치게 높으면 부담이 크고, 부당히 과다하면 줄일 수 있습니다.',
    suggestion: '연체 이자를 연 12% 안팎으로 낮춥니다.',
  },
  {
    id: 'customer-data-ownership',
    kind: 'risk',
    topic: 'customer-data-ownership',
    types: [
      'alliance',
      'service',
      'software',
      'franchise',
      'dealership',
      'license',
      'processing',
      'supply',
    ],
    severity: 'medium',
    articles: ['개인정보 보호법 제17조'],
    says: [
      pattern`고객|회원|이용자|데이터`,
      pattern`정보|데이터|명단|DB`,
      pattern`Ⓞ`,
      pattern`귀속|소유|자산|단독|권리`,
    ],
    unless: pattern`Ⓡ에게 귀속|각자|각각|공동|상대방|동의를? (?:받|얻)|귀속하지|파기|Ⓞ가 제공한|Ⓞ로부터`,
    why: '함께 얻은 고객정보를 한쪽이 모두 가지면 계약이 끝난 뒤 고객을 잃고, 개인정보의 제공 요건에도 어긋날 수 있습니다.',
    suggestion: '각자 모은 정보는 각자에게 속하고 제공은 정보주체의 동의를 받는다고 고칩니다.',
  },
  {
    id: 'presumed-breach',
    kind: 'risk',
    topic: 'burden-shift',
    types: ['nda', 'service', 'software', 'license', 'alliance', 'advisory', 'employment'],
    severity: 'medium',
    articles: ['민법 제390조'],
    says: [
      pattern`Ⓡ`,
      pattern`(?:누설|유출|위반|침해|사용|공개)(?:한|된|하였|했)[가-힣]* ?(?:것)?(?:으로|고)? ?(?:추정|간주|본다|보고|보며)`,
      pattern`입증|증명|밝히|밝혀|소명|반증|책임`,
    ],
    unless: pattern`Ⓞ(?:이|가|은|는).{0,30}(?:입증|증명|밝히|소명)|각 당사자|상대방|당사자(?:는|가)|추정하지|보지 (?:아니|않)`,
    why: '어겼다는 것을 상대방이 증명하지 않아도 책임을 지게 되면, 하지 않은 일을 증명하지 못하여 배상할 수 있습니다.',
    suggestion: '위반한 사실은 주장하는 쪽이 증명한다고 고칩니다.',
  },
  {
    id: 'assignment-one-sided',
    kind: 'risk',
    topic: 'assignment-one-sided',
    types: commercial,
    severity: 'low',
    articles: ['민법 제449조'],
    says: [
      pattern`Ⓞ(?:은|는|이|가)`,
      pattern`지위|권리|의무|계약`,
      pattern`양도|이전|승계`,
      pattern`${atWill}|동의 없이|제한 없이`,
    ],
    unless: pattern`${givesUp}|할 수 없|하지 (?:못|아니)|각 당사자|당사자`,
    why: '상대방만 자유롭게 계약을 넘길 수 있으면 원하지 않는 상대와 거래하게 됩니다.',
    suggestion: '양도는 서로 서면 동의를 받는다고 고칩니다.',
  },
  {
    id: 'hidden-defect-waiver',
    kind: 'risk',
    topic: 'hidden-defect-waiver',
    types: ['sale', 'supply', 'housing-lease', 'shop-lease'],
    severity: 'high',
    articles: ['민법 제580조', '민법 제584조'],
    says: [
      pattern`하자|결함|누수|곰팡이|균열|폐기물|오염|암반|매설물|흠|담보 ?책임|현 ?상태|있는 그대로|현황`,
      pattern`${givesUp}|${owesNothing}|묻지|책임.{0,10}없|책임(?:이|은)? 아니|면제|문제 ?삼지|모르는 일|상관하지|알 바`,
    ],
    unless: pattern`알고 있는|고지한|알린|\d+ ?(?:개월|년|일).{0,20}(?:책임|보수|청구)|Ⓡ의|알면서|제외`,
    when: ({ text }) =>
      pattern`일체|모든|어떠한|숨은|이후|뒤에|발견|나와도|나오더라도|드러나|${owesNothing}|민·형사`.test(
        text,
      ),
    why: '겉으로 보이지 않는 하자까지 책임을 묻지 않기로 하면 큰 수리비를 부담합니다. 알고 말하지 않은 하자에는 이런 약정이 통하지 않습니다.',
    suggestion: '인도 후 6개월 안의 숨은 하자는 책임진다고 고칩니다.',
  },
]

/** 1일마다 총 개발비의 0.15%: what is usual where work is late. */
const isDelayOfWork = (text: string): boolean =>
  pattern`(?:지체|지연|늦).{0,40}(?:대금|금액|[가-힣]비|보수|총액|[가-힣]료)의 ?[\d.]+ ?%`.test(
    text,
  ) && highestPercent(text) <= 0.3

function yearlyLate(text: string): number {
  const percent = highestPercent(text)
  if (
    !/연\s*[\d.]+/.test(text) &&
    pattern`(?:1일|하루|매일|일마다|지연 ?일수|연체 ?일수|일당)`.test(text) &&
    percent < 20
  )
    return percent * 365
  if (pattern`(?:월|매월|1개월|한 달) ?(?:마다|당|에)? ?[\d.]+ ?%`.test(text)) return percent * 12
  return percent
}
