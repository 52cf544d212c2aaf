import { pattern, type Rule } from './rule'
import { atWill, givesUp } from './wording'

const makers = ['service', 'software', 'license', 'alliance', 'other'] as const

export const copyrightRules: readonly Rule[] = [
  {
    id: 'moral-rights',
    kind: 'void',
    topic: 'moral-rights-waiver',
    types: [],
    severity: 'medium',
    articles: ['저작권법 제14조'],
    says: [
      pattern`저작 ?인격권|성명 ?표시권|동일성 ?유지권|공표권|인격권`,
      pattern`양도|이전|귀속|넘기|넘긴|포기|${givesUp}|주장하지|행사하지|행사할 수`,
    ],
    unless: pattern`양도(?:하지|되지|할 수 없|의 대상)|존중|침해하지|제외|Ⓐ(?:은|는).{0,40}(?:표시한다|표시하여|보장한다)|이전되지|귀속하지|보유|남는다`,
    why: '저작인격권은 저작자에게만 속하여 넘길 수 없습니다. 양도하거나 통째로 포기하게 하는 약정은 효력이 없을 수 있습니다.',
    suggestion: '저작재산권만 양도하고, 인격권은 필요한 범위에서 행사하지 않는다고 좁게 적습니다.',
  },
  {
    id: 'ip-before-payment',
    kind: 'risk',
    topic: 'ip-before-payment',
    types: makers,
    severity: 'medium',
    articles: ['저작권법 제45조'],
    says: [
      pattern`저작권|저작 ?재산권|지식 ?재산권|지적 ?재산권|소유권|산출물|결과물|성과물|권리`,
      pattern`Ⓞ`,
      pattern`귀속|이전|양도|넘`,
      pattern`(?:창작|만들어지는|작성|완성|제작|개발|발생|생성|산출|납품|체결).{0,8}(?:과|와)? ?(?:동시|즉시|때|한 때|하는 순간)|(?:대금|잔금|보수|대가|[가-힣]{2}비).{0,30}(?:관계없이|불문|상관없이|무관하게|여부를? (?:묻지|가리지)|전이라도|전에)|채택.{0,16}(?:관계없이|불문)|모든 (?:시안|권리|산출물|결과물)`,
    ],
    unless: pattern`(?:대금|잔금|보수|대가|[가-힣]{2}비|[가-힣]료)(?:를|을|의|이)? ?.{0,16}(?:완납|전액|모두|전부|완제|지급(?:한|받은|과))(?! ?여부|되었는지).{0,20}(?:때|후|날|동시)|공동|보유한다`,
    why: '대금을 받기 전에 권리가 넘어가면 대금을 받지 못해도 결과물의 사용을 막지 못합니다.',
    suggestion: '대금을 모두 받은 때에 권리가 넘어간다고 고칩니다.',
  },
  {
    id: 'preexisting-ip',
    kind: 'risk',
    topic: 'grant-back',
    types: ['license', 'software', 'service', 'alliance', 'supply', 'nda', 'franchise'],
    severity: 'medium',
    articles: ['독점규제 및 공정거래에 관한 법률 제45조'],
    says: [
      pattern`개량|개선|파생|2차적|이전부터|기존에? 보유|기 ?보유|범용|노하우|고유 ?기술|응용|변형|전부터 (?:보유|가지|갖)|새로 (?:그린|만든|만들|작성|창작|개발)|(?:고친|바꾼|수정한|다듬은) (?:것|모듈|부분|기술|프로그램|소스|그림|도면)`,
      pattern`Ⓞ`,
      pattern`귀속|양도|무상|이전|넘|독점|소유(?:로|가|권)|것으로|대가 ?없이|권리(?:로|는)`,
      pattern`Ⓡ|개량|개선`,
    ],
    unless: pattern`Ⓡ에(?:게)? ?(?:귀속|있|남|속)|공동|귀속하지|양도하지|대가를|협의|합의|공유|이용(?:을)? 허락|(?:점포|환경) ?개선|개선(?:을|에) ?(?:권유|드는|필요한)`,
    why: '스스로 개량하거나 원래 가진 기술까지 대가 없이 넘기면 다른 일에 쓸 수 없게 됩니다.',
    suggestion: '원래 가진 것과 개량한 것의 권리는 만든 쪽에 두고 사용만 허락합니다.',
  },
  {
    id: 'license-scope-open',
    kind: 'risk',
    topic: 'license-scope-open',
    types: ['license', 'software', 'service', 'alliance', 'terms'],
    severity: 'medium',
    articles: ['저작권법 제46조'],
    says: [
      pattern`이용|사용|실시|허락|활용|제작|쓴다|쓸 수|2차적 ?저작물|권리를? (?:가|갖)`,
      pattern`Ⓞ`,
      pattern`(?:지역|매체|방법|기간|범위|목적|분야|품목|상품).{0,24}(?:제한 없이|제한.{0,4}없|가리지|불문|관계없이|무제한)|영구(?:히|적)|무기한|기한 없이|(?:어떤|어떠한|아무) (?:용도|매체|목적|곳|방법)(?:로|에)?(?:든|나)|모든 (?:매체|방법|형태|상품|분야|목적)|장래.{0,14}(?:매체|방법)`,
    ],
    unless: pattern`비밀|Ⓡ에게 (?:허락|제한)|이용할 수 없|사용할 수 없|할 수 없|하지 (?:못|아니|않)|대금.{0,10}완납|배상|책임`,
    why: '쓰임새와 기간에 한도가 없는 허락은 권리를 넘기는 것과 같아지고 대가를 다시 정할 수 없습니다.',
    suggestion: '매체, 지역, 기간, 상품을 적습니다.',
  },
  {
    id: 'sublicense-free',
    kind: 'risk',
    topic: 'sublicense-free',
    types: ['license', 'alliance', 'software', 'service', 'franchise'],
    severity: 'medium',
    articles: ['저작권법 제46조'],
    says: [
      pattern`재허락|재실시|서브 ?라이선스|서브 ?라이센스|제3자.{0,20}(?:이용|사용|실시).{0,12}(?:허락|하게)|재이용 ?허락|통상 ?실시권`,
      pattern`Ⓞ`,
      pattern`${atWill}|(?:동의|승낙|통지) 없이|제한 없이|할 수 있|허락할 수`,
    ],
    unless: pattern`동의(?:를|가)? ?(?:받|얻|있)|(?:동의|승낙) 없이.{0,60}(?:아니|않|못|없)|할 수 없|하지 (?:못|아니)|합의`,
    why: '동의 없이 다른 사람에게 다시 허락할 수 있으면 누가 어떻게 쓰는지 통제할 수 없습니다.',
    suggestion: '재허락은 미리 서면 동의를 받는다고 고칩니다.',
  },
]
