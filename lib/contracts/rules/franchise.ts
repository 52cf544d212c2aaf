import { fewestTimes, highestPercent, longestDays, shortestDays } from './measure'
import { pattern, type Rule } from './rule'
import { atWill, givesUp, withoutNotice } from './wording'

const franchise = ['franchise'] as const
const both = ['franchise', 'dealership'] as const
const franchiseAct = '가맹사업거래의 공정화에 관한 법률'
const dealerAct = '대리점거래의 공정화에 관한 법률'

export const franchiseRules: readonly Rule[] = [
  {
    id: 'franchise-renewal-waiver',
    kind: 'void',
    topic: 'renewal-waiver',
    types: franchise,
    severity: 'high',
    articles: [`${franchiseAct} 제13조`],
    says: [
      pattern`갱신|재계약`,
      pattern`${givesUp}|${atWill}|거절할 수|권리(?:가|는)? ?없|[1-9] ?년.{0,14}(?:넘지|초과하지|한하여|이내|한도|까지)`,
    ],
    about: pattern`갱신|재계약`,
    unless: pattern`10 ?년|정당한 (?:사유|이유) 없이|가맹금.{0,10}(?:지급|의무).{0,30}지키지|제13조|거절하지|거절할 수 없|하지 아니하면|90 ?일|180 ?일`,
    why: '가맹점사업자는 전체 10년 안에서 갱신을 요구할 수 있고, 가맹본부는 법이 정한 사유 없이 거절하지 못합니다.',
    suggestion: '갱신은 가맹사업법 제13조에 따른다고 고칩니다.',
  },
  {
    id: 'franchise-termination',
    kind: 'void',
    topic: 'termination-no-notice',
    types: franchise,
    severity: 'high',
    articles: [`${franchiseAct} 제14조`],
    says: [
      pattern`Ⓐ|가맹 ?계약`,
      pattern`해지`,
      pattern`${withoutNotice}|\d+ ?(?:일|주|개월|회)|한 번|1회|${atWill}`,
    ],
    unless: pattern`2 ?개월|두 달|60 ?일|2 ?회 이상.{0,30}(?:통지|서면)|파산|회생|영업 ?정지|형사|행정 ?처분|공중|천재|허위|시행령|Ⓑ(?:은|는|이|가).{0,30}해지할 수|해지할 수 없|쌍방|합의`,
    when: ({ text }) => !pattern`당사자는.{0,20}합의`.test(text),
    why: '가맹본부가 해지하려면 2개월 이상의 기간을 두고 위반을 고치도록 서면으로 2회 이상 알려야 하며, 이를 거치지 않은 해지는 효력이 없습니다.',
    suggestion: '2개월 이상의 유예기간과 2회 이상의 서면 통지를 적습니다.',
  },
  {
    id: 'territory',
    kind: 'void',
    topic: 'territory-missing',
    types: franchise,
    severity: 'high',
    articles: [`${franchiseAct} 제12조의4`],
    says: [
      pattern`영업 ?지역|상권|(?:가게|점포|매장|가맹점).{0,6}(?:옆|근처|가까)|구역|인근|같은 지역|인접|반경`,
      pattern`할 말이? 없|(?:독점|상권|구역).{0,10}주지 (?:않|아니)|(?:설정|보장|인정|주장|정)(?:하지|할 수|되지|해 주지).{0,6}(?:아니|않|없)|${atWill}.{0,40}(?:변경|축소|개설|출점|설치|열)|(?:변경|축소|조정|개설|출점|신설|열|낼|차릴|둘|좁힐|줄일|나눌|세울).{0,14}수 있|이의`,
    ],
    unless: pattern`동의|합의|정당한 (?:사유|이유)|(?:개설|변경|축소|조정)(?:하지|할 수 없)|갱신.{0,30}협의|설치하지|갱신 ?(?:시|할 때)`,
    why: '가맹본부는 영업지역을 정하여 계약서에 적고, 그 안에 같은 업종의 점포를 정당한 이유 없이 내지 못합니다.',
    suggestion: '영업지역을 지도로 특정하고 합의로만 바꾼다고 고칩니다.',
  },
  {
    id: 'interior-cost',
    kind: 'void',
    topic: 'interior-cost',
    types: franchise,
    severity: 'high',
    articles: [`${franchiseAct} 제12조의2`],
    says: [
      pattern`인테리어|내·?외장|외관|(?:점포|매장|가게|내부)[을를]? ?(?:새로|다시) ?(?:꾸미|꾸며|단장|고치|고쳐)|가게를? (?:새로|고치|꾸미)|리뉴얼|개·?보수|점포 ?(?:환경|시설)|리모델링|간판|시설 ?(?:개선|교체)|환경 ?개선`,
      pattern`자기 (?:돈|비용)|Ⓑ.{0,40}(?:부담|비용|시공|하여야|교체|따라야)|${atWill}|(?:[1-5]|두|세) ?년 ?마다|요구.{0,20}(?:따라|응)|비용.{0,20}Ⓑ`,
    ],
    unless: pattern`Ⓐ(?:은|는|이|가).{0,60}(?:20|40) ?%|100분의 (?:20|40)|분담|강요하지|노후|자발|협의|최초|개점(?! ?(?:일|후|한|뒤))`,
    why: '가맹본부는 정당한 이유 없이 점포환경개선을 강요하지 못하고, 요구한 때에는 비용의 20%(확장·이전은 40%) 이상을 부담하여야 합니다.',
    suggestion: '개선은 협의로 하고 본부가 20~40%를 부담한다고 고칩니다.',
  },
  {
    id: 'hours-restriction',
    kind: 'void',
    topic: 'hours-restriction',
    types: franchise,
    severity: 'medium',
    articles: [`${franchiseAct} 제12조의3`],
    says: [
      pattern`영업 ?시간|문을? (?:열|닫)|열어야|24시간|심야|새벽|연중 ?무휴|휴업|휴무`,
      pattern`하여야|해야|어야|문을? (?:연다|열고|연 채)|닫을 수 없|(?:단축할|멈출|중단할|쉴|줄일) 수 없|변경할 수 없|의무|쉬지|금지|못한다|한다`,
    ],
    unless: pattern`허용|단축할 수 있|협의|질병(?!.{0,24}(?:더라도|어도|에도|라도|불구|관계없))|(?:요구|신청)할 수 있|정할 수 있|경조사`,
    when: ({ text }) =>
      pattern`24시간|새벽|자정|닫을 수 없|연중 ?무휴|365|심야.{0,30}(?:하여야|없)|오전 [0-6]시|단축.{0,10}(?:없|못|아니)`.test(
        text,
      ),
    why: '심야에 손실이 나거나 질병 등 불가피한 때에는 영업시간을 줄이는 것을 막지 못합니다.',
    suggestion: '심야 손실이나 질병이 있으면 시간을 줄일 수 있다고 고칩니다.',
  },
  {
    id: 'ad-cost',
    kind: 'void',
    topic: 'ad-cost',
    types: franchise,
    severity: 'medium',
    articles: [`${franchiseAct} 제12조의6`],
    says: [
      pattern`광고|판촉|프로모션|할인 ?행사|마케팅`,
      pattern`Ⓑ.{0,60}(?:부담|분담|나누|댄다|대야|낸다|납부|지급|참여|떠안|감수|책임|청구)|비용.{0,30}Ⓑ`,
      pattern`${atWill}|전액|모두|전부|Ⓐ(?:이|가) 정하면|동의 없이|의무|하여야|이의|정하는|따라`,
    ],
    unless: pattern`동의(?:를|가|한|율)|50 ?%|70 ?%|약정을 체결|과반|협의|Ⓐ(?:이|가) 부담|절반`,
    why: '광고나 판촉 비용을 나누려면 전체 가맹점사업자의 광고 50%, 판촉 70% 이상의 동의나 별도 약정이 필요합니다.',
    suggestion: '동의 비율과 분담 비율을 적습니다.',
  },
  {
    id: 'escrow-evasion',
    kind: 'void',
    topic: 'escrow-evasion',
    types: franchise,
    severity: 'high',
    articles: [`${franchiseAct} 제6조의5`],
    about: pattern`가맹금|가입비|예치|최초`,
    says: [
      pattern`예치.{0,30}(?:아니|않|없|생략|면제|포기|갈음)|(?:직접|Ⓐ의? ?.{0,10}계좌|대표.{0,8}(?:계좌|통장)|통장|현금).{0,30}(?:지급|입금|납부|송금|넣|보낸)`,
    ],
    unless: pattern`예치 ?기관(?:에|의)|피해 ?보상 ?보험|보험 ?계약(?:을|에)|예치하여야|예치한다|로열티|매월`,
    why: '최초 가맹금은 예치기관에 맡기거나 보험에 들어야 하고, 본부가 바로 받는 것은 금지됩니다.',
    suggestion: '가맹금을 예치기관에 예치한다고 고칩니다.',
  },
  {
    id: 'disclosure-cooling',
    kind: 'void',
    topic: 'disclosure-cooling',
    types: franchise,
    severity: 'high',
    articles: [`${franchiseAct} 제7조`, `${franchiseAct} 제11조`],
    says: [
      pattern`정보 ?공개서|계약서`,
      pattern`제공|교부|받|수령`,
      pattern`당일|즉시|오늘|바로|같은 날|기다리|\d ?일|생략|${givesUp}|이후에|뒤에|나중`,
    ],
    unless: pattern`14 ?일(?!.{0,16}(?:두지|지나지|기다리지|거치지|채우지|없이|생략|전이라도|되지 않|포기|배제|면제))|변호사|가맹거래사|7 ?일|보관|각 1통|변경`,
    when: ({ text }) =>
      pattern`당일|즉시|오늘|같은 날|기다리|생략|포기|이후에|뒤에|나중`.test(text) ||
      shortestDays(text) < 14,
    why: '정보공개서와 계약서는 계약하거나 가맹금을 받기 14일 전에 주어야 합니다(변호사·가맹거래사의 자문을 받으면 7일).',
    suggestion: '14일 전에 제공하였음을 적습니다.',
  },
  {
    id: 'purchase-coercion',
    kind: 'void',
    topic: 'purchase-coercion',
    types: franchise,
    severity: 'high',
    articles: [`${franchiseAct} 제12조`],
    says: [
      pattern`Ⓑ|하여야|해야|야 (?:한다|합니다)|만 |만을`,
      pattern`구입|구매|공급받|매입|조달|사야|에서만 (?:산다|사며|사고|사서)|사서 (?:쓴|써야|사용)`,
      pattern`(?:모든|일체|전부|모두|전량|전 품목|필수 품목.{0,40}(?:정하는|변경|추가|이외)|비품|집기|소모품|청소|포장|공산품|범위.{0,20}정하).{0,80}(?:Ⓐ|지정|본부).{0,40}|${atWill}.{0,40}(?:추가|변경|정)`,
    ],
    unless: pattern`상표|동일성|동등|시중(?!보다| ?(?:가격|시세|값)보다)|다른 (?:곳|업체).{0,20}구(?:입|매)할 수 있|별표|목록|강요하지|할 수 없|협의`,
    why: '상표권 보호나 상품의 동일성에 필요한 범위를 넘어 지정한 곳에서만 사게 하는 것은 불공정거래행위가 될 수 있습니다.',
    suggestion: '필수품목의 목록과 가격 산정 방법을 적고 나머지는 자유롭게 사게 합니다.',
  },
  {
    id: 'franchise-penalty',
    kind: 'void',
    topic: 'penalty-excess',
    types: both,
    severity: 'high',
    articles: [`${franchiseAct} 제12조`, '약관의 규제에 관한 법률 제8조', `${dealerAct} 제9조`],
    says: [
      pattern`위약금|위약벌|손해 ?배상|배상|해지 ?금|로열티.{0,10}(?:낸|내야|지급)`,
      pattern`Ⓑ|해지|중도|위반|폐점|그만두`,
    ],
    unless: pattern`Ⓐ(?:은|는|이|가).{0,40}(?:배상|지급)(?:한다|하여야)|넘지|초과하지|실제|통상의 손해|각 당사자|상대방|쌍방|이내|당사자`,
    when: ({ text }) =>
      highestPercent(text) >= 30 ||
      pattern`잔여|남은|[2-9] ?배|두 배|세 배|전액|[1-9]\d* ?억|[3-9],?000 ?만|\d{2},000,000|천만|(?:1[2-9]|[2-9]\d) ?개월`.test(
        text,
      ),
    why: '계약을 끝낼 때 지나치게 무거운 위약금을 지우는 것은 불공정거래행위이고 무효가 될 수 있습니다.',
    suggestion: '위약금을 실제 손해에 맞게 낮추고 본부의 책임이 있으면 면제한다고 고칩니다.',
  },
  {
    id: 'franchise-instant',
    kind: 'void',
    topic: 'termination-no-notice',
    types: franchise,
    severity: 'high',
    articles: [`${franchiseAct} 제14조`],
    says: [pattern`해지`, pattern`로열티|가맹금|미납|연체|위반|점검|불량|지시`],
    unless: pattern`2 ?개월|두 달|60 ?일|파산|시행령|Ⓑ(?:은|는|이|가).{0,30}해지할 수|할 수 없|합의|위약금|철거|비용`,
    when: ({ text }) =>
      pattern`해지할 수 있|해지한다|해지된다`.test(text) &&
      (fewestTimes(text) <= 1 || shortestDays(text) < 60) &&
      longestDays(text) < 60,
    why: '가맹본부가 해지하려면 2개월 이상의 기간을 두고 2회 이상 서면으로 시정을 요구하여야 합니다.',
    suggestion: '2개월 이상의 유예기간과 2회 이상의 서면 통지를 적습니다.',
  },
]
