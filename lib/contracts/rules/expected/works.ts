import { type Expected, within, without } from './expected'

const right =
  /지식\s*재산|지적\s*재산|저작권|저작\s*재산|특허|상표권|소유권|(?:산출물|결과물|성과물|프로그램|소스\s*코드|디자인|시안|원고|보고서|작품|그림|사진|영상|앱|만든\s*것|도면|자료)[^.]{0,30}(?:권리|것이\s*[된되]|것으로)|(?:나머지|모든|일체의|그)\s*권리|권리는/
const goesTo =
  /귀속|양도|이전|넘[어기긴겨]|속한|속하|보유|가진|갖|가집|허락|공유|공동|에게\s*있|것이\s*[된되]|것으로\s*한|남[고는아]|둔다|두기로|두되|의\s*(?:것|소유)/

/** Whose the rights in a result are. That it is handed over does not say so. */
const ownership: Omit<Expected, 'types'> = {
  topic: 'missing-ip-ownership',
  says: [
    [right, goesTo],
    [
      /산출물|결과물|성과물/,
      /귀속|속한|보유|소유|가진다|갖는다|가집니다|공유|에게\s*있/,
      without('하자|책임|의무'),
    ],
  ],
  apart:
    /(?:제3자|타인|다른\s*사람)의[^.]{0,30}권리?[^.]{0,12}침해[^.]*|침해하지[^.]*|침해하여서는[^.]*|저작\s*인격권[^.]*/g,
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

const looksAt =
  /검수|검사|인수\s*(?:시험|검사|여부)|시험|승인|확인|살펴|살피|재고|써\s*보|돌려\s*보|훑어|검토|수량|품질|받은\s*뒤|받고/
/** That one pays when it is accepted does not say how one accepts. */
const paidAfter = `(?:검수|검사|승인|확인|시험)[^.]{0,16}(?:후|뒤|날부터|일부터|끝나면|끝난|통과|합격|완료|마치면|마친)[^.]{0,40}(?:지급|치른|준다|보낸|입금)[^.]*`
const dueAfter =
  '(?:잔금|중도금|대금|기성금)[^.]{0,16}(?:검수|검사)[^.]{0,10}(?:완료|합격|통과)[^.]*'
const countedFrom = String.raw`(?:검수|검사|승인|인수)\s*(?:합격|통과|완료|종료)?\s*(?:일|한\s*날|된\s*날)(?:로)?부터[^.]*`

export const expectedOfWorks: readonly Expected[] = [
  {
    topic: 'missing-acceptance-criteria',
    types: ['software', 'service', 'supply'],
    says: [
      [
        looksAt,
        within,
        /알[린리려]|통지|회신|승인|합격|결과|고칠|고쳐|수정|보완|완료|하자|흠|의견|거절|받아들|이상|말(?:한|하|이|로)|연락|검[수사]하(?:여야|고|며|기로)|검[수사]한다/,
      ],
      [
        /(?:받아들인|합격(?:한|된)?|승인(?:한|된)|인수(?:한|된)|완성된|완료된|다\s*된|검[수사](?:를|가|에)?\s*(?:완료|마친|끝난|통과|합격)(?:한|된)?)\s*(?:것으로|셈)/,
      ],
      [/(?:검수|검사|인수)[^.]{0,14}(?:기준|절차|방법|항목)/],
      [/검수|검사|인수/, /기준|요구\s*사항|명세|사양|규격|견본/],
      [/인수\s*여부|다\s*됐는지|합격\s*(?:여부|판정)|불합격/],
    ],
    apart: new RegExp(
      `${paidAfter}|${dueAfter}|${countedFrom}|(?:개인정보|보안|안전)[^.]{0,14}(?:검사|점검|확인)[^.]*`,
      'g',
    ),
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
    says: [
      [/연동/],
      [
        /(?:원재료|원자재|재료|자재|강판|강재|철|레진|수지|시멘트|알루미늄|구리|부품)[^.]{0,20}(?:값|가격|시세|단가)/,
        /오르|내리|변동|등락|상승|하락|뛰/,
        /반영|올[리려린]|고친|바꾼|산식|지표|비율|조정(?:한다|하여|된다|합니다)/,
        without('신청|협의|요청'),
      ],
    ],
    apart: /(?:시스템|전산|데이터|프로그램|API|서버|장비)[^.]{0,24}연동[가-힣]*/gi,
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
    says: [
      [looksAt, within, /알[린리려]|통지|결과|합격|완료|마[치친쳐]|검[수사]하/, without('기성')],
      [
        /검사|검수|품질/,
        /방법|기준|표본|전수|입회|도면|규격|시방|결과를?\s*(?:서면|통지|알)|합격\s*(?:여부|판정)/,
        without('기성'),
      ],
    ],
    apart: new RegExp(
      `${paidAfter}|${dueAfter}|${countedFrom}|(?:안전|소방|건강|위생|자체)\\s*(?:검사|점검)[^.]*`,
      'g',
    ),
    articles: ['하도급거래 공정화에 관한 법률 제3조', '하도급거래 공정화에 관한 법률 제9조'],
    severity: 'medium',
    why: '검사의 방법과 시기는 하도급 서면에 적어야 합니다.',
    suggestion: '검사 방법과 10일 안의 통지를 적습니다.',
  },
  {
    topic: 'missing-delay-damages',
    types: ['service'],
    says: [
      [/지체\s*상금|지체\s*배상/],
      [
        /공사|짓|약속한\s*날|준공|완공|시공|공기|완성|납기|기한|끝내기로/,
        /늦|지연|지체|넘기|넘으|넘긴|지나|(?:짓|마치|끝내|끝맺|완성하|지키)지\s*못/,
        /배상|공제|깎|빼|뺀|물[리린어기]|하루|1일|날마다|매일|일수마다|분의\s*1/,
      ],
    ],
    apart: /(?:대금|잔금|기성금|공사비)(?:의|을|를|이)?\s*(?:지급)?[^.]{0,6}(?:늦|지연|지체)[^.]*/g,
    given: /공사[\s\S]*(?:준공|시공|착공)/,
    protects: 'drafter',
    articles: [],
    severity: 'medium',
    why: '공사가 늦어질 때 얼마를 배상하는지 정하지 않아 늦어진 손해를 하나하나 증명하여야 합니다.',
    suggestion: '지체한 날마다 공사금액의 0.05~0.1%를 지체상금으로 하고 한도를 정합니다.',
  },
  {
    topic: 'missing-reporting-duty',
    types: ['advisory'],
    says: [
      [
        /보고(?!서)|알린|알려|알리|통지|설명|공유|전달/,
        /경과|진행|상황|결과|처리|업무|수행|사무|회의|매월|매주|분기|수시로|요청|묻/,
        without('Ⓐ(?:은|는|이|가)[^Ⓑ]*(?:알려|알린|통지|제공)'),
      ],
      [/보고(?:한다|하여야|해야|합니다|하고|를\s*한)|보고서를?[^.]{0,10}(?:제출|내|낸|보내)/],
    ],
    protects: 'signer',
    articles: ['민법 제683조'],
    severity: 'low',
    why: '맡은 일이 어떻게 되어 가는지 언제 알려 주는지 정하지 않았습니다.',
    suggestion: '진행을 정기로, 또 물으면 곧 보고하고 끝나면 전말을 보고한다고 적습니다.',
  },
]
