import { pattern, type Rule } from './rule'
import { cannot, givesUp, owesNothing } from './wording'

const standardTerms = '약관의 규제에 관한 법률'
const instalment = '할부거래에 관한 법률'

/** What a customer may hold against a business, and what a business owes for things in its house. */
export const customerRightRules: readonly Rule[] = [
  {
    id: 'defense-waiver',
    kind: 'void',
    topic: 'defense-waiver',
    types: ['installment'],
    severity: 'high',
    articles: [`${instalment} 제16조`, `${instalment} 제43조`, `${standardTerms} 제11조`],
    says: [
      pattern`고장|하자|결함|불량|파손|배송|공급|설치|해제|해지|사유|이유|항변`,
      pattern`할부금|대금|렌탈료|사용료|요금|납입금`,
      pattern`(?:납부|납입|지급|결제|지불|내는 것)[을를은도]? ?.{0,10}(?:거절|거부|멈출|멈추|중단|미룰|미루|보류|늦출).{0,8}${cannot}|(?:빠짐없이|그대로|변함없이|계속(?:하여)?) .{0,10}(?:내야|납부하여야|지급하여야|납부한다|지급한다)|항변.{0,16}${givesUp}`,
    ],
    unless: pattern`거절할 수 있|거부할 수 있|Ⓑ의 (?:책임|과실|고의|귀책|잘못)|정당한 (?:사유|이유) 없이`,
    why: '물건이 오지 않거나 하자를 고쳐 주지 않으면 소비자는 할부금의 지급을 거절할 수 있고, 이를 막는 약정은 효력이 없습니다.',
    suggestion: '공급되지 않거나 하자를 고치지 않은 동안에는 지급을 거절할 수 있다고 고칩니다.',
  },
  {
    id: 'setoff-ban',
    kind: 'void',
    topic: 'setoff-ban',
    types: ['terms', 'installment', 'franchise', 'dealership'],
    severity: 'medium',
    articles: [`${standardTerms} 제11조`],
    says: [
      pattern`Ⓑ|고객`,
      pattern`(?:상계|맞비|서로 (?:비기|빼|제하)).{0,16}(?:${cannot}|${givesUp})|(?:동시 ?이행|항변|유치)(?:의)? ?(?:권|항변권)?.{0,16}(?:${givesUp}|${cannot})`,
    ],
    unless: pattern`Ⓐ(?:은|는|이|가)(?!.{0,30}Ⓑ(?:은|는|이|가)).{0,40}상계(?:하지|할 수 없)|각 당사자|쌍방|서로의 동의|합의|상대방의 동의`,
    why: '법이 고객에게 준 상계권이나 항변권을 상당한 이유 없이 빼앗는 약관 조항은 무효가 될 수 있습니다.',
    suggestion: '이 조항을 지우거나 상당한 이유가 있는 경우로 줄입니다.',
  },
  {
    id: 'belongings-liability',
    kind: 'void',
    topic: 'belongings-liability',
    types: ['terms', 'other'],
    severity: 'medium',
    articles: ['상법 제152조', `${standardTerms} 제7조`],
    says: [
      pattern`소지품|휴대품|휴대물|귀중품|물건|물품|의류|옷|보관함|사물함|라커|락커|차량|가방|신발`,
      pattern`분실|도난|잃어|없어[진지]|훼손|파손|망가`,
      pattern`${owesNothing}|면책|책임(?:이|은|을)? ?(?:지지|없)|(?:물어|배상하여|변상하여) ?(?:주지|드리지)`,
    ],
    unless: pattern`Ⓐ(?:의|나 그 직원의)? ?(?:고의|과실|잘못)|과실이? 없|화폐|유가 ?증권|고가물|명시하지|불가항력|배송|택배|반품|불구하고`,
    why: '목욕탕, 체육시설, 숙박업소처럼 손님이 드나드는 곳의 사업자는 자기나 직원의 과실로 손님의 물건이 없어지거나 상하면 배상하여야 하고, 책임이 없다고 알려도 면하지 못합니다.',
    suggestion: '사업자나 직원의 과실로 없어진 물건은 배상한다고 고칩니다.',
  },
  {
    id: 'silent-payment',
    kind: 'risk',
    topic: 'auto-renewal',
    types: ['terms', 'installment'],
    severity: 'medium',
    articles: ['전자상거래 등에서의 소비자보호에 관한 법률 제13조', `${standardTerms} 제9조`],
    says: [
      pattern`자동(?:으로|적으로)? ?.{0,12}(?:결제|청구|인출|출금|이체)|정기 ?결제|구독`,
      pattern`(?:통지|고지|안내|알림|공지|확인|동의|연락|승인).{0,6}없이|알리지`,
    ],
    unless: pattern`언제든지.{0,20}(?:해지|취소|중단)할 수 있|\d+ ?일 ?전.{0,24}(?:알|통지|안내)|미리.{0,20}(?:알|통지|안내)|동의를? (?:받|얻)|결제(?:하지|되지) (?:아니|않)`,
    why: '알리지 않고 자동으로 결제가 이어지면 원하지 않는 요금을 계속 내게 됩니다. 정기결제의 금액이 오르거나 무료가 유료로 바뀔 때에는 미리 동의를 받아야 합니다.',
    suggestion: '결제 전에 알리고 언제든지 그만둘 수 있다고 적습니다.',
  },
  {
    id: 'withdrawal-fee',
    kind: 'void',
    topic: 'withdrawal-fee',
    types: ['terms', 'installment'],
    severity: 'medium',
    articles: [
      '전자상거래 등에서의 소비자보호에 관한 법률 제18조',
      '전자상거래 등에서의 소비자보호에 관한 법률 제35조',
      `${instalment} 제10조`,
    ],
    says: [
      pattern`반품|청약.{0,4}철회|구매 ?취소|주문 ?취소|환불`,
      pattern`(?:취소|환불|반품|철회) ?(?:수수료|비|료|금)|위약금|재입고비|검수비|포장비|손해 ?배상`,
      pattern`\d|부담|공제|뺀|낸다|내야|지급|청구`,
    ],
    about: pattern`반품|철회|구매 ?취소|주문 ?취소`,
    unless: pattern`(?:위약금|수수료|손해 ?배상|비용)[을를은이나]*.{0,16}(?:청구하지|받지|부담하지|없)|해지|중도|예약|이용한 (?:기간|몫|부분)|Ⓐ(?:가|이) .{0,20}부담|반품에 필요한 비용|왕복 ?배송비를 부담`,
    why: '기간 안에 청약을 철회한 소비자에게는 위약금이나 손해배상을 청구할 수 없습니다. 단순한 변심이면 돌려보내는 비용만 소비자가 냅니다.',
    suggestion: '반환에 드는 배송비만 소비자가 부담한다고 고칩니다.',
  },
]
