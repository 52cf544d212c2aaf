import { longestDays } from './measure'
import { pattern, type Rule } from './rule'
import { cannot, givesUp } from './wording'

/** What a partner keeps while in business together and after. */
export const partnerRightRules: readonly Rule[] = [
  {
    id: 'partner-inspection',
    kind: 'void',
    topic: 'inspection-right-denied',
    types: ['partnership'],
    severity: 'medium',
    articles: ['민법 제710조'],
    says: [
      pattern`장부|회계|재산 ?상태|매출 ?(?:자료|내역)|통장|거래 ?내역|정산 ?(?:자료|내역)|결산`,
      pattern`열람|보여|볼|들여다|검사|확인|조사|공개|요구|알려|이의`,
      pattern`(?:열람|보여|볼|들여다보|검사|확인|조사|공개|요구|알려|이의).{0,24}(?:${cannot}|${givesUp})|들여다보지`,
    ],
    unless: pattern`거부(?:하지|할 수 없)|거절(?:하지|할 수 없)|방해하지|제3자|비밀|누설|정당한 (?:사유|이유) 없이|볼 수 있|열람할 수 있`,
    why: '동업자는 언제든지 업무와 재산 상태를 검사할 수 있고, 이를 막는 약정은 효력이 없을 수 있습니다.',
    suggestion: '각 동업자는 장부와 통장을 언제든지 볼 수 있다고 고칩니다.',
  },
  {
    id: 'partner-noncompete',
    kind: 'risk',
    topic: 'noncompete-overlong',
    types: [
      'partnership',
      'dealership',
      'franchise',
      'advisory',
      'supply',
      'service',
      'software',
      'license',
      'alliance',
      'nda',
      'other',
    ],
    severity: 'medium',
    articles: ['민법 제103조'],
    says: [
      pattern`Ⓡ(?:은|는|이|가)`,
      pattern`종료|끝난|끝나|탈퇴|해지|그만|만료|나간|빠진`,
      pattern`경업|동종|같은 (?:업종|종류|영업)|유사한? ?(?:업종|영업)|경쟁|(?:파는|만드는|하는) (?:일|사업|장사)`,
      pattern`(?:${cannot}|금지)`,
    ],
    unless: pattern`비밀|Ⓞ(?:도|과|와)|보상(?:금)?을? 지급|대가를 지급|각 당사자|서로|자료|상표|(?:표지|간판)를`,
    when: ({ text }) =>
      longestDays(text) > 2 * 365 ||
      pattern`영구|무기한|평생|기간.{0,6}제한 없이|전국|국내 어디|어디(?:에서|서)도|지역.{0,8}(?:불문|관계없이|제한 없이)`.test(
        text,
      ),
    why: '그만둔 뒤에도 오래, 또는 지역을 가리지 않고 같은 일을 못 하게 하면 생계를 막아 무효가 될 수 있습니다.',
    suggestion: '기간을 1~2년, 지역을 같은 상권으로 줄이고 대가를 정합니다.',
  },
]
