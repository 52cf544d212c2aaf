import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

const resale = pattern`(?:소비자|소매|판매|권장|최종|재판매|시중|온라인|매장) ?(?:소비자)? ?(?:가격|가|값)|정가|가격`
const below = pattern`(?:하회|밑돌|밑도는|미만|아래로|아래의|낮은|낮게|낮춰|낮추|내려|싸게|싼|깎|할인|벗어나|이하로)`
const mustKeep = pattern`유지하여야|유지한다|지켜야|준수하여야|준수한다|따라야|따른다|(?:팔|판매하|할인하|내리|낮추|깎|공급하)(?:지| 수) ?(?:못|않|아니|없)|(?:팔|판매할|할인할|내릴|낮출) 수 없|하여서는 (?:아니|안)|금지|(?:어기|위반|밑도는|낮은)[^.]{0,40}(?:공급|출고|장려금|계약|위약|해지|중단|조정|멈추)`

const rivals = pattern`각자|각각|서로|양사|양쪽|쌍방|두 회사|당사자|갑과 을|Ⓐ(?:과|와) Ⓑ`
const theirPrices = pattern`가격|단가|요금|수수료율|할인율|입찰|생산량|물량|판매 ?지역|거래 ?지역`
const alignsThem = pattern`같은 (?:수준|값|가격|금액)|동일(?:한|하게)|(?:맞추|맞춘|맞춰|합의(?:하여|된|한|로)|공동(?:으로)? ?(?:결정|정)|함께 ?(?:정|결정)|협의(?:하여|로) ?(?:정|결정))|나누어 ?(?:맡|가지)|낙찰|서로 (?:알리|알려|교환)`
const keepsThem = pattern`내리지|올리지|낮추지|벗어나지|유지|맞추|맞춘|맞춰|넘지|팔지 (?:않|아니)|정한 (?:가격|값)|영업하지|경쟁하지`

const hidesSales = pattern`장부(?:에)? ?[^.]{0,10}(?:올리지|적지|기재하지|남기지|넣지)|매출[^.]{0,20}(?:누락|빼|줄여|축소|숨|감추|적게)|(?:이중|별도|허위|비밀) ?장부|현금(?:으로만)?[^.]{0,24}(?:신고하지|계산서(?:를|는)? ?[^.]{0,8}(?:발행|끊|교부)하?지)|(?:세금 ?)?계산서[^.]{0,16}(?:발행|교부|끊)하?지 (?:않|아니)[^.]{0,24}(?:현금|대금|감|깎|할인)|(?:허위|가공|거짓)[^.]{0,6}(?:세금 ?)?계산서`
const forTax = pattern`세금|부가(?:가치)?세|소득세|법인세|세무|매출|장부|신고|계산서`

/** Prices that are set for others or kept together, and sales that are hidden, by what it means. */
export const marketMeanings: readonly Meaning[] = [
  {
    rule: 'resale-price',
    holds: (s) =>
      resale.test(s.text) &&
      (below.test(s.text) || pattern`유지|지정|정(?:한|하여|하는)`.test(s.text)) &&
      mustKeep.test(s.text) &&
      pattern`팔|판매|할인|소비자|소매`.test(s.text) &&
      pattern`Ⓐ|권장|승인|정(?:한|하여)|지정`.test(s.text) &&
      pattern`Ⓑ|거래처`.test(s.titled) &&
      !pattern`강요하지|강제하지|구속하지|제한하지|자유(?:롭게|로이)? ?(?:정|결정)|스스로 정|저작물|도서|정가제|최고 ?가격|공급 ?(?:가|단가)(?:격)?(?:을|를|은)|매입|원가 ?이하|Ⓐ(?:은|는)[^.Ⓑ]{0,60}(?:하지 (?:않|아니|못)|할 수 없)|참고`.test(
        s.text,
      ),
  },
  {
    rule: 'price-fixing',
    holds: (s) =>
      rivals.test(s.text) &&
      theirPrices.test(s.text) &&
      alignsThem.test(s.text) &&
      keepsThem.test(s.text) &&
      pattern`판매|파는|팔|영업|입찰|시장|고객|지역|경쟁`.test(s.text) &&
      !pattern`공동 ?상품|제휴 ?상품의|본 상품|물품 ?대금|공급 ?단가|강요하지|자유|각자 (?:정|결정)|스스로|비밀|정산|감정`.test(
        s.text,
      ),
  },
  {
    rule: 'tax-evasion',
    holds: (s) =>
      hidesSales.test(s.text) &&
      forTax.test(s.text) &&
      !pattern`하지 (?:않|아니|못)(?:는다|한다|기로)[.]? ?$|수 없다[.]? ?$|금지|아니 ?된다|안 된다|위반|책임을? ?진|해지할 수|바로잡|배상|면세|의무가 없|영세율|제명`.test(
        s.text.replace(
          /(?:올리|적|기재하|남기|넣|발행하|교부하|끊|신고하)지\s*(?:않|아니)[가-힣]*\s*(?=[^.])/g,
          '',
        ),
      ),
  },
  {
    rule: 'payment-in-kind',
    holds: (s) =>
      pattern`대금|준공금|기성금|잔금|공사비`.test(s.titled) &&
      pattern`분양권|물품|현물|상품권|회원권|오피스텔|아파트|상가|부동산|자재|제품|재고|주식|토지|이용권|미분양|콘도|차량`.test(
        s.text,
      ) &&
      pattern`갈음|대물|대신(?:하여|해)?|현물로|(?:으로|로) ?(?:지급|변제|정산|치르|치른|받|충당)`.test(
        s.text,
      ) &&
      pattern`Ⓐ|Ⓑ|지급|받`.test(s.text) &&
      !pattern`Ⓑ(?:이|가|의)[^.Ⓐ]{0,20}(?:요청|원하|신청|동의)|수 없|하지 (?:아니|않|못)한다|현금으로|보증서|지체|손해`.test(
        s.text,
      ) &&
      pattern`(?:분양권|물품|현물|상품권|회원권|오피스텔|아파트|상가|부동산|자재|제품|재고|주식|토지|이용권|미분양|콘도|차량)[^.]{0,24}(?:으로|로|을|를)[^.]{0,10}(?:갈음|지급|변제|대물|대신|정산|충당|받|치르)|대물 ?(?:변제|지급)`.test(
        s.text,
      ),
  },
  {
    rule: 'referral-fee',
    holds: (s) =>
      pattern`변호사|법무 ?법인|법률 ?사무소|소송 ?대리인|세무사|법무사|변리사`.test(s.text) &&
      pattern`소개|알선|유인|연결|주선|의뢰인을 보내`.test(s.text) &&
      pattern`수수료|보수의|사례|대가|리베이트|나누|배분|분배|%|퍼센트|몫`.test(s.text) &&
      pattern`받|지급|나누|배분|분배|갖|귀속|준다|낸다`.test(s.text) &&
      !pattern`받지 (?:않|아니)|지급하지|없이|수 없|금지|요구하지|무료|대가 ?없`.test(s.text),
  },
]
