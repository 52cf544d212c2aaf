import { amountsIn } from '@/lib/contracts/text/figures'
import { highestPercent, longestDays } from './measure'
import { pattern, type Rule } from './rule'
import { atWill, givesUp, owesNothing, pays } from './wording'

const subcontract = ['subcontract'] as const
const act = '하도급거래 공정화에 관한 법률'

const noInterest = [
  pattern`늦게 (?:주|지급|내|치르|보내)[가-힣]{0,3}(?:더라도|라도|어도|여도)|지연 ?(?:이자|배상|손해)|연체 ?이자|지체 ?이자|늦어지더라도|지연되더라도|늦더라도|늦어도`,
  pattern`${owesNothing}|${givesUp}|이의|이자[를는은]? (?:지급하지|셈하지|더하지|계산하지|붙이지|청구하지|청구할 수 없)|없`,
]
const interestKept = pattern`없는 한|없이 지급|계약을 (?:깰|해지|끝)|Ⓑ의 (?:책임|귀책)|60일을? (?:넘|초과)|소비자`

export const subcontractRules: readonly Rule[] = [
  {
    id: 'subcontract-payment-60',
    kind: 'void',
    topic: 'payment-over-60-days',
    types: subcontract,
    severity: 'high',
    articles: [`${act} 제13조`],
    says: [
      pattern`대금|기성금|공사비|잔금|하도급대금|노무비`,
      pattern`${pays}`,
      pattern`일|개월|달|어음`,
    ],
    unless: pattern`선급금|보증서|이자|하자 ?보수|예치|반환|통지|직접 ?지급`,
    when: ({ text }) =>
      isMonthsAfter(text) ||
      (pattern`익월|다음 ?달|당월 ?말|말일`.test(text) &&
        longestDays(text) >= 45 &&
        longestDays(text) < 400) ||
      (longestDays(text.replace(pattern`하자.{0,30}년`, '')) > 60 && longestDays(text) < 400),
    why: '하도급대금은 목적물을 받은 날부터 60일 안에 지급하여야 하고, 더 늦은 지급기일은 60일이 되는 날로 봅니다.',
    suggestion: '목적물을 받은 날부터 60일 이내로 고칩니다.',
  },
  {
    id: 'subcontract-pay-when-paid',
    kind: 'void',
    topic: 'pay-when-paid',
    types: subcontract,
    severity: 'high',
    articles: [`${act} 제13조`, `${act} 제3조의4`],
    says: [
      pattern`대금|기성금|공사비|잔금|보수|대가`,
      pattern`(?:발주자|발주처|원청|고객|시행사|건축주|Ⓐ).{0,24}(?:로부터|에게서|에서)?.{0,30}(?:받은|수령|입금|지급받|지급된|결제).{0,16}(?:뒤|후|때|날|경우|범위|다음|한하여|이후)|(?:발주자|발주처|원청|고객|시행사|건축주).{0,40}(?:받지 못|입금되지|지급하지|들어오지).{0,50}(?:미루|미뤄|늦추|늦춰|연기|보류|유예|지급하지|의무[가를]? ?없)`,
    ],
    unless: pattern`15 ?일|관계없이|불구하고|여부와|직접 ?지급`,
    why: '발주자에게서 돈을 받은 뒤에야 지급한다는 조건은 원사업자의 위험을 넘기는 것으로, 받은 날부터 60일을 넘길 수 없습니다.',
    suggestion: '발주자의 지급과 관계없이 60일 안에 지급한다고 고칩니다.',
  },
  {
    id: 'subcontract-price-cut',
    kind: 'void',
    topic: 'price-reduction',
    types: [...subcontract, 'supply'],
    severity: 'high',
    articles: [`${act} 제11조`],
    says: [
      pattern`대금|단가|계약 ?금액|공사비|하도급대금|보수|납품가|값`,
      pattern`감액|깎|내린|내려|내릴|인하|삭감|공제|덜어|덜 (?:주|준|지급)|(?<!마)감(?:하|할)|줄|소급[^.]{0,8}조정`,
    ],
    about: pattern`${atWill}|발주자|경영|팔리지|납품가가|내리면|떨어지면|원가|시장|환율|예산|물가|소급|거슬러|기존|이미|협조|분담|경쟁|실적|요청|적자|손실|따라야|이의`,
    unless: pattern`Ⓑ의 (?:책임|귀책|잘못|과실)|정당한 (?:사유|이유)|합의(?!.{0,80}(?:소급|이미|거슬러|기존))|협의하여|감액하지|감액할 수 없|하지 (?:못|아니|않)|하자|부족|미달|지체상금|증액 또는 감액|증감|연동|증액.{0,30}같은 비율|같은 비율로 (?:증|올|조정)|세금|선급금`,
    why: '수급사업자의 책임 없이 정한 하도급대금을 깎는 것은 금지됩니다.',
    suggestion: '감액은 수급사업자의 책임이 있을 때 서면으로 사유를 밝혀 한다고 고칩니다.',
  },
  {
    id: 'unfair-special-terms',
    kind: 'void',
    topic: 'unfair-special-terms',
    types: subcontract,
    severity: 'high',
    articles: [`${act} 제3조의4`],
    says: [
      pattern`Ⓑ`,
      pattern`(?:민원|산업 ?재해|산재|안전 ?사고|안전 ?관리|환경|인·?허가|폐기물|야간|돌관|추가 ?(?:공사|작업|비용)|서면에 (?:기재|적|없)|기재되지|적히지|명시되지|입찰 ?내역|재해|사고|현장 ?관리|하자.{0,16}(?:원인|책임).{0,10}(?:불문|관계없이|묻지)|물가|자재비).{0,70}(?:Ⓑ.{0,20})?(?:부담|책임|처리|떠안|맡는다|진다|지고|댄다|물어|청구하지|요구하지|청구할 수 없|무상|(?:비용|대금|대가|증액) ?없이)`,
    ],
    unless: pattern`Ⓐ(?:이|가|은|는|의).{0,24}(?:부담|책임)(?:한다|으로 한다|진다|하고|하며)|Ⓑ의 (?:고의|과실|책임|귀책|잘못)|협의|분담|비율|정산|법령에 따라|산업안전보건관리비를 (?:계상|지급)|부담시키지|전가하지|나누어`,
    why: '서면에 없는 비용, 민원·산업재해 비용처럼 원사업자가 부담할 것을 수급사업자에게 떠넘기는 약정은 부당한 특약으로 무효가 될 수 있습니다.',
    suggestion: '비용과 책임은 원인을 준 쪽이 부담한다고 고칩니다.',
  },
  {
    id: 'design-change-subcontract',
    kind: 'void',
    topic: 'design-change-cost',
    types: subcontract,
    severity: 'high',
    articles: [`${act} 제16조`, `${act} 제3조의4`],
    says: [
      pattern`설계 ?변경|설계[가를] ?(?:바뀌|바꾸)|일이 (?:늘|많)|사양.{0,6}변경|물량.{0,10}(?:변경|증가|늘)|추가 ?(?:공사|작업)|공사.{0,8}중단|공기.{0,6}연장|경제 ?상황|물가`,
      pattern`${owesNothing}|${givesUp}|증액(?:하지|을 (?:요구|청구))|고정(?:으로|한다|된|하고|하며)|나누지|Ⓑ(?:이|가|의) (?:부담|책임|비용)|변경하지|계약 ?금액에 포함|(?:당초|처음|원래|기존|최초)의? ?(?:정한 )?(?:대금|금액|계약 ?금액|하도급대금)?(?:으로|대로|을 유지|그대로)|(?:조정|증액|변경|정산)(?:은|을|도|는)? ?(?:하지|되지|없)|무상`,
    ],
    unless: pattern`Ⓑ의 (?:책임|귀책|과실)|같은 (?:비율|내용)|증액(?:한다|하여야|할 수)|조정한다|정산한다|Ⓐ(?:이|가) 부담`,
    why: '설계변경 등으로 발주자에게서 증액을 받으면 그 내용과 비율에 따라 하도급대금도 올려야 합니다. 이를 막는 약정은 부당한 특약이 될 수 있습니다.',
    suggestion: '설계변경으로 늘어난 대금과 기간을 조정한다고 고칩니다.',
  },
  {
    id: 'tech-data',
    kind: 'void',
    topic: 'tech-data-demand',
    types: [...subcontract, 'supply'],
    severity: 'high',
    articles: [`${act} 제12조의3`],
    says: [
      pattern`도면|기술 ?자료|금형|설계|소스|공정|배합|제조 ?방법|회로|노하우|원가 ?(?:자료|내역)|시방|시험 ?(?:성적|데이터)`,
      pattern`제출|제공|넘|내어|내놓|내[준주]|교부|귀속|공유|양도`,
      pattern`${atWill}|달라고|대가 없이|요구(?:하면|하는|할|가|에)|원하면|요청(?:하면|하는|할|이|에)|무상|즉시|모든|일체|제3자|다른 (?:업체|협력)`,
    ],
    unless: pattern`서면(?:으로|에).{0,50}(?:목적|정당|협의)|정당한 (?:사유|이유).{0,60}서면|비밀 ?유지.{0,30}(?:계약|약정)(?:을|를)? (?:체결|맺)|Ⓐ(?:은|는|이|가) .{0,20}(?:제공|대여)(?:한|하는)|요구하지|요구할 수 없|공급받은|지급받은|검사에 필요|Ⓐ의 (?:도면|기술)`,
    why: '정당한 이유 없이 수급사업자의 기술자료를 달라고 하거나, 목적과 조건을 적은 서면과 비밀유지계약 없이 받는 것은 금지됩니다.',
    suggestion: '목적·범위·대가를 적은 서면과 비밀유지계약을 조건으로 한다고 고칩니다.',
  },
  {
    id: 'unfair-return',
    kind: 'void',
    topic: 'unfair-return',
    types: [...subcontract],
    severity: 'high',
    articles: [`${act} 제10조`, `${act} 제8조`],
    says: [
      pattern`반품|(?:도로|되|다시) ?받(?:고|는다|아야|아 주)|수령.{0,6}거부|인수.{0,6}거부|돌려보내|되돌|받지 (?:않거나|아니하거나|않을 수|아니할 수|않아도)|(?:발주|주문|위탁)(?:를|을)? (?:거두|거둘|철회|취소|무르|무를|물리)|인수를 (?:미루|미룰|늦추|늦출|거절)|(?:위탁|발주|주문|물량|제조).{0,24}취소`,
      pattern`${atWill}|발주자|거래처|판매|팔리지|서점|매장|재고|부진|경기|수요|사정|계획|클레임|언제|보상 ?없이|Ⓐ의`,
    ],
    unless: pattern`Ⓑ의 (?:책임|귀책|과실|잘못)|정당한 (?:사유|이유)|하자(?:가|로)|불량(?:이|으로)|손해를 배상|보상한다|(?:반품|취소|거부|거절|철회)(?:을|를)? ?(?:할 수 없|하지 (?:못|아니|않))|돌려보내지|되돌리지|거둘 수 없|받지 (?:아니|않)을 수 없`,
    why: '수급사업자의 책임 없이 목적물을 돌려보내거나 받기를 거부하거나 위탁을 취소하는 것은 금지됩니다.',
    suggestion: '수급사업자의 책임이 있는 때에만 반품할 수 있다고 고칩니다.',
  },
  {
    id: 'payment-bond-waiver',
    kind: 'void',
    topic: 'payment-bond-waiver',
    types: subcontract,
    severity: 'high',
    articles: [`${act} 제13조의2`],
    says: [
      pattern`지급 ?보증`,
      pattern`${givesUp}|하지 (?:아니|않)|생략|면제|교부하지|요구하지|제공하지|갈음`,
    ],
    unless: pattern`1천만 ?원|10,000,000|1,000만|직접 ?(?:지급|지불).{0,20}합의|신용 ?등급|소액`,
    why: '건설하도급에서 원사업자는 대금의 지급을 보증하여야 하고, 이를 면제하게 하는 약정은 효력이 없을 수 있습니다.',
    suggestion: '계약 체결일부터 30일 안에 지급보증서를 교부한다고 고칩니다.',
  },
  {
    id: 'inspection-delay',
    kind: 'void',
    topic: 'inspection-delay',
    types: subcontract,
    severity: 'medium',
    articles: [`${act} 제9조`],
    says: [pattern`검사|검수`, pattern`통지|통보|알|완료|결과|실시`, pattern`일|개월|달|주`],
    unless: pattern`정당한 (?:사유|이유)|(?<!\d)(?:10|[1-9]) ?일|5 ?영업일|7 ?영업일|주 ?1회|하자`,
    when: ({ text }) => longestDays(text) > 10 && longestDays(text) < 200,
    why: '검사 결과는 목적물을 받은 날부터 10일 안에 알려야 하고, 알리지 않으면 합격한 것으로 봅니다.',
    suggestion: '검사 결과를 10일 안에 서면으로 알린다고 고칩니다.',
  },
  {
    id: 'late-interest-waiver',
    kind: 'void',
    topic: 'late-interest-waiver',
    types: subcontract,
    severity: 'medium',
    articles: [`${act} 제13조`, '민법 제397조'],
    says: noInterest,
    unless: interestKept,
    why: '대금을 늦게 줄 때의 지연이자를 없애는 약정은 수급사업자에게 부당하게 불리하여 효력이 없을 수 있습니다.',
    suggestion: '늦은 기간에 대하여 법이 정한 지연이자를 지급한다고 고칩니다.',
  },
  {
    id: 'late-interest-none',
    kind: 'risk',
    topic: 'late-interest-waiver',
    types: ['supply', 'service', 'software', 'advisory', 'license', 'alliance', 'processing'],
    severity: 'medium',
    articles: ['민법 제397조', '상법 제54조'],
    says: noInterest,
    unless: interestKept,
    why: '대금이 늦어도 지연이자를 받지 못하면 상대방이 제때 낼 까닭이 없고 늦은 만큼 손해를 봅니다.',
    suggestion: '늦은 기간에 대하여 상사 법정이율이나 정한 이율의 지연이자를 지급한다고 고칩니다.',
  },
  {
    id: 'management-interference-subcontract',
    kind: 'void',
    topic: 'management-interference',
    types: [...subcontract],
    severity: 'medium',
    articles: [`${act} 제18조`],
    says: [
      pattern`Ⓑ`,
      pattern`(?:임원|직원|임직원|대표 ?이사|종업원).{0,20}(?:바꾸|바꿀|선임|해임|채용|교체|인사).{0,30}(?:승인|동의|지시|허락)|(?:원가|매출|거래처|거래 ?내역|회계 ?장부|경영 ?정보|급여 ?대장).{0,40}(?:제출|공개|제공|보고|열람)(?:하여야|해야|하고|하며|한다|하게)|(?:다른|타) (?:회사|업체|거래처|사업자).{0,20}(?:거래|납품|공급)(?:를|을)? ?(?:하지 (?:못|아니|않)|할 수 없)|(?:경쟁|다른|타)[^.]{0,20}(?:거래|납품|공급)[^.]{0,20}Ⓐ의? ?(?:사전 ?|서면 ?)*(?:승인|동의|허락)`,
    ],
    unless: pattern`정당한 (?:사유|이유)|요구하지|강요하지|할 수 없다고|연동|증명|비밀 ?유지|Ⓐ(?:은|는|이|가).{0,20}(?:제출|제공|공개)(?:한다|하여야)|안전`,
    why: '원사업자는 하도급거래량을 조절하는 등으로 수급사업자의 경영에 간섭하거나 정당한 사유 없이 경영상의 정보를 요구하지 못합니다.',
    suggestion: '이 조항을 지우고, 필요한 자료는 목적과 범위를 정하여 협의로 받는다고 고칩니다.',
  },
  {
    id: 'purchase-coercion-subcontract',
    kind: 'void',
    topic: 'purchase-coercion',
    types: [...subcontract],
    severity: 'medium',
    articles: [`${act} 제5조`],
    says: [
      pattern`(?:Ⓐ(?:이|가) )?(?:지정|정)(?:하는|한)|Ⓐ의 계열`,
      pattern`구매|구입|사용|임차|장비|자재|(?:사서|사다) ?쓰|사야|써야`,
      pattern`하여야|해야|의무|만|야 (?:한다|하며|하고)`,
    ],
    unless: pattern`품질.{0,10}(?:유지|확보|개선)|정당한 (?:사유|이유)|동등|강요하지|할 수 없|시방서|안전 ?(?:기준|규정|인증|관리|점검|교육)`,
    why: '정당한 이유 없이 지정한 물품이나 장비를 사도록 강요하는 것은 금지됩니다.',
    suggestion: '품질 유지에 필요한 경우로 줄이고 같은 품질의 다른 것을 쓸 수 있다고 고칩니다.',
  },
  {
    id: 'retention-excess',
    kind: 'risk',
    topic: 'warranty-excess',
    types: [...subcontract, 'software', 'supply', 'service'],
    severity: 'medium',
    articles: ['민법 제670조'],
    says: [
      pattern`하자|무상.{0,6}(?:보수|수리|유지|교체|AS)|유지 ?보수|품질 ?보증`,
      pattern`Ⓡ`,
      pattern`무상|책임|보수|보증`,
    ],
    unless: pattern`Ⓞ(?:은|는|이|가).{0,40}(?:무상|책임)|유상|별도.{0,10}계약|협의`,
    when: ({ text }) =>
      longestDays(text) >= 1000 ||
      pattern`영구|무기한|기간.{0,6}제한 없|평생|원인.{0,10}(?:불문|관계없이|묻지)|모든 (?:결함|오류|하자)`.test(
        text,
      ),
    why: '하자를 무상으로 고칠 기간이 지나치게 길거나 원인을 가리지 않으면 예상하지 못한 비용을 오래 부담합니다.',
    suggestion: '검수한 날부터 1년 등 기간을 정하고 자기 책임의 하자로 줄입니다.',
  },
  {
    id: 'advance-excess',
    kind: 'risk',
    topic: 'penalty-excess',
    types: [
      'subcontract',
      'service',
      'software',
      'supply',
      'alliance',
      'license',
      'advisory',
      'partnership',
      'nda',
      'investment',
      'sale',
      'housing-lease',
      'shop-lease',
    ],
    severity: 'medium',
    articles: ['민법 제398조'],
    says: [
      pattern`위약금|위약벌|손해 ?배상액|배상액의 예정|지체 ?상금|배액|위약|배상금|변상|벌금|해약금|해지금|물어내|물어냅|물어 ?(?:준|줍|낸|냅)|배상(?:으로|하기로)|페널티|(?:하루|1일|날마다|매일).{0,24}(?:문다|물어야|뺀다|깎는다|낸다)`,
      pattern`Ⓡ(?:은|는|이|가|의)|당사자|위반|해제|해지|지체|그만두|취소|넘기|늦|어기|어긴`,
    ],
    unless: pattern`Ⓞ(?:은|는|이|가) .{0,50}(?:지급|배상)(?:한다|하여야)|넘지|초과하지|[0-9.]+ ?(?:%|퍼센트)까지|초과할 수 없|한도로|이내로|최대|(?<![배보])상한(?! ?(?:을|이|의)? ?(?:없|두지|정하지))|쌍방|각 당사자|상대방에게|당사자 (?:일방|중|는)|어느 (?:일방|당사자|한쪽)|두 배를 (?:돌려|상환|배상|지급|주)|배액을? (?:상환|배상)|계약금(?:을|의 배액)`,
    when: ({ text }) => isHeavyPenalty(text),
    why: '위약금이 예상되는 손해에 비하여 지나치게 크면 부담이 크고, 부당히 과다한 때에는 법원이 줄일 수 있습니다.',
    suggestion: '위약금을 계약금액의 10% 안팎으로 낮추고 한도를 정합니다.',
  },
]

/** 다음다음 달 말일, 익익월 10일: two months and more after the goods came. */
const isMonthsAfter = (text: string): boolean =>
  pattern`다음 ?다음 ?다음 ?달|익익익월|다다다음 ?달|(?:다음 ?다음 ?달|익익월|다다음 ?달)의? ?(?:말일?|[23]\d ?일)`.test(
    text,
  )

/** A fixed sum or multiple that no ordinary loss explains: 30 % and more, twice the price, half a percent a day. */
function isHeavyPenalty(text: string): boolean {
  const perDay = pattern`(?:지체 ?(?:일수)?|1일|하루|매일|일마다)`.test(text)
  const percent = highestPercent(text)
  if (perDay && percent > 0) return percent >= 0.5
  return (
    percent >= 30 ||
    amountsIn(text).some(({ value }) => value >= 50_000_000) ||
    pattern`(?:[2-9]|\d{2,}|두|세|네|다섯|여섯|열) ?배|(?:[6-9]|[1-9]\d|여섯|일곱|여덟|열) ?(?:개월|달) ?(?:분|치)|배액|[1-9]\d* ?억|[5-9],?000만|전액`.test(
      text,
    )
  )
}
