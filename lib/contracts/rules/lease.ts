import { fewestTimes, highestPercent, shortestDays } from './measure'
import { pattern, type Rule } from './rule'
import { isUnderShopCap } from './shop-lease-cap'
import { cannot, givesUp } from './wording'

const leases = ['housing-lease', 'shop-lease'] as const
const housing = ['housing-lease'] as const
const shop = ['shop-lease'] as const
const rent = `(?:차임|월세|임대료|임료|월차임|보증금|임차료|집세)`
const raises = `(?:인상|증액|올[린릴려리라]|상향|높[이여일]|오른|조정|가산|(?:새로|다시|따로) 정|재산정|재조정|더 (?:낸다|내야|내기로|받는다|받을|얹)|얹(?:어|는))`

/** A term beyond the one agreed. */
const longer = `(?:이|그|이것|위 기간|약정 ?기간|정한 ?기간|계약 ?기간)보다 (?:더 )?(?:긴|길게|오래)|더 긴 ?(?:임대차|거주)? ?기간`

/** More than the law's five in a hundred, or oftener than once a year. */
const raisesTooMuch = (text: string): boolean => {
  const beyond =
    highestPercent(text) > 5 ||
    pattern`(?<!\d)(?:[2-9]|1\d)분의 (?:1|일)(?!\d)|십분의 일`.test(text) ||
    pattern`5 (?:%|퍼센트|％).{0,12}(?:초과하여|초과한|넘는|넘어|넘겨|상회|이상)`.test(text)
  const often =
    pattern`(?:[1-9]|10|11) ?(?:개월|달) ?마다|반기마다|분기마다|매 ?(?:월|분기|반기)|수시로|여섯 달마다|석 달마다|(?<!\d)(?:[1-9]|10|11) ?(?:개월|달)(?:이|을|를)? ?(?:경과|지나|지날)|언제(?:든|라도)`.test(
      text,
    )
  const boundless =
    pattern`(?:제한 없이|(?<![배보])상한 없이|원하는 (?:만큼|금액)|시세(?:에|를) (?:맞|따라|기준|반영)|(?:정하는|요구하는|제시하는) (?:금액|바|대로)|한도.{0,10}적용.{0,6}(?:아니|않)|(?<![배보])상한.{0,14}(?:관계없이|불구하고|적용.{0,6}(?:아니|않)))`.test(
      text,
    )
  return beyond || often || boundless
}

const raiseSays = [
  pattern`${rent}`,
  pattern`${raises}`,
  pattern`(?:수 있|한다|된다|하기로|하며|하고|인상률|따른다|따라야|동의|받아들|수용|이의|응하|[린]다|낸다|내야|받는다|니다)`,
]
const raiseUnless = pattern`감액|전환|연체|지연|부가가치세율|위약|[^0-9.](?:5|3|4|2|1)(?:\.0)? ?(?:%|퍼센트).{0,20}(?:초과하지|넘지|초과할 수 없|넘을 수 없|이내|범위|한도)`

export const leaseRules: readonly Rule[] = [
  {
    id: 'housing-rent-increase',
    kind: 'void',
    topic: 'rent-increase-cap',
    types: housing,
    severity: 'high',
    articles: ['주택임대차보호법 제7조', '주택임대차보호법 제10조'],
    says: raiseSays,
    unless: raiseUnless,
    when: ({ text }) => raisesTooMuch(text),
    why: '차임이나 보증금의 증액은 약정한 금액의 20분의 1(5%)을 넘지 못하고, 증액한 뒤 1년 안에는 다시 올리지 못합니다. 이를 넘는 약정은 임차인에게 불리하여 무효가 될 수 있습니다.',
    suggestion: '증액은 1년에 한 번, 약정한 차임의 5% 이내에서 협의한다고 고칩니다.',
  },
  {
    id: 'shop-rent-increase',
    kind: 'void',
    topic: 'rent-increase-cap',
    types: shop,
    severity: 'high',
    articles: [
      '상가건물 임대차보호법 제11조',
      '상가건물 임대차보호법 시행령 제4조',
      '상가건물 임대차보호법 제15조',
    ],
    says: raiseSays,
    unless: raiseUnless,
    when: ({ text, contract }) => raisesTooMuch(text) && isUnderShopCap(contract),
    why: '환산보증금이 법의 한도 안인 상가는 차임이나 보증금을 5% 넘게, 또는 1년 안에 다시 올리지 못합니다. 이를 넘는 약정은 무효가 될 수 있습니다.',
    suggestion: '증액은 1년에 한 번, 5% 이내로 한다고 고칩니다.',
  },
  {
    id: 'housing-renewal-waiver',
    kind: 'void',
    topic: 'renewal-waiver',
    types: housing,
    severity: 'high',
    articles: ['주택임대차보호법 제6조의3', '주택임대차보호법 제10조'],
    says: [
      pattern`갱신|재계약|연장을? ?(?:요구|요청|청구)|계속 (?:살|거주)`,
      pattern`${givesUp}|${cannot}|권리(?:가|는)? ?없`,
    ],
    unless: pattern`Ⓐ(?:은|는|이|가).{0,30}(?:(?:거절하|막|방해하|거부하)지 (?:못|아니|않)|거절할 수 없)|(?:사유|이유|까닭) 없이|(?:갱신|요구|청구|행사).{0,16}1회에 한|1회에 한(?:하여|해).{0,20}(?:요구|행사|청구)|하지 아니하면|없는 한|아니하는 한|갱신(?:거절)?의? 통지|묵시|않(?:은|는) (?:경우|때)|아니(?:한|하는) (?:경우|때)|없는 (?:경우|때)|없으면|실제 거주`,
    why: '임차인은 1회에 한하여 계약갱신을 요구할 수 있고, 이를 미리 포기하게 하는 약정은 임차인에게 불리하여 무효가 될 수 있습니다.',
    suggestion: '갱신요구권은 법에 따른다고 고치거나 이 조항을 지웁니다.',
  },
  {
    id: 'shop-renewal-waiver',
    kind: 'void',
    topic: 'renewal-waiver',
    types: shop,
    severity: 'high',
    articles: ['상가건물 임대차보호법 제10조', '상가건물 임대차보호법 제15조'],
    says: [
      pattern`갱신|연장|재계약`,
      pattern`${givesUp}|${cannot}|(?:거부|거절)할 수 있|[2-9] ?년.{0,16}(?:넘지|초과하지|한하여|이내|한도)|[1-4] ?회(?:에 한|로 제한|만)|(?:한|두|세) ?(?:번|차례)(?:에 한|만)`,
    ],
    about: pattern`갱신|재계약`,
    unless: pattern`10 ?년|정당한 (?:사유|이유)|(?:법(?:이|에서) 정한|다음|각 호|제10조).{0,20}(?:사유|경우)|철거|재건축|없는 한|하지 아니하면|묵시|않(?:은|는) (?:경우|때)|아니(?:한|하는) (?:경우|때)|거절하지 (?:못|아니|않)|거절할 수 없|3 ?기`,
    why: '상가 임차인은 최초 기간을 포함하여 10년까지 갱신을 요구할 수 있고, 이를 줄이거나 포기하게 하는 약정은 무효가 될 수 있습니다.',
    suggestion: '갱신요구권은 전체 10년 범위에서 법에 따른다고 고칩니다.',
  },
  {
    id: 'housing-short-term',
    kind: 'void',
    topic: 'short-lease-term',
    types: housing,
    severity: 'medium',
    articles: ['주택임대차보호법 제4조', '주택임대차보호법 제10조'],
    says: [
      pattern`(?:2 ?년|이 ?년|최단 ?기간|법정 ?기간|(?:위|이|정한|약정|계약|임대차) ?기간을? ?(?:넘|초과|지나).{0,20}(?:거주|살|사용|주장|점유)|${longer})`,
      pattern`${givesUp}`,
    ],
    unless: pattern`갱신|경업|비밀|Ⓐ(?:은|는).{0,20}2 ?년 미만`,
    why: '2년보다 짧게 정한 주택 임대차도 임차인은 2년을 주장할 수 있고, 이를 막는 약정은 무효가 될 수 있습니다.',
    suggestion: '임차인이 2년을 주장할 수 있음을 막는 문구를 지웁니다.',
  },
  {
    id: 'shop-short-term',
    kind: 'void',
    topic: 'short-lease-term',
    types: shop,
    severity: 'medium',
    articles: ['상가건물 임대차보호법 제9조', '상가건물 임대차보호법 제15조'],
    says: [pattern`(?:1 ?년|일 ?년|최단 ?기간|법정 ?기간|${longer})`, pattern`${givesUp}`],
    unless: pattern`갱신|경업|권리금|증액|인상|비밀`,
    when: ({ contract }) => isUnderShopCap(contract),
    why: '1년보다 짧게 정한 상가 임대차도 임차인은 1년을 주장할 수 있고, 이를 막는 약정은 무효가 될 수 있습니다.',
    suggestion: '임차인이 1년을 주장할 수 있음을 막는 문구를 지웁니다.',
  },
  {
    id: 'housing-arrears',
    kind: 'void',
    topic: 'arrears-termination',
    types: housing,
    severity: 'high',
    articles: ['민법 제640조', '민법 제652조'],
    says: [
      pattern`차임|월세|임대료|임료|관리비|집세`,
      pattern`연체|체납|늦|지체|미납|내지 (?:아니|않)|밀[리린릴려]|못 내|지급하지|납부하지`,
      pattern`해지|해제|종료|명도|퇴거|내보|끝내|끝낼|끝낸다|끝난다|나가야`,
    ],
    unless: pattern`Ⓑ(?:은|는).{0,12}해지할 수 있|해지할 수 없|해지하지`,
    when: ({ text }) =>
      fewestTimes(text) < 2 ||
      (fewestTimes(text) > 100 &&
        (shortestDays(text) <= 45 ||
          pattern`즉시|하루라도|한 번이라도|(?:보름|열흘|며칠|조금)만|지체하면 곧|한 때에는|하면`.test(
            text,
          ))),
    why: '임대인은 연체액이 2기의 차임액에 이르러야 해지할 수 있고, 그보다 임차인에게 불리한 약정은 무효가 될 수 있습니다.',
    suggestion: '연체액이 2기의 차임액에 이른 때 해지할 수 있다고 고칩니다.',
  },
  {
    id: 'shop-arrears',
    kind: 'void',
    topic: 'arrears-termination',
    types: shop,
    severity: 'high',
    articles: ['상가건물 임대차보호법 제10조의8', '상가건물 임대차보호법 제15조'],
    says: [
      pattern`차임|월세|임대료|임료|관리비`,
      pattern`연체|체납|늦|지체|미납|내지 (?:아니|않)|밀[리린릴려]|지급하지|납부하지`,
      pattern`해지|해제|종료|명도|퇴거|내보|끝내|끝낼|끝낸다|끝난다|나가야`,
    ],
    unless: pattern`Ⓑ(?:은|는).{0,12}해지할 수 있|해지할 수 없|해지하지|갱신`,
    when: ({ text }) =>
      fewestTimes(text) < 3 ||
      (fewestTimes(text) > 100 &&
        (shortestDays(text) <= 75 ||
          pattern`즉시|하루라도|한 번이라도|(?:보름|열흘|며칠|조금)만|지체하면 곧|한 때에는|하면`.test(
            text,
          ))),
    why: '상가 임대인은 연체액이 3기의 차임액에 이르러야 해지할 수 있고, 그보다 임차인에게 불리한 약정은 무효가 될 수 있습니다.',
    suggestion: '연체액이 3기의 차임액에 이른 때 해지할 수 있다고 고칩니다.',
  },
  {
    id: 'opposability-waiver',
    kind: 'void',
    topic: 'opposability-waiver',
    types: leases,
    severity: 'high',
    articles: [
      '주택임대차보호법 제3조',
      '주택임대차보호법 제3조의2',
      '주택임대차보호법 제10조',
      '상가건물 임대차보호법 제3조',
    ],
    says: [
      pattern`(?:전입|주민등록|주소를? (?:옮기|이전|.{0,16}빼)|확정일자|대항력|우선변제|사업자 ?등록(?! ?번호)).{0,60}(?:${givesUp}|${cannot}|미루|늦추|뒤에 한|옮기|이전하|전출)|주소를? .{0,16}빼 (?:준|주)`,
    ],
    unless: pattern`Ⓐ(?:은|는|이|가).{0,40}(?:방해|협조|막|요구|거부)|Ⓐ(?:은|는|이|가).{0,60}(?:저당|담보|설정하지)|사업자 ?등록번호|지장이 없|방해하지|제한하지|불이익`,
    why: '전입신고와 확정일자는 보증금을 지키는 대항력과 우선변제권의 요건이며, 이를 못 하게 하는 약정은 무효가 될 수 있습니다.',
    suggestion: '임차인은 입주와 동시에 전입신고를 하고 확정일자를 받을 수 있다고 고칩니다.',
  },
  {
    id: 'registration-ban',
    kind: 'void',
    topic: 'registration-ban',
    types: leases,
    severity: 'high',
    articles: [
      '주택임대차보호법 제3조의3',
      '주택임대차보호법 제10조',
      '상가건물 임대차보호법 제6조',
    ],
    says: [
      pattern`임차권 ?등기|등기 ?명령|(?:보증금|법원).{0,30}등기[를의]? ?(?:신청|구하|청구|절차)`,
      pattern`${givesUp}|${cannot}`,
    ],
    unless: pattern`Ⓐ(?:은|는).{0,30}(?:방해|이의|협조)|(?:신청|등기)(?:를|을)? ?할 수 있`,
    why: '보증금을 돌려받지 못한 임차인의 임차권등기명령 신청을 막는 약정은 임차인에게 불리하여 무효가 될 수 있습니다.',
    suggestion: '이 조항을 지웁니다.',
  },
  {
    id: 'premium-waiver',
    kind: 'void',
    topic: 'premium-recovery-waiver',
    types: shop,
    severity: 'high',
    articles: ['상가건물 임대차보호법 제10조의4', '상가건물 임대차보호법 제15조'],
    says: [pattern`권리금`, pattern`${givesUp}|${cannot}|수수하지|귀속|동의.{0,10}받아야`],
    unless: pattern`Ⓐ(?:은|는|이|가)[^Ⓑ]{0,60}(?:방해하지|방해하여서는|거절하지|요구하지|수수하지)|Ⓐ(?:은|는|이|가).{0,60}(?:방해하지|방해하여서는|거절하지)|정당한 (?:사유|이유) 없이|전통시장|대규모점포|존재하지|지급한 (?:사실|바)이? 없|10 ?년|3 ?기`,
    why: '임대인은 임차인이 권리금을 회수하는 것을 방해하지 못하고, 권리금을 포기하게 하는 약정은 무효가 될 수 있습니다.',
    suggestion: '권리금 회수기회의 보호는 법에 따른다고 고칩니다.',
  },
  {
    id: 'silent-renewal-lock',
    kind: 'void',
    topic: 'silent-renewal-lock',
    types: leases,
    severity: 'medium',
    articles: [
      '주택임대차보호법 제6조의2',
      '주택임대차보호법 제10조',
      '상가건물 임대차보호법 제10조',
    ],
    says: [
      pattern`묵시|자동.{0,6}(?:갱신|연장)|갱신된`,
      pattern`Ⓑ`,
      pattern`해지(?:를|의)? ?(?:통지|통고|통보|요구|주장)?(?:를|을)? ?(?:할 수 없|하지 (?:못|아니|않))|해지.{0,14}위약금|잔여 (?:차임|기간).{0,10}(?:지급|배상)`,
    ],
    why: '묵시적으로 갱신된 임대차는 임차인이 언제든지 해지할 수 있고 3개월이 지나면 효력이 생깁니다. 이를 막는 약정은 무효가 될 수 있습니다.',
    suggestion: '임차인은 언제든지 해지를 통지할 수 있고 3개월 뒤 효력이 생긴다고 고칩니다.',
  },
]
