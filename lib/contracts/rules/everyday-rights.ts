import { highestPercent, highestYearly } from './measure'
import { pattern, type Reading, type Rule } from './rule'

/** The yearly rate of what is added a day or a year for paying late. */
const lateRate = ({ text }: Reading): number => {
  const aDay = pattern`하루|매일|1 ?일|일마다|날마다`.test(text)
  const percent = highestPercent(text)
  return aDay && percent < 5 ? percent * 365 : highestYearly(text)
}

/** What workers, tenants, consumers and founders keep in daily life, however a contract puts it. */
export const everydayRightRules: readonly Rule[] = [
  {
    id: 'cancel-obstruction',
    kind: 'void',
    topic: 'cancel-obstruction',
    types: ['terms', 'installment'],
    severity: 'medium',
    articles: [
      '전자상거래 등에서의 소비자보호에 관한 법률 제21조의2',
      '약관의 규제에 관한 법률 제9조',
      '약관의 규제에 관한 법률 제12조',
    ],
    why: '가입보다 해지를 어렵게 하여 방문이나 우편만 받는 것은 해지를 방해하는 행위로 금지될 수 있고, 의사표시의 방식을 부당하게 제한하는 약관은 효력이 없을 수 있습니다.',
    suggestion: '가입한 방법과 같은 방법으로 언제든지 해지할 수 있다고 고칩니다.',
  },
  {
    id: 'installment-late-fee',
    kind: 'void',
    topic: 'late-fee-excess',
    types: ['installment'],
    severity: 'medium',
    articles: ['할부거래에 관한 법률 제12조', '할부거래에 관한 법률 제43조'],
    says: [
      pattern`할부금|할부 ?대금`,
      pattern`늦|연체|지체|지연|미납|내지 (?:않|아니)|밀[리린릴]`,
      pattern`이자|손해금|연체료|배상금|가산|더(?:한|하)|%|퍼센트`,
    ],
    unless: pattern`넘지|초과하지|Ⓐ(?:은|는|이|가)[^Ⓑ]{0,30}(?:늦|지연|배상)`,
    when: (reading) => lateRate(reading) > 20,
    why: '할부금을 늦게 낼 때의 지연손해금은 이자제한법의 최고한도 안에서 정한 이율을 넘지 못하고, 이보다 소비자에게 불리한 약정은 효력이 없습니다.',
    suggestion: '지연손해금을 법이 정한 한도인 연 20% 이하로 고칩니다.',
  },
  {
    id: 'unilateral-schedule',
    kind: 'risk',
    topic: 'unilateral-schedule',
    types: ['employment'],
    severity: 'medium',
    articles: ['근로기준법 제17조', '근로기준법 제4조'],
    why: '일하는 날과 시각을 알림만으로 바꿀 수 있으면 생활과 임금을 예상할 수 없습니다.',
    suggestion: '근무표는 정한 날까지 미리 합의하여 정하고, 바꾸려면 동의를 받는다고 고칩니다.',
  },
  {
    id: 'guarantee-insurance-ban',
    kind: 'risk',
    topic: 'guarantee-insurance-ban',
    types: ['housing-lease'],
    severity: 'high',
    articles: ['민법 제2조'],
    why: '전세보증금 반환보증에 들지 못하면 보증금을 돌려받지 못하는 위험에 대비할 길이 없습니다.',
    suggestion: '임차인은 반환보증에 가입할 수 있고 임대인은 필요한 서류에 협조한다고 고칩니다.',
  },
  {
    id: 'founder-liability-venture',
    kind: 'void',
    topic: 'joint-liability-founder',
    types: ['investment'],
    severity: 'high',
    articles: ['벤처투자 촉진에 관한 법률 제39조'],
    why: '벤처투자회사는 투자받은 회사의 의무를 고의나 중대한 과실이 없는 창업자 등 제3자에게 연대하여 지게 하지 못합니다.',
    suggestion: '고의나 중대한 과실로 진술과 보장을 어긴 때 등 법이 정한 경우로 줄입니다.',
  },
  {
    id: 'cross-border-unasked',
    kind: 'void',
    topic: 'cross-border-transfer',
    types: [],
    severity: 'high',
    articles: ['개인정보 보호법 제28조의8'],
    why: '개인정보를 국외로 옮기려면 따로 동의를 받거나 처리방침에 공개하는 등 법이 정한 요건을 갖추어야 하고, 이를 생략하기로 하는 약정은 법에 어긋납니다.',
    suggestion:
      '옮기는 나라와 받는 자, 항목을 알리고 동의를 받거나 법이 정한 요건을 갖춘다고 고칩니다.',
  },
]
