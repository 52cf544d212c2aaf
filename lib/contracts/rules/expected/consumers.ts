import { type Expected, without } from './expected'

const withdrawal: Omit<Expected, 'types' | 'articles'> = {
  topic: 'missing-withdrawal-notice',
  says: [
    [
      /철회/,
      /할\s*수\s*있|기간|방법|서면|가능|기한|효과|요청|하면|안에|이내/,
      without('광고|마케팅|수신'),
    ],
    [
      /철회|취소|반품|무르|무를|물릴|돌려보내/,
      /\d+\s*일|[한두]\s*주|이레|열흘|보름|십사\s*일/,
      without('Ⓐ(?:은|는|이|가)[^Ⓑ]*(?:취소|해지|철회)(?!를\\s*거부)'),
    ],
  ],
  severity: 'medium',
  why: '청약을 철회할 수 있는 기한과 방법, 효과를 적어야 합니다.',
  suggestion: '7일 안에 서면 등으로 철회할 수 있고 대금을 돌려준다고 적습니다.',
}
/** The duty is the seller's: who only brings others together is no party to their sales. */
const sellsItself =
  /^(?![\s\S]*통신\s*판매\s*중개)[\s\S]*(?:할부|통신\s*판매|쇼핑몰|상품을?\s*판매|방문\s*판매)/

const refund: Omit<Expected, 'types' | 'says'> = {
  topic: 'missing-refund-cancel-terms',
  given: /예약|결제|이용권|유료|구독|판매\s*대금/,
  articles: [
    '전자상거래 등에서의 소비자보호에 관한 법률 제13조',
    '전자상거래 등에서의 소비자보호에 관한 법률 제18조',
  ],
  severity: 'medium',
  why: '고객이 취소할 때의 환불 기준이 없습니다.',
  suggestion: '취소 시점에 따른 환불 금액과 기한을 적습니다.',
}
const givesBack = /환불|환급|취소|반환|철회|물리|물릴|무르|돌려/
const howMuch =
  /환불|환급|수수료|공제|기준|전액|위약금|반환|철회|절반|반을|%|(?:다|모두|전부)\s*돌려/

export const expectedOfConsumers: readonly Expected[] = [
  {
    topic: 'missing-business-identity',
    types: ['terms'],
    says: [
      [/사업자\s*등록\s*번호|통신\s*판매업\s*신고/],
      [
        /대표(?:자|이사)?\s*[:：]|(?:전화|연락처|주소|상호)\s*[:：]|대표(?:자|이사)?\s+[가-힣]{2,4}\s*[,)]|\d{2,4}-\d{3,4}-\d{4}/,
        without('Ⓑ(?:은|는|이|가)[^.]*(?:적|입력|기재)'),
      ],
      [
        /(?:상호|대표자|신원|사업자\s*정보).{0,60}초기\s*화면.{0,30}(?:게시|표시)|대표자.{0,30}(?:주소|전화)/,
      ],
    ],
    articles: [
      '전자상거래 등에서의 소비자보호에 관한 법률 제10조',
      '전자상거래 등에서의 소비자보호에 관한 법률 제13조',
    ],
    severity: 'medium',
    why: '통신판매업자의 상호, 대표자, 주소, 전화번호 등 신원 정보가 없습니다.',
    suggestion:
      '상호, 대표자, 주소, 전화번호, 전자우편, 사업자등록번호, 통신판매업 신고번호를 적습니다.',
  },
  {
    topic: 'missing-installment-disclosure',
    types: ['installment'],
    says: [
      [/연간\s*요율|실제\s*연|연\s*요율/],
      [/(?:할부\s*)?수수료[^.]{0,24}\d+(?:\.\d+)?\s*(?:%|퍼센트)/],
      [/무이자|수수료(?:는|가)?\s*(?:없|받지|붙지)/],
    ],
    apart: /(?:카드|해지|중도|연체|이전|취급)\s*수수료[^.]*/g,
    given: /할부/,
    articles: ['할부거래에 관한 법률 제6조', '할부거래에 관한 법률 제5조'],
    severity: 'medium',
    why: '할부계약에는 현금가격과 할부수수료의 실제 연간 요율 등을 적어야 합니다.',
    suggestion: '현금가격, 할부가격, 횟수와 시기, 실제 연간 요율, 소유권의 유보를 적습니다.',
  },
  {
    ...withdrawal,
    types: ['installment'],
    given: /할부|방문\s*판매/,
    articles: ['할부거래에 관한 법률 제6조', '할부거래에 관한 법률 제8조'],
  },
  {
    ...withdrawal,
    types: ['terms'],
    given: sellsItself,
    articles: [
      '전자상거래 등에서의 소비자보호에 관한 법률 제13조',
      '전자상거래 등에서의 소비자보호에 관한 법률 제17조',
    ],
  },
  {
    ...refund,
    types: ['terms'],
    says: [[givesBack, /고객|회원|구매자|이용자|예약|소비자|Ⓑ|결제|대금|요금|이용료/, howMuch]],
  },
  {
    ...refund,
    types: ['alliance'],
    says: [[givesBack, /고객|손님|회원|구매자|이용자|예약|소비자|투숙|참가자|관객/, howMuch]],
  },
  {
    topic: 'missing-defense-right',
    types: ['installment'],
    given: /할부/,
    says: [
      [/항변/],
      [
        /할부금|대금/,
        /거절할\s*수|내지\s*(?:않|아니)(?:을|할|아도)|멈출\s*수|지급을\s*(?:거절|거부)/,
      ],
    ],
    protects: 'signer',
    articles: ['할부거래에 관한 법률 제6조', '할부거래에 관한 법률 제16조'],
    severity: 'medium',
    why: '물건이 오지 않거나 하자가 있을 때 할부금을 거절할 수 있는 항변권과 그 방법을 할부계약서에 적어야 합니다.',
    suggestion: '소비자의 항변권과 행사하는 방법을 적습니다.',
  },
]
