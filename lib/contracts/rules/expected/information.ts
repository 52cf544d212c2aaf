import { type Expected, without } from './expected'

const processing = '개인정보 보호법'
const refused =
  '(?:반환|파기|폐기|삭제|돌려)[^.]{0,14}(?:의무를?\\s*지지|하지\\s*(?:않|아니)|주지\\s*(?:않|아니)|필요[가는]?\\s*없)'

/** What was received goes back or is destroyed at the end. */
const returned: Omit<Expected, 'types'> = {
  topic: 'missing-return-destruction',
  says: [
    [
      /반환|파기|폐기|삭제|돌려|되돌|없앤|없애|지운|지우|지워|소각|세절|파쇄/,
      /자료|정보|사본|복사본|문서|명단|매체|샘플|견본|시제품|파일|원본|기록|서류|목록|것|모두|전부|데이터/,
      without(refused),
    ],
    [/return|destroy/i, /terminat|expir|request/i],
    // What is kept after the end is said, and reported as what it is.
    [/끝난|종료|만료/, /(?:가지고|갖고)\s*있|보관할|보유할/, /명단|정보|자료|데이터|원본/],
  ],
  apart:
    /(?:보증금|대금|계약금|선급금|위탁료|수수료|차임)[^.]{0,20}(?:반환|돌려)[가-힣]*|(?:계약|협약|합의)(?:을|를|의)?\s*파기|의무[를도]?\s*(?:지운|지우|지워)|(?:열람|정정|정보\s*주체|고객이|이용자가)[^.]{0,30}(?:삭제|파기)[^.]*/g,
  articles: [`${processing} 제26조`, `${processing} 제21조`],
  severity: 'medium',
  why: '끝난 뒤 받은 정보와 자료를 돌려주거나 없애는 방법이 없습니다.',
  suggestion: '끝나면 곧 돌려주거나 파기하고 확인서를 준다고 적습니다.',
}
/** Papers of one party that the other is to keep secret. */
const handedOver =
  /^(?=[\s\S]*비밀)[\s\S]*?(?:자료|정보|도면|데이터|서류|명단|소스\s*코드)[^.\n]{0,30}(?:제공(?:하|받|한|된)|넘[겨기]|건네|받은|받아|인도|전달)/

export const expectedOfInformation: readonly Expected[] = [
  {
    topic: 'missing-exceptions',
    types: ['nda'],
    says: [
      [
        /비밀|정보|자료|의무|것|Confidential/,
        /제외|포함(?:하지|되지|시키지)|해당(?:하지|되지)|(?:보|다루|여기|취급하|삼)지\s*(?:아니|않)|적용(?:하지|되지)|그러하지|예외|의무[를가이]?[^.]{0,12}(?:지지|미치지|없|부담하지)|빠진|뺀|빼기로|빠지|비밀이\s*아니|상관없|풀린|not\s+(?:include|apply)/,
        /공지|공공연|퍼진|퍼져|널리\s*아는|공개(?:된|되어|되었|돼)|알려진|알려져|알던|알고\s*있|공중|public|이미|독자|독립|스스로|제3자(?:로부터|에게서|에게\s*받)|다른\s*(?:곳|데|사람)에(?:서|게서)/,
        without(
          '예외(?:는|가)?\\s*없|예외\\s*없이|제외하지\\s*(?:않|아니)|제외되지|(?:정보|것|자료)도[^.]{0,20}포함(?!하지|되지)',
        ),
      ],
    ],
    articles: [],
    severity: 'medium',
    why: '이미 알려진 정보처럼 비밀에서 빠지는 것을 정하지 않아 책임의 범위가 끝이 없습니다.',
    suggestion:
      '공지된 것, 이미 가진 것, 독자 개발한 것, 제3자에게서 적법하게 받은 것, 법령에 따라 공개하는 것을 제외합니다.',
  },
  { ...returned, types: ['nda', 'processing'] },
  {
    ...returned,
    types: ['software', 'advisory', 'service', 'supply', 'alliance', 'license'],
    given: handedOver,
    articles: [],
  },
  {
    topic: 'missing-purpose-limitation',
    types: ['processing'],
    says: [
      [
        /목적|용도|맡[은긴]\s*(?:일|업무)|위탁(?:받은|한|된)?\s*(?:업무|일)?|범위|일에만|다른\s*(?:데|곳|일)/,
        /외|이외|밖|벗어나|넘|초과|다른|말고|(?:에|으로|로)만/,
        /개인\s*정보|정보|명단|자료|데이터/,
        /이용|쓰|쓴|처리|제공|사용|활용/,
        /못|아니|않|없|금지|[된되]|(?:에|으로|로)만|수\s*있/,
      ],
      [
        /(?:목적|업무|범위|용도|일)[^.]{0,10}(?:외|이외|밖|벗어나|넘어|초과)[^.]{0,16}(?:처리|이용|사용|제공|쓰|활용)/,
        /못|아니|않|없|금지|된다|수\s*있/,
      ],
    ],
    articles: [`${processing} 제26조`],
    severity: 'high',
    why: '맡은 업무의 목적 외에 개인정보를 처리하지 못하게 하는 내용은 위탁 문서에 적어야 합니다.',
    suggestion: '위탁 업무의 목적 외 처리를 금지한다고 적습니다.',
  },
  {
    topic: 'missing-safeguards',
    types: ['processing'],
    says: [
      [
        /안전성|안전\s*(?:조치|관리)|보호\s*조치|기술적|관리적|암호|접근\s*(?:통제|권한|제한)|접속\s*기록|비밀번호|잠금|잠그|방화벽|백신|보안|(?:정해진|맡은|허락된|담당)\s*(?:사람|직원|자)(?:만|에게만)/,
      ],
    ],
    articles: [`${processing} 제26조`, `${processing} 제29조`],
    severity: 'medium',
    why: '기술적·관리적 보호조치는 위탁 문서에 적어야 합니다.',
    suggestion: '접근 통제, 암호화, 접속기록 보관 등을 적습니다.',
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
    says: [
      [
        /개인\s*정보|(?:고객|회원|이용자|신상)\s*정보/,
        without('동의(?:한|받은)\\s*것으로|생략|확인을?\\s*거치지'),
      ],
      [
        /명단|전화번호|연락처|영상|명부/,
        /지우|지운|파기|폐기|만\s*쓰|쓰지\s*않|알리지|새지\s*않|넘기지/,
      ],
    ],
    given:
      /고객\s*(?:명단|DB|상담)|회원\s*(?:정보|명단)|개인\s*정보|콜\s*센터|경비\s*(?:업무|용역|원)|야간\s*경비|영상\s*정보|CCTV|출입자|수강생\s*명단|환자|진료\s*기록|병력|건강\s*(?:정보|검진)|응답자|설문|(?:예약|결제|회원|주문)[^.\n]{0,10}(?:서버|시스템|데이터베이스)|(?:성명|이름)[^.\n]{0,16}(?:연락처|전화번호|주소)[^.\n]{0,40}(?:데이터|자료|명단|목록)[^.\n]{0,24}(?:넘겨|넘기|받아|받은|옮|처리|입력|이관)|배송.{0,30}(?:위탁|맡|업체|제3자)|택배/,
    articles: [`${processing} 제26조`, `${processing} 제17조`, `${processing} 제30조`],
    severity: 'medium',
    why: '고객의 개인정보를 다루는데 처리와 위탁에 관한 조항이 없습니다.',
    suggestion: '위탁 목적, 안전 조치, 재위탁 제한, 파기를 적은 문서를 붙입니다.',
  },
  {
    topic: 'missing-confidentiality',
    types: ['advisory', 'software', 'supply', 'alliance'],
    says: [
      [/비밀|기밀|누설|유출|대외비/],
      [
        /알리|공개|전하|보여|넘기|쓰/,
        /밖|외부|남에게|제3자|다른\s*(?:사람|곳|업체)/,
        /않|아니|못|없|금지/,
        /자료|정보|내용|거래|서류|사실/,
      ],
    ],
    given:
      /(?:재무|원가|생산|영업|고객|설계|경영|회계)\s*(?:자료|정보|도면|서류|현황)[^.\n]{0,30}(?:제공|넘기|넘겨|건네|제출|열람|공개|준다|주고|주며|내준|보여)/,
    articles: ['부정경쟁방지 및 영업비밀보호에 관한 법률 제2조'],
    severity: 'medium',
    why: '영업과 재무의 자료를 넘기는데 비밀을 지킨다는 조항이 없어 새어 나가도 책임을 묻기 어렵습니다.',
    suggestion: '받은 자료를 비밀로 지키고 다른 목적에 쓰지 않으며 끝나면 돌려준다고 적습니다.',
  },
]
