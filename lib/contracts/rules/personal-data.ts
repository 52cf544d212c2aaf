import { longestDays } from './measure'
import { pattern, type Rule } from './rule'
import { cannot } from './wording'

const act = '개인정보 보호법'
const people = `개인 ?정보|(?:고객|회원|이용자|정보 ?주체|환자|학생|수강생|구매자).{0,14}(?:정보|연락처|명단|번호|주소|기록|데이터)`

/** Duties of who handles personal data that a contract cannot lift. */
export const personalDataRules: readonly Rule[] = [
  {
    id: 'provision-without-consent',
    kind: 'void',
    topic: 'provision-without-consent',
    types: ['alliance', 'service', 'software', 'supply', 'license', 'franchise', 'dealership'],
    severity: 'high',
    articles: [`${act} 제17조`, `${act} 제18조`],
    says: [
      pattern`${people}`,
      pattern`동의(?:를|가|을)? ?(?:따로|별도로|다시)? ?(?:없이|받지 (?:않|아니)|구하지 (?:않|아니)|얻지 (?:않|아니)|없더라도|없어도|없이도|불필요|필요 ?없)`,
      pattern`제공|공유|교환|넘기|넘길|넘겨|주고받|전달|활용|이용|판매`,
    ],
    unless: pattern`(?:제공|공유|교환|이용|활용|판매|전달)(?:하지|할 수 없|하여서는|해서는|하거나.{0,40}${cannot})|넘기지|넘겨서는|가명|익명|위탁하는|법령`,
    why: '정보주체의 동의나 법의 근거 없이 개인정보를 다른 회사에 넘기는 것은 금지됩니다. 계약으로 동의를 갈음할 수 없습니다.',
    suggestion:
      '받는 자, 목적, 항목, 기간을 알리고 정보주체의 동의를 받은 정보만 제공한다고 고칩니다.',
  },
  {
    id: 'supervision-waiver',
    kind: 'void',
    topic: 'supervision-waiver',
    types: ['processing'],
    severity: 'high',
    articles: [`${act} 제26조`],
    says: [
      pattern`점검|감독|교육|실태|감사|조사`,
      pattern`(?:점검|감독|교육|감사|실태|조사).{0,30}(?:하지 (?:아니|않)|거부|거절|면제|생략|요구하지|요구할 수 없|할 수 없|받지 (?:아니|않))`,
    ],
    unless: pattern`(?:거부|거절|생략|면제)(?:하지|할 수 없|하여서는)|정당한 (?:사유|이유) 없이|노력|유출|응하지 (?:아니|않)(?:으면|는 때|는 경우)`,
    why: '맡긴 쪽은 수탁자를 교육하고 처리 현황을 점검하여 감독하여야 하므로 이를 없애는 약정은 법에 어긋납니다.',
    suggestion: '해마다 한 번 이상 교육하고 처리 현황을 점검하며 수탁자가 협조한다고 적습니다.',
  },
  {
    id: 'audit-limit',
    kind: 'risk',
    topic: 'audit-limit',
    types: ['processing'],
    severity: 'medium',
    articles: [`${act} 제26조`],
    why: '맡긴 쪽은 수탁자를 감독할 의무가 있는데, 점검의 날과 방법을 수탁자가 정하면 그 의무를 다할 수 없습니다.',
    suggestion: '미리 알리고 업무시간에 현장과 접속기록을 점검할 수 있다고 고칩니다.',
  },
  {
    id: 'breach-notice-delay',
    kind: 'void',
    topic: 'breach-notice-delay',
    types: ['processing', 'alliance', 'software', 'service', 'terms'],
    severity: 'high',
    articles: [`${act} 제34조`, `${act} 시행령 제39조`],
    says: [
      pattern`유출|새어 ?나|새 ?나|침해 ?사고|해킹|도난|분실`,
      pattern`${people}|정보 ?주체|회원|고객|위탁|Ⓐ`,
      pattern`알[리려린릴]|통지|통보|신고|공개|보고`,
    ],
    unless: pattern`지체 ?없이|즉시|곧바로|72 ?시간|[1-6]?\d ?시간|3 ?일|하루|1 ?일|누설|(?:알리지|통지하지|신고하지) (?:않|아니)(?:으면|은 때|은 경우|한 때)`,
    when: ({ text }) =>
      longestDays(text) > 3 ||
      pattern`(?:알리|통지하|통보하|신고하|공개하|보고하)지 (?:아니|않)|(?:동의|승인|허락).{0,10}(?:없이|받지).{0,30}(?:알릴|통지|신고|공개)`.test(
        text,
      ),
    why: '개인정보가 유출된 것을 알면 72시간 안에 정보주체에게 알리고 신고하여야 합니다. 이를 미루거나 숨기기로 하는 약정은 법에 어긋납니다.',
    suggestion:
      '유출을 알게 되면 즉시 위탁자에게 알리고 법이 정한 통지와 신고에 협조한다고 고칩니다.',
  },
  {
    id: 'resident-number-collection',
    kind: 'void',
    topic: 'resident-number-collection',
    types: [
      'processing',
      'terms',
      'alliance',
      'service',
      'software',
      'installment',
      'franchise',
      'dealership',
    ],
    severity: 'high',
    articles: [`${act} 제24조의2`],
    says: [
      pattern`주민 ?(?:등록)? ?번호`,
      pattern`수집|받아|받는|받을|입력|기록|저장|보관|보유|제공|적어|모아|모은|처리|이용`,
      pattern`동의|승낙|편의|편리|쉽게|빠르게|확인|식별|구분|관리|동일인|본인|중복|분석|전부|전체|모두|뒷자리`,
    ],
    unless: pattern`(?:수집|처리|저장|보관|보유|기록|요구|이용|제공|입력)(?:하|받)?지 (?:아니|않|못)|받지 (?:아니|않|못)|할 수 없|수 없다|금지|제외|법(?:령|률)?(?:에서|이|에|의|상)? ?(?:구체적|정한|정하는|따라|따른|근거|허용|요구)|[가-힣]+법 제?\d|가리고|마스킹|대체|생년월일만|세법|원천 ?징수|4대|사회 ?보험`,
    why: '주민등록번호는 법령이 구체적으로 허용한 때가 아니면 동의를 받아도 처리하지 못합니다.',
    suggestion: '주민등록번호 대신 생년월일이나 휴대전화 본인확인 결과를 쓴다고 고칩니다.',
  },
  {
    id: 'copies-kept',
    kind: 'void',
    topic: 'data-retention-beyond',
    types: ['processing', 'terms', 'alliance', 'service', 'software'],
    severity: 'high',
    articles: [`${act} 제21조`, `${act} 제26조`],
    says: [
      pattern`${people}|상담 ?(?:기록|내역|내용)|녹취|녹음|명단|영상|사본|백업|복사본|복제본`,
      pattern`사본|백업|복사본|복제본|복제물|따로|별도로|일부`,
      pattern`(?:뒤|후|이후|다음|끝나|종료|만료|해지|탈퇴|목적)[^.]{0,60}(?:보관|보유|남겨|남길|남긴|간직|지니|가지고|저장|이용|활용|쓸 수|쓴다)`,
      pattern`기한|기간|계속|영구|무기한|연구|분석|품질|개선|통계|학습|홍보|영업|마케팅|\d ?년|언제까지`,
    ],
    unless: pattern`(?:보관|보유|남기|이용|활용|저장)(?:하)?지 (?:아니|않|못)|수 없|법령|법률(?:이|에)|[가-힣]+법에|가명|익명|분쟁|따로 보관하는 기간|동의(?:를|가) (?:받|얻)`,
    why: '목적을 이룬 개인정보는 사본까지 지체 없이 파기하여야 하고, 맡긴 일 밖으로 쓰려고 남겨 둘 수 없습니다.',
    suggestion: '반환하거나 파기할 때 사본도 함께 없애고 그 확인서를 낸다고 고칩니다.',
  },
]
