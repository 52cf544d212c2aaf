import { pattern, type Rule } from './rule'

const collection = '채권의 공정한 추심에 관한 법률'

/** What a lender may not take from a borrower, nor tell others about a debt. */
export const debtCollectionRules: readonly Rule[] = [
  {
    id: 'access-device',
    kind: 'void',
    topic: 'access-device',
    types: ['loan', 'employment', 'other'],
    severity: 'high',
    articles: ['전자금융거래법 제6조'],
    says: [
      pattern`통장|체크 ?카드|현금 ?카드|인증서|비밀번호|보안 ?카드|오티피|OTP|접근 ?매체`,
      pattern`맡[기긴겨길]|보관|넘[기긴겨길]|건네|제출|교부|인도|제공|양도|내어 ?[주준]|관리`,
      pattern`Ⓐ|Ⓑ`,
    ],
    unless: pattern`사본|(?:맡기|넘기|건네|보관하|제출하|요구하|제공하|양도하)지 (?:아니|않|못)|요구할 수 없|맡길 수 없|(?:회사|매장|출입문|서버|시스템)(?:의)? ?비밀번호|누설|계좌 ?번호|이용자 ?번호|출입`,
    why: '통장, 카드, 비밀번호 같은 접근매체를 대가를 걸고 넘기거나 맡는 것은 금지되고 처벌됩니다. 돈이 빠져나가도 막을 길이 없습니다.',
    suggestion: '이 조항을 지우고, 갚을 돈은 본인이 이체하거나 자동이체로 냅니다.',
  },
  {
    id: 'collection-disclosure',
    kind: 'void',
    topic: 'collection-disclosure',
    types: ['loan', 'installment'],
    severity: 'high',
    articles: [`${collection} 제8조의3`, `${collection} 제12조`, `${collection} 제9조`],
    says: [
      pattern`직장|(?:Ⓑ의|근무하는|다니는|일하는) ?회사|가족|부모|배우자|친족|친지|지인|동료|이웃|학교|누리소통망|SNS|인터넷|게시`,
      pattern`채무|빚|연체|미납|갚지|대여금|대출`,
      pattern`알[리려린릴]|통지|통보|공개|연락|독촉|방문|찾아가|게시|올[리린릴]|요구`,
      pattern`수 있|도 된다|하여도|해도|더라도|이의|따지|동의(?:한다|하며|하고)|문제 ?삼|한다`,
    ],
    unless: pattern`보증인|(?:알리|공개하|통지하|연락하|게시하|찾아가|방문하|요구하)지 (?:아니|않|못)|할 수 없|금지|직장.{0,14}(?:변경|바뀌|옮)|주소.{0,20}(?:변경|바뀌|옮)|Ⓑ(?:은|는|이|가).{0,50}(?:Ⓐ에게).{0,14}(?:알|통지)|급여|임금`,
    why: '돈을 갚지 않았다는 사실을 가족이나 직장 등 다른 사람에게 알리거나 그들에게 갚으라고 요구하는 것은 금지됩니다. 미리 동의를 받아 두어도 마찬가지로 다툴 수 있습니다.',
    suggestion: '이 조항을 지웁니다.',
  },
  {
    id: 'wage-assignment',
    kind: 'void',
    topic: 'wage-assignment',
    types: ['loan'],
    severity: 'high',
    articles: ['근로기준법 제43조', '민법 제103조'],
    says: [
      pattern`월급|급여|임금|봉급|퇴직금|퇴직 ?급여`,
      pattern`(?:직접|대신|곧바로|먼저).{0,10}(?:받|수령|찾|인출)|(?:수령|받을) ?(?:권한|권리)?.{0,10}(?:위임|양도|넘긴|넘기)|(?:양도|위임)(?:한다|하며|하고)`,
      pattern`Ⓐ`,
    ],
    unless: pattern`(?:받|찾)지 ?(?:않|아니|못)|자동 ?이체|계좌에서|압류|수 없|하지 (?:아니|않|못)|집행|Ⓑ(?:이|가|은|는) (?:급여|월급)를? 받`,
    why: '임금은 사용자가 근로자에게 직접 주어야 하므로, 빌려준 사람이 대신 받기로 하여도 회사에 달라고 할 수 없습니다.',
    suggestion: '이 조항을 지우고 갚을 날과 방법을 정합니다.',
  },
]
