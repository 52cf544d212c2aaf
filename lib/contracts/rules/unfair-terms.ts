import type { Rule } from './rule'

const terms = ['terms', 'installment'] as const

/** What standard terms and consumer statutes do not leave to the business; each is seen by its meaning. */
export const unfairTermRules: readonly Rule[] = [
  {
    id: 'interpretation-terms',
    kind: 'void',
    topic: 'interpretation-one-sided',
    types: terms,
    severity: 'medium',
    articles: ['약관의 규제에 관한 법률 제4조', '약관의 규제에 관한 법률 제5조'],
    why: '따로 합의한 것은 약관보다 우선하고, 뜻이 분명하지 않은 약관은 고객에게 유리하게 해석하여야 합니다. 사업자의 해석을 앞세우는 조항은 효력이 없을 수 있습니다.',
    suggestion: '개별 약정이 우선하고 뜻이 분명하지 않으면 고객에게 유리하게 해석한다고 고칩니다.',
  },
  {
    id: 'interpretation-software',
    kind: 'void',
    topic: 'interpretation-one-sided',
    types: ['software'],
    severity: 'medium',
    articles: ['소프트웨어 진흥법 제38조'],
    why: '계약에 정하지 않았거나 의견이 다른 내용을 한쪽의 뜻으로 정하여 상대방의 정당한 이익을 침해하는 부분은 효력이 없을 수 있습니다.',
    suggestion: '협의하여 정하고, 되지 않으면 조정이나 법원의 판단에 따른다고 고칩니다.',
  },
  {
    id: 'abandonment-deemed',
    kind: 'void',
    topic: 'abandonment-deemed',
    types: terms,
    severity: 'medium',
    articles: ['약관의 규제에 관한 법률 제12조', '약관의 규제에 관한 법률 제6조'],
    why: '찾아가지 않았다는 것만으로 소유권을 포기한 것으로 보는 조항은 고객에게 부당하게 불리하여 효력이 없을 수 있습니다.',
    suggestion:
      '충분한 기간을 두고 알린 뒤 팔거나 공탁하고, 보관료를 뺀 나머지를 돌려준다고 고칩니다.',
  },
  {
    id: 'hidden-rules',
    kind: 'risk',
    topic: 'hidden-rules',
    types: terms,
    severity: 'medium',
    articles: ['약관의 규제에 관한 법률 제3조'],
    why: '보여 주지 않는 규정에 따르기로 하면 무엇을 약속하는지 알 수 없습니다. 사업자는 고객이 요구하면 약관의 사본을 내주어야 합니다.',
    suggestion: '따를 규정을 계약서에 붙이거나 볼 수 있는 곳을 적습니다.',
  },
  {
    id: 'minor-consent',
    kind: 'void',
    topic: 'minor-consent',
    types: ['terms', 'installment', 'processing', 'other'],
    severity: 'high',
    articles: ['개인정보 보호법 제22조의2'],
    why: '14세 미만 아동의 개인정보는 법정대리인의 동의를 받고 그 동의를 확인하여야 처리할 수 있습니다.',
    suggestion: '법정대리인의 동의를 받고 확인하는 절차를 적습니다.',
  },
  {
    id: 'location-provision',
    kind: 'void',
    topic: 'location-provision',
    types: ['terms', 'installment', 'employment', 'alliance', 'other'],
    severity: 'high',
    articles: [
      '위치정보의 보호 및 이용 등에 관한 법률 제18조',
      '위치정보의 보호 및 이용 등에 관한 법률 제19조',
    ],
    why: '개인위치정보를 제3자에게 주려면 받는 자와 목적을 알리고 동의를 받아야 하며, 제공할 때마다 알려야 합니다.',
    suggestion: '제공받는 자와 목적을 적고 따로 동의를 받는다고 고칩니다.',
  },
  {
    id: 'advertising-consent',
    kind: 'void',
    topic: 'advertising-consent',
    types: terms,
    severity: 'medium',
    articles: [
      '정보통신망 이용촉진 및 정보보호 등에 관한 법률 제50조',
      '약관의 규제에 관한 법률 제12조',
    ],
    why: '광고는 명시적으로 미리 동의한 사람에게만 보낼 수 있고, 밤 9시부터 아침 8시까지는 따로 동의를 받아야 합니다. 침묵이나 가입을 동의로 볼 수 없습니다.',
    suggestion: '광고 수신은 따로 동의를 받고 언제든지 거부할 수 있다고 고칩니다.',
  },
  {
    id: 'installment-rescission',
    kind: 'void',
    topic: 'installment-rescission',
    types: ['installment'],
    severity: 'high',
    articles: [
      '할부거래에 관한 법률 제11조',
      '할부거래에 관한 법률 제12조',
      '할부거래에 관한 법률 제43조',
    ],
    why: '할부금을 내지 않은 때에도 14일 이상의 기간을 정하여 서면으로 최고한 뒤에만 해제할 수 있고, 받을 수 있는 손해배상에도 한도가 있습니다.',
    suggestion: '14일 이상의 기간을 둔 서면 최고와 법이 정한 한도 안의 손해배상만 적습니다.',
  },
]
