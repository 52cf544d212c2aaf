import type { Expected } from './expected'

const processing = '개인정보 보호법'

/** Whose the rights in a result are. That it is handed over does not say so. */
const ownership: Omit<Expected, 'types'> = {
  topic: 'missing-ip-ownership',
  present: [
    /^(?!.*(?:침해하지|침해하여서는))(?:(?=.*(?:지식\s*재산|지적\s*재산|저작권|저작\s*재산|특허|상표|소유권|(?:산출물|결과물|성과물).{0,20}권리))(?=.*(?:귀속|양도|이전|넘어|넘긴|속한|보유|가진다|갖는다|가집니다|허락|공유|공동으로|에게\s*있))|(?=.*(?:산출물|결과물|성과물))(?=.*(?:귀속|속한|보유|소유|가진다|갖는다|가집니다|공유|에게\s*있)))/,
  ],
  articles: ['저작권법 제9조', '저작권법 제10조', '저작권법 제45조'],
  severity: 'medium',
  why: '만든 것의 권리가 누구에게 있는지 정하지 않았습니다.',
  suggestion: '저작재산권의 귀속과 넘어가는 때, 2차적저작물작성권을 적습니다.',
}
const makesSomething =
  /개발|제작|디자인|창작|저작|결과물|산출물|성과물|콘텐츠|집필|촬영|설계|보고서|계획서|제안서|교재/
/** What each partner makes for itself remains its own. */
const makesTogether =
  /공동(?:으로)?\s*(?:개발|제작|연구|창작|기획)|함께\s*(?:개발|제작|연구|만드|만든)|결과물|산출물|성과물|콘텐츠/

const withdrawal: Omit<Expected, 'types' | 'articles'> = {
  topic: 'missing-withdrawal-notice',
  present: [
    /(?:철회).{0,60}(?:할\s*수\s*있|기간|방법|서면|가능|기한|효과|요청)|\d+\s*일.{0,30}(?:철회|취소|반품)|(?:반품|취소).{0,40}\d+\s*일/,
  ],
  severity: 'medium',
  why: '청약을 철회할 수 있는 기한과 방법, 효과를 적어야 합니다.',
  suggestion: '7일 안에 서면 등으로 철회할 수 있고 대금을 돌려준다고 적습니다.',
}
/** The duty is the seller's: who only brings others together is no party to their sales. */
const sellsItself =
  /^(?![\s\S]*통신\s*판매\s*중개)[\s\S]*(?:할부|통신\s*판매|쇼핑몰|상품을?\s*판매|방문\s*판매)/

export const expectedOfBusinesses: readonly Expected[] = [
  {
    topic: 'missing-acceptance-criteria',
    types: ['software', 'service', 'supply'],
    present: [
      // 검수 합격 후 15일 names the day from which one counts, not how one accepts.
      /(?:검수|검사|인수\s*시험|시험\s*가동|인수)(?!일|\s*(?:합격|통과|완료)(?:\s*(?:후|뒤|다음|시)|일)).{0,40}(?:기준|결과|통지|알리|알린|실시|기간|하여야|완료하고|절차|방법)|인수\s*여부|받아들인\s*것으로|다\s*됐는지|합격\s*(?:여부|판정)|불합격|합격.{0,12}본다/,
    ],
    given: /결과물|산출물|개발|납품|디자인|편집|번역|촬영|원고|삽화/,
    articles: ['민법 제665조'],
    severity: 'medium',
    why: '결과물을 받아들이는 기준과 기간이 없어 완성과 대금 지급을 둘러싼 다툼이 생길 수 있습니다.',
    suggestion: '검수 기준과 기간, 기간이 지나면 합격으로 보는 것을 적습니다.',
  },
  { ...ownership, types: ['service', 'advisory'], given: makesSomething },
  {
    ...ownership,
    types: ['software'],
    given: makesSomething,
    articles: ['소프트웨어 진흥법 제38조', ...ownership.articles],
  },
  { ...ownership, types: ['alliance'], given: makesTogether },
  {
    topic: 'missing-price-link',
    types: ['subcontract'],
    present: [/연동|원재료.{0,20}(?:가격|변동)|주요\s*원재료/],
    given: /제조|(?<!추)가공|부품|금형|조립|원재료|원자재/,
    articles: ['하도급거래 공정화에 관한 법률 제3조'],
    severity: 'medium',
    why: '주요 원재료가 있는 하도급에서는 대금 연동에 관한 사항을 서면에 적어야 합니다.',
    suggestion:
      '연동 대상 원재료, 기준 지표, 조정 요건과 산식을 적거나 연동하지 않기로 한 취지와 사유를 적습니다.',
  },
  {
    topic: 'missing-inspection-terms',
    types: ['subcontract'],
    present: [
      /^(?!.*기성).*(?:검사|검수).{0,50}(?:방법|시기|기준|결과|통지|합격|이내|안에|완료하)/,
    ],
    articles: ['하도급거래 공정화에 관한 법률 제3조', '하도급거래 공정화에 관한 법률 제9조'],
    severity: 'medium',
    why: '검사의 방법과 시기는 하도급 서면에 적어야 합니다.',
    suggestion: '검사 방법과 10일 안의 통지를 적습니다.',
  },
  {
    topic: 'missing-headquarters-fault-liability',
    types: ['franchise'],
    present: [
      /(?<!Ⓑ(?:은|는|이|가)[^Ⓐ]{0,30})Ⓐ.{0,60}(?:위법|법령?[을를]?\s*(?:위반|어)|거짓|허위|사회\s*상규|귀책|고의|과실|책임\s*있는|명예|신용).{0,90}(?:배상|보상|물어)/,
    ],
    articles: ['가맹사업거래의 공정화에 관한 법률 제11조'],
    severity: 'medium',
    why: '가맹본부나 임원의 위법한 행위로 가맹점사업자가 입은 손해의 배상은 가맹계약서에 적어야 합니다.',
    suggestion: '본부나 임원의 위법행위로 생긴 손해를 본부가 배상한다고 적습니다.',
  },
  {
    topic: 'missing-territory-terms',
    types: ['franchise'],
    present: [/영업\s*지역|상권|반경|길\s*건너|인근|근처|구역/],
    articles: [
      '가맹사업거래의 공정화에 관한 법률 제11조',
      '가맹사업거래의 공정화에 관한 법률 제12조의4',
    ],
    severity: 'high',
    why: '영업지역은 가맹계약서에 적어야 합니다.',
    suggestion: '영업지역을 지도로 특정합니다.',
  },
  {
    topic: 'missing-tax-withholding',
    types: ['loan'],
    present: [/원천\s*징수|세금|세액|소득세/],
    given:
      /(?:주식회사|유한회사|법인|(?<!(?:의|는|근무|다니는)\s*)회사)[\s\S]*이자|이자[\s\S]*(?:주식회사|유한회사|법인|(?<!(?:의|는|근무|다니는)\s*)회사)/,
    articles: ['소득세법 제127조'],
    severity: 'low',
    why: '이자를 줄 때의 원천징수를 누가 어떻게 하는지 정하지 않았습니다.',
    suggestion: '이자에서 세금을 원천징수하고 영수증을 준다고 적습니다.',
  },
  {
    topic: 'missing-dissolution-terms',
    types: ['partnership'],
    present: [/해산|청산|잔여\s*재산/],
    articles: ['민법 제720조', '민법 제721조', '민법 제724조'],
    severity: 'medium',
    why: '동업을 끝낼 때의 해산과 청산, 남은 재산의 나눔이 없습니다.',
    suggestion: '해산 사유, 청산인, 남은 재산을 출자 비율로 나누는 것을 적습니다.',
  },
  {
    topic: 'missing-business-identity',
    types: ['terms'],
    present: [
      /사업자\s*등록\s*번호|통신\s*판매업\s*신고|대표(?:자|이사)?\s*[:：]|(?:대표(?:자|이사)?\s+[가-힣]{2,4}[\s,][\s\S]{0,60}전화\s*\d)|(?:전화|연락처|주소|상호)\s*[:：]|(?:상호|대표자|신원|사업자\s*정보).{0,60}초기\s*화면.{0,30}(?:게시|표시)|대표자.{0,30}(?:주소|전화)/,
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
    topic: 'missing-purpose-limitation',
    types: ['processing'],
    present: [
      /목적\s*(?:외|이외|범위|을?\s*(?:넘|벗어나|초과))|위탁(?:받은)?\s*(?:업무\s*)?(?:범위|목적)?.{0,8}(?:외|이외|벗어나|넘어|초과)|다른\s*목적|범위를\s*(?:벗어나|넘어|초과)/,
      /못|아니|않|없|금지|된다/,
    ],
    articles: [`${processing} 제26조`],
    severity: 'high',
    why: '맡은 업무의 목적 외에 개인정보를 처리하지 못하게 하는 내용은 위탁 문서에 적어야 합니다.',
    suggestion: '위탁 업무의 목적 외 처리를 금지한다고 적습니다.',
  },
  {
    topic: 'missing-safeguards',
    types: ['processing'],
    present: [/안전성|안전\s*조치|보호\s*조치|기술적|관리적|암호화|접근\s*(?:통제|권한)/],
    articles: [`${processing} 제26조`, `${processing} 제29조`],
    severity: 'medium',
    why: '기술적·관리적 보호조치는 위탁 문서에 적어야 합니다.',
    suggestion: '접근 통제, 암호화, 접속기록 보관 등을 적습니다.',
  },
  {
    topic: 'missing-installment-disclosure',
    types: ['installment'],
    present: [/연간\s*요율|실제\s*연|연\s*요율|연간요율/],
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
    topic: 'missing-refund-cancel-terms',
    types: ['terms', 'alliance'],
    present: [
      /환불|환급|취소|반환|철회/,
      /고객|회원|구매자|이용자|예약|소비자|Ⓑ|결제|대금|요금|이용료/,
      /환불|환급|수수료|공제|기준|전액|위약금|반환|철회/,
    ],
    given: /예약|결제|이용권|유료|구독|판매\s*대금/,
    articles: [
      '전자상거래 등에서의 소비자보호에 관한 법률 제13조',
      '전자상거래 등에서의 소비자보호에 관한 법률 제18조',
    ],
    severity: 'medium',
    why: '고객이 취소할 때의 환불 기준이 없습니다.',
    suggestion: '취소 시점에 따른 환불 금액과 기한을 적습니다.',
  },
  {
    topic: 'missing-privacy-terms',
    types: [
      'service',
      'alliance',
      'software',
      'advisory',
      'franchise',
      'dealership',
      'installment',
      'terms',
    ],
    present: [/개인\s*정보|고객\s*정보|회원\s*정보/],
    given:
      /고객\s*(?:명단|DB|상담)|회원\s*(?:정보|명단)|개인\s*정보|콜센터|경비\s*(?:업무|용역|원)|야간\s*경비|영상\s*정보|CCTV|출입자|수강생\s*명단|환자|배송.{0,30}(?:위탁|맡|업체|제3자)|택배/,
    articles: [`${processing} 제26조`, `${processing} 제17조`, `${processing} 제30조`],
    severity: 'medium',
    why: '고객의 개인정보를 다루는데 처리와 위탁에 관한 조항이 없습니다.',
    suggestion: '위탁 목적, 안전 조치, 재위탁 제한, 파기를 적은 문서를 붙입니다.',
  },
  {
    topic: 'missing-delay-damages',
    types: ['service'],
    present: [
      /지체\s*상금|지연\s*(?:배상|손해)|늦(?:으면|은\s*날).{0,30}(?:빼|뺀|깎|물)|(?:공사|준공|완공|시공|공기|완성).{0,30}(?:늦|지연|지체).{0,40}(?:배상|공제|깎|지급|물)/,
    ],
    given: /공사[\s\S]*(?:준공|시공|착공)/,
    protects: 'drafter',
    articles: [],
    severity: 'medium',
    why: '공사가 늦어질 때 얼마를 배상하는지 정하지 않아 늦어진 손해를 하나하나 증명하여야 합니다.',
    suggestion: '지체한 날마다 공사금액의 0.05~0.1%를 지체상금으로 하고 한도를 정합니다.',
  },
  {
    topic: 'missing-rescission-terms',
    types: ['sale'],
    present: [/해제|없던\s*일|그만둘|무를|물릴|깨고/],
    articles: ['민법 제544조', '민법 제565조'],
    severity: 'low',
    why: '계약을 풀 수 있는 경우와 효과가 없습니다.',
    suggestion: '계약금 해제와 최고 후 해제를 적습니다.',
  },
]
