import { pattern, type Rule } from './rule'
import { givesUp } from './wording'

const subcontract = ['subcontract'] as const
const act = '하도급거래 공정화에 관한 법률'

/** What a subcontractor keeps whatever the contractor asks. */
export const subcontractRightRules: readonly Rule[] = [
  {
    id: 'subcontract-retaliation',
    kind: 'void',
    topic: 'retaliation',
    types: subcontract,
    severity: 'high',
    articles: [`${act} 제19조`],
    says: [
      pattern`공정거래위원회|공정위|관계 ?기관|분쟁 ?조정|조정 ?협의회|실태 ?조사|조사|신고|대금(?:의)? ?조정`,
      pattern`신고|제보|신청|협조|진술|응하|응한|알[리려린릴]|자료를 (?:내|낸|주|준)`,
      pattern`(?:발주|위탁|수주|입찰|물량|거래|납품|등록|계약).{0,24}(?:중단|정지|제한|줄이|줄일|축소|배제|거절|제외|끊|해지|해제|취소|참가할 수 없)|불이익|손해를? ?배상|위약금`,
    ],
    unless: pattern`허위|거짓|불이익을? (?:주지|받지|가하지)|이유로.{0,40}(?:하지 (?:아니|않|못)|할 수 없|아니한다|않는다)|Ⓐ(?:에게|에) .{0,10}(?:신고|알)|검사`,
    why: '법 위반을 신고하거나 대금 조정을 신청하거나 조사에 협조하였다는 이유로 발주를 끊거나 불이익을 주는 것은 보복조치로서 금지됩니다.',
    suggestion: '이 조항을 지웁니다.',
  },
  {
    id: 'price-link-evasion',
    kind: 'void',
    topic: 'price-link-evasion',
    types: subcontract,
    severity: 'high',
    articles: [`${act} 제3조`, `${act} 제16조의2`],
    says: [
      pattern`연동|원재료|원자재|자재비|[가-힣]{1,6} ?(?:가격|값|시세|단가)[이가]? ?.{0,6}(?:오르|올라|인상|상승|급등|변동)`,
      pattern`연동(?:제|약정|조항|사항)?(?:은|을|를|에 관한|의)?.{0,24}(?:적지|적용하지|두지|하지|배제|제외|맺지|체결하지|요구하지|${givesUp})|(?:대금|단가|납품가)(?:은|을|를|의)?.{0,16}(?:조정|변경|증액|인상)[을를은]? ?(?:신청|요구|요청|청구)?(?:하지|할 수) ?(?:아니|않|못|없)`,
    ],
    unless: pattern`취지와 (?:그 )?사유|소기업|1억 ?원 ?이하|90 ?일|Ⓑ의 (?:책임|귀책|과실)|연동하여 조정|협의하여야|남용하지`,
    why: '원재료 값이 올라도 대금을 연동하거나 조정하지 못하게 하는 약정은, 법이 정한 예외와 서면의 취지·사유가 없으면 하도급대금 연동제를 피하려는 것으로 금지됩니다.',
    suggestion:
      '주요 원재료, 기준 지표, 조정 요건과 산식을 적거나, 연동하지 않기로 한 취지와 사유를 서로 적습니다.',
  },
  {
    id: 'subcontract-benefit',
    kind: 'void',
    topic: 'benefit-extortion',
    types: subcontract,
    severity: 'high',
    articles: [`${act} 제12조의2`],
    says: [
      pattern`협력금|협조금|기부|협찬|후원|찬조|분담금|기금|운영비|상생금|발전금|사례|접대|리베이트`,
      pattern`Ⓑ`,
      pattern`낸다|내야|내고|납부|지급|제공|출연|공제|부담|협조하여야`,
    ],
    unless: pattern`요구하지|할 수 없|하지 (?:아니|않|못)|Ⓐ(?:이|가|은|는)[^Ⓑ]{0,30}(?:지급|출연|부담|제공)(?:한다|하고|하며)|법령|보험료|관리비`,
    why: '원사업자는 정당한 사유 없이 수급사업자에게 금전이나 물품 같은 경제적 이익을 내도록 하지 못합니다.',
    suggestion: '이 조항을 지웁니다.',
  },
]
