import type { Expected } from './expected'

const leases = ['housing-lease', 'shop-lease'] as const
const processing = '개인정보 보호법'

export const expectedOfPersons: readonly Expected[] = [
  {
    topic: 'missing-landlord-disclosure',
    types: ['housing-lease'],
    present: [
      /납세\s*증명|(?:국세|지방세|세금).{0,16}(?:체납|미납|완납|납부\s*사실|밀린|안\s*낸)|(?:체납|미납|밀린).{0,8}(?:국세|지방세|세금)|확정일자\s*부여\s*(?:현황|일|정보)|선순위\s*(?:임대차|보증금|임차인)/,
    ],
    protects: 'signer',
    articles: ['주택임대차보호법 제3조의7'],
    severity: 'medium',
    why: '임대인은 계약할 때 확정일자 부여일, 차임과 보증금 등의 정보와 납세증명서를 보여 주어야 합니다. 이에 관한 내용이 없습니다.',
    suggestion:
      '임대인은 확정일자 부여 현황과 국세·지방세 납세증명서를 제시한다는 조항을 넣습니다.',
  },
  {
    topic: 'missing-mortgage-terms',
    types: ['housing-lease', 'sale'],
    present: [
      /(?:근저당|저당권|담보권|(?<!주택|부동산|아파트)담보(?!\s*대출|\s*책임|\s*제공)|제한\s*물권|가압류|가등기|권리\s*(?:의\s*)?(?:하자|제한|관계)|등기부|소유권.{0,20}제한).{0,60}(?:설정|말소|없|확인|책임|해제|하지|잡|제거|변동|현황|채권\s*최고액)/,
    ],
    protects: 'signer',
    articles: [],
    severity: 'high',
    why: '선순위 담보를 확인하고 새로 설정하지 않거나 말소한다는 약정이 없어 보증금이나 대금을 잃을 수 있습니다.',
    suggestion:
      '등기부의 권리관계를 적고, 잔금 다음 날까지 새 담보를 설정하지 않으며 어기면 해제할 수 있다고 적습니다.',
  },
  {
    topic: 'missing-restoration-terms',
    types: leases,
    present: [
      /원상(?:으로|대로)?\s*(?:회복|복구)|원래\s*(?:의\s*)?상태|처음\s*상태|원형|(?:자국|훼손|망가|부순|파손)[^.]{0,30}(?:고쳐|고치고|메우고|복구)|새것으로|닳은|떼고|떼어\s*가|철거하(?:고|여)|뜯어내|골조/,
    ],
    articles: ['민법 제654조', '민법 제615조'],
    severity: 'low',
    why: '끝날 때 어디까지 되돌려야 하는지 정하지 않아 다툼이 생길 수 있습니다.',
    suggestion: '임차인이 바꾼 부분만 되돌리고 통상의 마모는 제외한다고 적습니다.',
  },
  {
    topic: 'missing-repair-allocation',
    types: leases,
    present: [
      /(?:(?<!장기)수선(?!\s*충당)|수리|고장|고치|고친|손본|(?:유지|하자)\s*[·,]?\s*보수|보수\s*(?:공사|의무|책임|비용)|교체)/,
      /Ⓐ|Ⓑ|부담|한다|책임/,
    ],
    articles: ['민법 제623조'],
    severity: 'medium',
    why: '고장 난 곳을 누가 고치는지 정하지 않았습니다.',
    suggestion: '주요 설비와 구조는 임대인이, 작은 소모품은 임차인이 고친다고 적습니다.',
  },
  {
    topic: 'missing-premium-terms',
    types: ['shop-lease'],
    present: [/권리금/],
    articles: ['상가건물 임대차보호법 제10조의4', '상가건물 임대차보호법 제10조의3'],
    severity: 'low',
    why: '권리금을 회수하는 절차가 적혀 있지 않습니다.',
    suggestion: '권리금 회수기회의 보호는 법에 따르고 임대인은 방해하지 않는다고 적습니다.',
  },
  {
    topic: 'missing-annual-leave-terms',
    types: ['employment'],
    present: [
      /연차|연월차|(?<!(?:괴롭힘|성희롱|피해|신고|조사|교육|예비군|경조)[^.]{0,80})유급\s*휴가/,
    ],
    articles: ['근로기준법 제17조', '근로기준법 제60조'],
    severity: 'medium',
    why: '연차 유급휴가는 근로계약에 적어야 하는 사항인데 적혀 있지 않습니다.',
    suggestion: '연차 유급휴가는 근로기준법 제60조에 따라 준다고 적습니다.',
  },
  {
    topic: 'missing-weekly-holiday-terms',
    types: ['employment'],
    present: [/주휴|휴일|쉬는\s*날/],
    articles: ['근로기준법 제17조', '근로기준법 제55조'],
    severity: 'medium',
    why: '주휴일은 근로계약에 적어야 하는 사항인데 적혀 있지 않습니다.',
    suggestion: '주휴일의 요일과 유급임을 적습니다.',
  },
  {
    topic: 'missing-working-hours-terms',
    types: ['employment'],
    present: [/근로\s*시간|근무\s*시간|소정|시부터|\d\s*시/],
    articles: ['근로기준법 제17조'],
    severity: 'high',
    why: '소정근로시간은 근로계약에 적어야 하는 사항인데 적혀 있지 않습니다.',
    suggestion: '시작과 끝 시각, 휴게시간을 적습니다.',
  },
  {
    topic: 'missing-wage-terms',
    types: ['employment'],
    present: [/임금|급여|월급|시급|연봉|보수/, /지급|원/],
    articles: ['근로기준법 제17조'],
    severity: 'high',
    why: '임금의 구성항목, 계산방법, 지급방법은 근로계약에 적어야 합니다.',
    suggestion: '임금의 항목과 금액, 지급일, 방법을 적습니다.',
  },
  {
    topic: 'missing-workplace-terms',
    types: ['employment'],
    present: [
      /근무\s*(?:장소|지|처)|취업\s*장소|일(?:할|하는)\s*(?:곳|장소)|하는\s*일|업무|직무|담당|가르[치친]/,
    ],
    articles: ['근로기준법 제17조', '근로기준법 시행령 제8조'],
    severity: 'low',
    why: '일할 장소와 업무는 근로계약에 적어야 합니다.',
    suggestion: '근무 장소와 담당 업무를 적습니다.',
  },
  {
    topic: 'missing-exceptions',
    types: ['nda'],
    present: [
      /비밀|정보|Confidential/,
      /제외|포함(?:하지|되지)|해당하지|비밀\s*정보로\s*보지|적용(?:하지|되지)|그러하지|예외|의무를\s*지지|not\s+include/,
      /공지|공개되|공개된|알려진|알려져|공중|public|이미|독자|독립|제3자|법령/,
    ],
    articles: [],
    severity: 'medium',
    why: '이미 알려진 정보처럼 비밀에서 빠지는 것을 정하지 않아 책임의 범위가 끝이 없습니다.',
    suggestion:
      '공지된 것, 이미 가진 것, 독자 개발한 것, 제3자에게서 적법하게 받은 것, 법령에 따라 공개하는 것을 제외합니다.',
  },
  {
    topic: 'missing-return-destruction',
    types: ['nda', 'processing'],
    present: [
      /(?:종료|해지|끝|만료|달성|완료|요청하면|요구하면|마치|마친).{0,90}(?:반환|파기|폐기|삭제|돌려|없앤)|^[^ ]*(?:반환|파기|폐기).{0,200}(?:반환|파기|폐기|돌려)|(?:terminat|expir|request)[\s\S]{0,160}(?:return|destroy)/,
    ],
    articles: [`${processing} 제26조`, `${processing} 제21조`],
    severity: 'medium',
    why: '끝난 뒤 받은 정보와 자료를 돌려주거나 없애는 방법이 없습니다.',
    suggestion: '끝나면 곧 돌려주거나 파기하고 확인서를 준다고 적습니다.',
  },
]
