import { highestYearly } from '@/lib/contracts/rules/measure'
import { pattern } from '@/lib/contracts/rules/rule'
import { amountsIn } from '@/lib/contracts/text/figures'
import type { Meaning } from './meaning'

const income = pattern`(?:수익|매출|수입|후원금|보조금|지원금|광고비|예산|투자금|판매 ?대금|정산금|입금|납품 ?대금|분양 ?대금)[이가은는을를도]?`

/** What a month costs in a lease: the first rent that is named. */
function monthlyRent(text: string): number | null {
  const match = /(?:월세|차임|방세|집세|임대료)[^.\n]{0,16}/.exec(text)
  const [rent] = match ? amountsIn(match[0]) : []
  return rent ? rent.value : null
}

/** Prices, payments, shares and claims, by what they mean. */
export const priceAndShareMeanings: readonly Meaning[] = [
  ...((['pay-when-paid', 'subcontract-pay-when-paid'] as const).map((rule) => ({
    rule,
    holds: (s) =>
      pattern`돈|값|보수|대금|잔금|대가|[가-힣]{1,3}[료비](?=[는은를가])|품삯`.test(s.text) &&
      pattern`${income} ?[^.]{0,14}(?:들어온|들어와|나온|나와|생긴|생겨|받은|걷힌|회수된|내려온|내려와|교부받은)[^.]{0,8}(?:다음|뒤|후|때|날|야|이후|만)|${income} ?[^.]{0,14}(?:나지|들어오지|생기지|나오지|걷히지|없)[^.]{0,10}(?:으면|면|때|동안)`.test(
        s.text,
      ) &&
      pattern`준다|드린다|지급|보낸다|치른다|미루|미룬|뒤로|늦추|늦춘|기다|보류|다시 정|내준`.test(
        s.text,
      ) &&
      !pattern`상관없이|관계없이|여부와|미루지|늦추지|로열티|성공 ?보수|나누|배분|Ⓡ(?:은|는|이|가)[^.Ⓞ]{0,30}(?:지급|준|보낸|치른)`.test(
        s.text,
      ),
  })) satisfies Meaning[]),
  {
    rule: 'unilateral-price',
    holds: (s) =>
      pattern`Ⓞ(?:은|는|이|가)`.test(s.text) &&
      pattern`값|단가|가격|대금|요금|수수료|보수|이용료|사용료|관리료|위탁료`.test(s.text) &&
      pattern`(?:공문|통지|통보|문자|메일|우편|안내|고지|알림|편지|공지)(?:서|문)?(?:을|를)? ?(?:보낸|보내|받은|한|하면|올린|드린|띄운|발송)[^.]{0,10}(?:다음|날|달|뒤|때|즉시|부터|후|면)`.test(
        s.text,
      ) &&
      pattern`올[리려린릴]|인상|높[이인일]|더 받|바꾸|바꾼|바꿀|새 (?:값|단가|요금)`.test(s.text) &&
      !pattern`합의|협의|동의|거절할|해지할 수|그만둘 수|할 수 없|올리지|내린|인하`.test(s.text),
  },
  {
    rule: 'no-minimum-order',
    holds: (s) =>
      pattern`Ⓞ(?:은|는|이|가)[^.Ⓡ]{0,40}(?:(?:발주|주문|구매|구입|매입)하지 (?:않|아니)|사지 (?:않|아니)|(?:발주|주문|구매)를? ?[^.Ⓡ]{0,10}(?:안 할|줄일|멈출|끊을))[가-힣]{0,3} ?(?:수(?:도)? ?있|도 된다|도 되|아도|더라도)`.test(
        s.text,
      ) &&
      pattern`Ⓡ(?:은|는|이|가)[^.]{0,70}(?:맞추|맞춰|대야|댄다|내야|응하|공급하여야|공급해야|공급한다|납품하여야|납품해야|만들어야|갖추|거절)`.test(
        s.text,
      ) &&
      !pattern`거절할 수 있|보상|최소`.test(s.text),
  },
  {
    rule: 'principal-guarantee',
    holds: (s) =>
      pattern`(?:이익|배당 ?가능 ?이익|실적|손익|형편|경영 ?상태|흑자|적자)[이가은는을를의]? ?[^.]{0,8}(?:있는지|있든|없든|유무|여부|없더라도|없어도|나지 않아도|못 ?내도|관계없이|상관없이|가리지|따지지|묻지)`.test(
        s.text,
      ) &&
      pattern`투자|인수 ?대금|원금|출자|넣은 돈|낸 돈|주식`.test(s.titled) &&
      pattern`돌려|갚|지급|반환|상환|보전|채워|되사|쳐 ?준|내준`.test(s.text) &&
      !pattern`(?:돌려주|갚|지급하|반환하|상환하)지 (?:않|아니)|Ⓡ의|이해 ?관계인(?:은|이)|수 없`.test(
        s.text,
      ),
  },
  {
    rule: 'shareholder-onesided',
    holds: (s) =>
      pattern`Ⓞ(?:은|는|이|가)`.test(s.text) &&
      pattern`주식|지분`.test(s.text) &&
      pattern`(?:두|세|네|[2-9]) ?(?:배|곱)|곱절|갑절|복리|연 ?\d+|\d+ ?(?:%|퍼센트)를? ?(?:더|얹|붙)|웃돈`.test(
        s.text,
      ) &&
      pattern`사 ?(?:달라|가라|들이|줄|주)|되사|매수|인수하라|넘겨받|사야|산다`.test(s.text) &&
      pattern`볼 때|보면|판단|생각|여기|느끼|언제|기대|못 미치|미달|마음`.test(s.text) &&
      !pattern`공정|감정|중대한 위반|합의|협의|상호`.test(s.text),
  },
  {
    rule: 'down-contract',
    holds: (s) =>
      pattern`신고|관청|구청|시청|군청|등기소|세무서`.test(s.text) &&
      pattern`값|금액|가격|대금|매매가|거래가|보증금`.test(s.text) &&
      pattern`(?:원|억|만)(?:으로|이라고|에|만)? ?(?:낮|줄|적어|적고|적기|적는|적으|기재|써|쓰기|올려|깎|내려|신고)`.test(
        s.text,
      ) &&
      pattern`나머지|차액|남는 돈|남은 돈|따로|현금|뒷돈|실제|별도|모자라는`.test(s.text) &&
      !pattern`실제(?:로)? ?(?:거래한|치른|주고받은)?[^.]{0,10}(?:대로|그대로)|거짓|하지 (?:않|아니|못)|수 없`.test(
        s.text,
      ),
  },
  {
    rule: 'lending-limitation-waiver',
    holds: (s) =>
      (pattern`시효(?:가|는|를|기간이)? ?(?:지나|지났|끝나|끝났|완성되|넘기|넘|차|다 되)[가-힣]{0,3}(?:도|더라도)[^.]{0,40}(?:남|갚|낸|지급|책임|청구|내세우지|주장하지|사라지지|없어지지|물)`.test(
        s.text,
      ) ||
        pattern`(?:돈|빚|채무|채권|대금|책임|손해)[^.]{0,40}(?:청구|달라|요구|받|물)[^.]{0,16}(?:기간|기한)(?:의|에)? ?(?:제한|한도|끝)?[은는을를이]? ?(?:두지 (?:않|아니)|없|정하지 (?:않|아니))`.test(
          s.text,
        ) ||
        pattern`(?:세월|오래|몇 ?년|\d+ ?년|아무리)[^.]{0,14}(?:지났|지나|흘렀|되었|됐)[가-힣]{0,2}(?:다는|다고)[^.]{0,20}(?:이유|핑계|까닭)[^.]{0,30}(?:거절|거부|내세우|주장|피하|갚지)[^.]{0,12}(?:않|아니|못|없)`.test(
          s.text,
        )) &&
      !pattern`하자|비밀|보관|보존|법이 정한|법에 따|소멸한다|반품|재고`.test(s.text),
  },
  {
    rule: 'late-fee',
    holds: (s) => {
      if (!/lease/.test(s.contract.type) || s.both) return false
      if (
        !pattern`하루|매일|날마다|1 ?일`.test(s.text) ||
        !pattern`늦|밀리|밀린|연체|지나|넘`.test(s.text)
      )
        return false
      if (!pattern`벌금|연체료|가산|얹|더|붙|씩|위약|지체`.test(s.text)) return false
      if (pattern`Ⓞ(?:은|는|이|가)|보증금|반환|관리비|입주|인도`.test(s.text)) return false
      const [fee] = amountsIn(s.text.slice(s.text.search(pattern`하루|매일|날마다|1 ?일`)))
      const rent = monthlyRent(s.contract.text)
      return fee !== undefined && rent !== null && (fee.value * 365) / rent > 0.2 * 12
    },
  },
  {
    rule: 'default-interest-excess',
    holds: (s) =>
      pattern`늦|밀리|밀린|지나|넘기|못 (?:내|갚|치르)|지체`.test(s.text) &&
      pattern`하루|날마다|날짜마다|매일|1 ?일|다달이|매달|달마다`.test(s.text) &&
      pattern`더하|더해|얹|붙|물|보태|가산|올려`.test(s.text) &&
      highestYearly(s.text) > 20 &&
      !pattern`Ⓞ(?:은|는|이|가)|넘지|지체 ?상금|공사|납품`.test(s.text),
  },
  {
    rule: 'processor-use',
    holds: (s) =>
      s.contract.type === 'processing' &&
      pattern`Ⓑ(?:은|는|이|가)`.test(s.text) &&
      pattern`연락처|명단|번호|녹취|기록|정보|데이터|자료|주소|이력|사진`.test(s.text) &&
      pattern`(?:자사|자기|자신|스스로|제|Ⓑ|계열사)(?:의|가)? ?[^.]{0,24}(?:안내|홍보|광고|마케팅|영업|개발|판매|권유|연구|분석|학습|서비스|상품|사업)`.test(
        s.text,
      ) &&
      pattern`(?:활용할|이용할|쓸|사용할|돌릴|보낼|써도|이용하여도|활용하여도|활용해도) ?(?:수 있|된다|무방)|이용한다|활용한다|쓰기로|쓴다`.test(
        s.text,
      ) &&
      !pattern`수 없|지 (?:않|아니|못)|동의(?:를|한)|가명|익명|위탁받은|맡은|에만|Ⓐ의 (?:지시|요청)`.test(
        s.text,
      ),
  },
  {
    rule: 'audit-limit',
    holds: (s) =>
      pattern`Ⓞ의|Ⓡ`.test(s.text) &&
      pattern`점검|감독|감사|실사|조사|확인`.test(s.titled) &&
      pattern`(?:현장|방문|출입|기록|로그|서버|장비)[^.]{0,24}(?:열람|방문|확인|점검|조사|접근)?[^.]{0,8}(?:인정|허용|허락|응|받아들이|제공|보여 ?주|공개)하?지 (?:않|아니)|(?:허락|승낙|동의|정)(?:하는|한) (?:날|때|범위|방법)(?:에|로|으로)?(?:만| ?한하여| ?한해)|(?:서면|문서|질의|설문|자료)(?:로|으로)만`.test(
        s.text,
      ) &&
      !pattern`정당한|인정하지 않으면|협의|합의|업무 ?시간`.test(s.text),
  },
]
