import { pattern, type Rule } from './rule'
import { cannot, givesUp, owesNothing } from './wording'

const franchiseAct = '가맹사업거래의 공정화에 관한 법률'
const dealerAct = '대리점거래의 공정화에 관한 법률'

/** What shops and dealers may do without being punished for it. */
export const dealingRightRules: readonly Rule[] = [
  {
    id: 'retaliation',
    kind: 'void',
    topic: 'retaliation',
    types: ['franchise', 'dealership'],
    severity: 'high',
    articles: [`${dealerAct} 제12조`, `${franchiseAct} 제12조의5`],
    says: [
      pattern`(?:분쟁 ?조정|조정|신고|진정|민원|제보|조사|실태 ?조사|고발|공정거래위원회|공정위).{0,40}(?:신청|신고|제기|알[리린렸]|협조|응하|응한|제출|자료를 (?:낸|내|준|넘)|진술|하면|한 (?:때|경우)|이유로)`,
      pattern`Ⓑ`,
      pattern`(?:출고|공급|거래|지원|물량|계약|갱신).{0,20}(?:멈추|멈출|중단|정지|제한|줄이|줄일|축소|거절|해지|끊|종료)|해지|불이익|위약금|배상`,
    ],
    unless: pattern`허위|거짓|불이익을? (?:주지|받지|가하지)|이유로.{0,40}(?:하지 (?:아니|않|못)|할 수 없|아니한다|않는다)|Ⓐ(?:에게|에|로|한테) .{0,10}(?:신고|알)|법원에|먼저`,
    why: '분쟁조정을 신청하거나 공정거래위원회에 신고하고 조사에 협조하였다는 이유로 거래를 끊거나 불이익을 주는 것은 금지됩니다.',
    suggestion: '이 조항을 지웁니다.',
  },
  {
    id: 'order-record-denial',
    kind: 'void',
    topic: 'order-record-denial',
    types: ['dealership'],
    severity: 'medium',
    articles: [`${dealerAct} 제11조`],
    says: [
      pattern`주문 ?(?:내역|기록|내용|수량)|발주 ?(?:내역|기록)`,
      pattern`확인|열람|조회|공개|제공|정정|이의|요구`,
      pattern`${cannot}|${givesUp}|거부할 수|거절할 수|응하지`,
    ],
    unless: pattern`거부(?:하지|할 수 없)|거절(?:하지|할 수 없)|Ⓐ(?:은|는|이|가)[^Ⓑ]{0,30}(?:변경|수정|고치)|제3자|누설|공개하여서는`,
    why: '대리점이 자기가 주문한 제품과 수량의 확인을 청하면 공급업자는 거부하거나 피하지 못합니다.',
    suggestion: '대리점은 언제든지 주문내역을 확인할 수 있다고 고칩니다.',
  },
  {
    id: 'association-ban',
    kind: 'void',
    topic: 'association-ban',
    types: ['franchise', 'dealership'],
    severity: 'high',
    articles: [`${franchiseAct} 제14조의2`, `${dealerAct} 제9조`],
    says: [
      pattern`단체|협의회|협회|조합|모임|연합회|점주회|단체 ?대화`,
      pattern`(?:가맹점|대리점|점주|다른|Ⓑ)`,
      pattern`(?:가입|구성|결성|만들|조직|설립|활동|참여|들어가|탈퇴).{0,40}(?:${cannot}|위반|해지|위약|불이익|탈퇴한다|거절)`,
    ],
    unless: pattern`불이익을? (?:주지|받지|가하지)|이유로.{0,40}(?:하지 (?:아니|않|못)|할 수 없|아니한다|않는다)|방해하지|보장|자유|Ⓐ(?:은|는|이|가).{0,30}(?:제한|금지|방해)하지`,
    why: '가맹점사업자는 단체를 만들 수 있고, 단체의 구성·가입·활동을 이유로 불이익을 주거나 가입하지 않을 것을 조건으로 계약할 수 없습니다.',
    suggestion: '이 조항을 지웁니다.',
  },
  {
    id: 'franchise-fee-refund',
    kind: 'void',
    topic: 'refund-denied',
    types: ['franchise'],
    severity: 'high',
    articles: [`${franchiseAct} 제10조`, '약관의 규제에 관한 법률 제9조'],
    says: [
      pattern`가맹금|가입비|가맹비|교육비|개점비|이행 ?보증금`,
      pattern`${owesNothing}|(?:반환|환불|환급|돌려).{0,14}${cannot}|귀속`,
      pattern`어떠한|어떤|(?:이유|사유).{0,10}(?:불문|막론|관계없|묻지|여하)|Ⓐ의 ?.{0,8}(?:사정|귀책|책임|위반|잘못)|경우에도|경우라도|일체|절대|허위|과장|열지 못|개점하지 못`,
    ],
    unless: pattern`Ⓑ의 (?:귀책|책임|사정|잘못|위반)|이미 (?:제공|사용|지출)|공제한|실제로 (?:쓴|든|지출)|개점한 (?:뒤|후)`,
    why: '본부가 정보공개서를 주지 않았거나 거짓 정보를 주었거나 사업을 그만둔 때에는 가맹금을 돌려주어야 하며, 이유를 가리지 않고 돌려주지 않는 조항은 무효가 될 수 있습니다.',
    suggestion: '법이 정한 사유가 있거나 본부의 책임으로 열지 못하면 가맹금을 돌려준다고 고칩니다.',
  },
]
