import type { Rule } from './rule'

/** Prices, taxes and payments that the law does not leave to the parties; each is seen by its meaning. */
export const marketRules: readonly Rule[] = [
  {
    id: 'resale-price',
    kind: 'void',
    topic: 'resale-price',
    types: ['dealership', 'supply', 'license', 'franchise', 'alliance', 'other'],
    severity: 'high',
    articles: ['독점규제 및 공정거래에 관한 법률 제46조'],
    why: '물건을 넘긴 뒤에 되파는 값을 정해 주고 지키게 하는 재판매가격유지행위는 정당한 이유가 없으면 금지됩니다.',
    suggestion: '판매가격은 파는 쪽이 정하고, 권장가격은 참고일 뿐 불이익이 없다고 고칩니다.',
  },
  {
    id: 'tax-evasion',
    kind: 'void',
    topic: 'tax-evasion',
    types: [],
    severity: 'high',
    articles: ['민법 제103조', '조세범 처벌법 제3조', '조세범 처벌법 제10조'],
    why: '매출을 숨기거나 세금계산서를 거짓으로 주고받기로 하는 약정은 사회질서에 어긋나 무효가 될 수 있고 처벌받을 수 있습니다.',
    suggestion:
      '이 조항을 지우고 모든 거래를 장부에 적으며 세금계산서를 바르게 주고받는다고 고칩니다.',
  },
  {
    id: 'payment-in-kind',
    kind: 'void',
    topic: 'payment-in-kind',
    types: ['subcontract'],
    severity: 'high',
    articles: ['하도급거래 공정화에 관한 법률 제17조'],
    why: '하도급대금을 분양권이나 물품으로 대신 주는 것은 부도처럼 법이 정한 사유가 있거나 수급사업자가 요청한 때가 아니면 금지됩니다.',
    suggestion: '하도급대금은 현금이나 어음대체결제수단으로 지급한다고 고칩니다.',
  },
  {
    id: 'referral-fee',
    kind: 'void',
    topic: 'referral-fee',
    types: ['advisory', 'service', 'alliance', 'partnership', 'other'],
    severity: 'high',
    articles: ['변호사법 제34조', '변호사법 제109조'],
    why: '법률사건을 변호사에게 소개하고 대가를 받거나 보수를 나누는 약정은 금지되어 무효가 될 수 있습니다.',
    suggestion: '소개의 대가를 지우고 변호사는 맡기는 사람이 직접 정하고 계약한다고 고칩니다.',
  },
]
