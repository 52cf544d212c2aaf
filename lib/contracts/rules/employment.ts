import { longestDays } from './measure'
import { pattern, type Rule } from './rule'
import { exceedsWeeklyHours, isProbationTooLow, isUnderMinimumWage } from './wages'
import { givesUp, owesNothing } from './wording'

const employment = ['employment'] as const
const worker = ['employment', 'service', 'software', 'advisory'] as const

export const employmentRules: readonly Rule[] = [
  {
    id: 'probation-minimum-wage',
    kind: 'void',
    topic: 'probation-minimum-wage',
    types: employment,
    severity: 'high',
    articles: ['최저임금법 제5조', '최저임금법 제6조', '최저임금법 시행령 제3조'],
    says: [
      pattern`수습|시용|인턴|교육 ?기간|견습|(?:배우|익히)는 (?:기간|동안|달)|적응 ?기간`,
      pattern`%|퍼센트|할`,
    ],
    unless: pattern`최저 ?임금(?:액)?(?:을|에|보다)? ?(?:밑돌지|미달하지|하회하지|낮지|이상)`,
    when: isProbationTooLow,
    why: '수습 중 최저임금을 10%까지 줄일 수 있는 것은 1년 이상의 계약에서 처음 3개월뿐이고 단순노무에는 줄이지 못합니다. 이를 넘는 감액은 무효가 될 수 있습니다.',
    suggestion: '수습 3개월 안에서 최저임금의 90% 이상을 지급한다고 고칩니다.',
  },
  {
    id: 'minimum-wage',
    kind: 'void',
    topic: 'minimum-wage',
    types: employment,
    severity: 'high',
    articles: ['최저임금법 제6조'],
    says: [pattern`시급|시간급|시간당|월급|기본급|월 급여|월 임금|월 보수|임금|급여|최저 ?임금`],
    unless: pattern`최저 ?임금.{0,30}(?:보다 높|이상|미달하지|상회)|수습|위약|손해`,
    when: (reading) =>
      isUnderMinimumWage(reading) ||
      pattern`최저 ?임금.{0,30}(?:적용하지|미달하더라도|보다 (?:낮|적)|미만|이의)`.test(
        reading.text,
      ),
    why: '최저임금에 미치지 못하는 임금의 약정은 그 부분이 무효이고 최저임금을 지급하기로 한 것으로 봅니다.',
    suggestion: '그해의 최저임금 이상으로 임금을 고칩니다.',
  },
  {
    id: 'overtime-premium',
    kind: 'void',
    topic: 'overtime-premium',
    types: employment,
    severity: 'high',
    articles: ['근로기준법 제56조', '근로기준법 제15조'],
    says: [
      pattern`연장|야간|휴일|초과|시간 ?외|잔업|특근|더 일(?:하|한|을)|(?<![가-힣])밤(?:에|샘|늦)|새벽|심야|쉬는 날|주말에`,
      pattern`(?:수당|가산|할증|대가|임금|추가|시급|급여|돈).{0,40}(?:${owesNothing}|${givesUp}|없|대상이 아니|대상에서 (?:빼|제외))|가산(?:하지|되지|임금 없이|수당 없이)|(?:통상|동일한|같은) ?(?:시급|임금).{0,14}(?:만|으로) ?(?:지급|계산)|할증 없이|무급|(?:낮|평일|평소)(?:과|와|이나)? ?(?:같|똑같|다르지 않)`,
    ],
    unless: pattern`5명 미만|50 ?% 이상|100분의 50|1\.5배|연장 ?근로를? (?:하지|시키지)|승인.{0,20}(?:없이|받지)|가산하여 지급|사전 (?:승인|신청)`,
    why: '연장·야간·휴일근로에는 통상임금의 50% 이상을 더하여 지급하여야 하고, 이를 주지 않기로 하는 약정은 무효가 될 수 있습니다(상시 5명 이상).',
    suggestion: '연장·야간·휴일근로에 통상임금의 50% 이상을 가산하여 지급한다고 고칩니다.',
  },
  {
    id: 'inclusive-wage',
    kind: 'risk',
    topic: 'inclusive-wage',
    types: employment,
    severity: 'medium',
    articles: ['근로기준법 제56조', '근로기준법 제15조'],
    says: [
      pattern`포괄|(?:연장|야간|휴일|모든|각종|일체|제반).{0,24}수당.{0,24}(?:포함)`,
      pattern`수당|임금|연봉|급여`,
    ],
    unless: pattern`\d+ ?시간|초과(?:한|하는|분).{0,16}(?:지급|추가)|퇴직`,
    why: '연장근로의 시간과 액수를 나누지 않고 임금에 다 넣으면 실제로 일한 시간만큼의 수당을 받지 못하게 되고, 그 부분은 무효가 될 수 있습니다.',
    suggestion: '연장·야간·휴일수당의 시간과 금액을 따로 적고, 넘는 시간은 더 지급한다고 고칩니다.',
  },
  {
    id: 'working-hours-cap',
    kind: 'void',
    topic: 'working-hours-cap',
    types: employment,
    severity: 'high',
    articles: ['근로기준법 제50조', '근로기준법 제53조'],
    says: [pattern`시간|연장 ?근로`],
    unless: pattern`특별 ?연장|탄력적|인가`,
    when: ({ text }) =>
      exceedsWeeklyHours(text) ||
      pattern`연장 ?근로.{0,24}(?:제한 없이|한도 없이|횟수.{0,8}제한)`.test(text),
    why: '근로시간은 연장을 합하여 한 주 52시간을 넘지 못합니다. 합의하여도 그 부분은 무효가 될 수 있습니다.',
    suggestion: '연장근로를 한 주 12시간 이내로 고칩니다.',
  },
  {
    id: 'break-time',
    kind: 'void',
    topic: 'break-time',
    types: employment,
    severity: 'medium',
    articles: ['근로기준법 제54조'],
    says: [
      pattern`휴게|쉬는 시간|점심 ?시간`,
      pattern`(?:휴게|쉬는|점심).{0,16}(?:없|주지|부여하지|두지)|(?:업무|손님|근무).{0,20}(?:종료|마친|끝난) ?(?:후|뒤)|(?:대기|응대|자리를? 지|근무지를? (?:벗어나|이탈))`,
    ],
    unless: pattern`자유롭게|벗어날 수 있|이탈할 수 있|근로시간에 포함|방해하지`,
    why: '4시간이면 30분, 8시간이면 1시간 이상의 휴게를 일하는 도중에 주어야 하고 근로자가 자유롭게 써야 합니다.',
    suggestion: '근로시간 도중에 30분(8시간이면 1시간) 이상의 휴게를 준다고 고칩니다.',
  },
  {
    id: 'weekly-holiday',
    kind: 'void',
    topic: 'weekly-holiday',
    types: employment,
    severity: 'high',
    articles: ['근로기준법 제55조', '근로기준법 제15조'],
    says: [
      pattern`주휴|주 ?1회.{0,6}휴일|유급 ?휴일|공휴일|대체 ?공휴일|휴일|쉬는 날`,
      pattern`(?:주휴|유급|휴일|쉬는 날).{0,24}(?:${owesNothing}|없|${givesUp}|(?:계산|산정)하지 (?:아니|않))|무급(?!.{0,10}휴직)|(?:시급|임금|월급).{0,20}주휴.{0,20}별도.{0,8}(?:지급하지|없)`,
    ],
    unless: pattern`15시간 미만|토요일|무급 ?휴무|연장|가산|휴일 ?근로|생리|5명 미만`,
    why: '한 주에 15시간 이상 일하는 사람에게는 한 주에 평균 1회 이상의 유급휴일을 주어야 하고, 주지 않기로 하는 약정은 무효가 될 수 있습니다.',
    suggestion: '소정근로일을 개근하면 유급 주휴일을 준다고 고칩니다.',
  },
  {
    id: 'annual-leave-denial',
    kind: 'void',
    topic: 'annual-leave-denial',
    types: employment,
    severity: 'medium',
    articles: ['근로기준법 제60조', '근로기준법 제15조'],
    says: [
      pattern`연차|유급 ?휴가|월차`,
      pattern`${givesUp}|(?:연차|휴가|수당).{0,30}(?:없|주지|부여하지|지급하지|발생하지|(?:운영|도입|실시|허용|보장|시행)하지|두지 (?:아니|않)|미사용.{0,20}소멸)|(?:공휴일|명절|하계|휴무|휴업|여름|겨울).{0,24}(?:대체|갈음|사용한 것으로|쓴 것으로)|강제|지정(?:하는|한) 날|(?:월급|임금|연봉).{0,24}(?:수당)?.{0,10}포함`,
    ],
    unless: pattern`근로자 ?대표|서면 합의|사용 ?촉진|청구한 시기|15시간 미만|5명 미만|제61조|제62조|개근|Ⓑ(?:이|가) (?:청구|신청|지정)`,
    why: '연차 유급휴가는 법이 정한 날수를 근로자가 청구한 때에 주어야 하며, 없애거나 미리 포기하게 하는 약정은 무효가 될 수 있습니다.',
    suggestion: '연차 유급휴가는 근로기준법 제60조에 따른다고 고칩니다.',
  },
  {
    id: 'severance-waiver',
    kind: 'void',
    topic: 'severance-waiver',
    types: worker,
    severity: 'high',
    articles: ['근로자퇴직급여 보장법 제8조', '근로자퇴직급여 보장법 제4조'],
    says: [
      pattern`퇴직 ?금|퇴직 ?급여`,
      pattern`${givesUp}|${owesNothing}|포함|매월|분할|갈음|없|미리`,
    ],
    unless: pattern`(?:1|일) ?년(?:이|을)? (?:안|못)|1년 미만|15시간 미만|퇴직 ?연금.{0,20}(?:납입|적립|가입)|보장법에 따(?:라|른)|14일|포함하지|발생하지 않는다|계속 ?근로 ?기간이`,
    when: ({ contract, text }) =>
      contract.type === 'employment' ||
      pattern`포기|(?:청구|요구|주장|신청)하지|포함|달라고 (?:하지|할 수 없)|받지 (?:아니|않)`.test(
        text,
      ),
    why: '퇴직급여는 퇴직할 때 생기는 권리이므로 임금에 나누어 넣거나 미리 포기하게 하는 약정은 무효가 될 수 있습니다.',
    suggestion: '퇴직급여는 근로자퇴직급여 보장법에 따라 퇴직할 때 지급한다고 고칩니다.',
  },
  {
    id: 'wage-deduction',
    kind: 'void',
    topic: 'wage-deduction',
    types: employment,
    severity: 'high',
    articles: ['근로기준법 제43조', '근로기준법 제21조'],
    says: [
      pattern`임금|급여|월급|시급|봉급|보수`,
      pattern`공제|상계|상쇄|맞비|차감|제하고|에서 .{0,16}제한다|(?:급여|임금|월급|일당|시급|보수)[을를]? ?.{0,6}깎|뺀|유보|예치|현물|상품권|물품으로|대신하여.{0,10}(?:지급|받)|(?:부모|제3자|배우자|가족).{0,10}(?:계좌|에게)|(?:급여|임금|월급|시급|보수|봉급|알바비)에서.{0,16}(?:정산|메우|충당|변제|빼|뗀|뗄|떼|까|메꾸|메꿔|메꾼|물|갚|변상|회수)`,
    ],
    unless: pattern`소득세|4대|사회 ?보험|법령|세금|원천 ?징수|노동조합|결근|지각|조퇴|무노동|동의(?:한|를 얻|를 받|에 따라)|감급|할 수 없|(?:공제하|상계하|차감하|정산하|빼|떼|까|깎)지 (?:못|아니|않)|과세|비과세|명세서`,
    when: ({ text }) => !pattern`위약금|배상액을? (?:미리|예정)`.test(text),
    why: '임금은 통화로 직접 전액을 지급하여야 하고, 손해나 벌금 등을 일방적으로 떼는 약정은 무효가 될 수 있습니다.',
    suggestion: '임금 전액을 지급하고, 손해는 따로 청구한다고 고칩니다.',
  },
  {
    id: 'late-settlement',
    kind: 'void',
    topic: 'late-settlement',
    types: employment,
    severity: 'medium',
    articles: ['근로기준법 제36조', '근로자퇴직급여 보장법 제9조'],
    says: [pattern`퇴직|퇴사|사망|금품`, pattern`지급|정산`, pattern`개월|일|달|후임|인수인계`],
    unless: pattern`연차|수습|예고|통지|사직서|합의`,
    when: ({ text }) =>
      pattern`(?:퇴직|퇴사).{0,24}(?:\d+ ?(?:일|개월|달)|한 달|두 달|석 달).{0,16}(?:지급|정산)`.test(
        text,
      ) && longestDays(text) > 14,
    why: '퇴직한 사람의 임금과 퇴직금은 14일 안에 모두 지급하여야 합니다. 미리 더 늦게 정한 약정은 무효가 될 수 있습니다.',
    suggestion: '퇴직한 날부터 14일 안에 지급한다고 고칩니다.',
  },
  {
    id: 'forced-savings',
    kind: 'void',
    topic: 'wage-deduction',
    types: employment,
    severity: 'medium',
    articles: ['근로기준법 제22조', '근로기준법 제21조'],
    says: [
      pattern`저축|적립|예치|보증금|전차금|가불`,
      pattern`임금|급여|월급`,
      pattern`강제|의무|하여야|보관|맡|상계|관리`,
    ],
    unless: pattern`퇴직 ?연금|Ⓑ의 (?:위탁|신청)|할 수 없|하지 (?:못|아니|않)`,
    why: '강제로 저축하게 하거나 전차금을 임금과 상계하는 약정은 금지됩니다.',
    suggestion: '이 조항을 지웁니다.',
  },
]
