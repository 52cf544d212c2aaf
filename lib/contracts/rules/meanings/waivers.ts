import { longestDays } from '@/lib/contracts/rules/measure'
import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

const installed = pattern`설치|달아|단 |붙인|붙여|들인|들여|시설|설비|에어컨|냉난방|인테리어|꾸민`
const everydayGoods = pattern`비품|소모품|세제|휴지|행주|냅킨|컵|빨대|그릇|수저|식기|청소|유니폼|집기|가구|공산품|사무용품|포장|봉투|주방 ?(?:용품|기기)|모든 (?:물품|재료|물건|자재|것)|일체`

/** Rights that the law gives to one side and a contract makes it give up, by what is said of them. */
export const waiverMeanings: readonly Meaning[] = [
  {
    rule: 'registration-ban',
    holds: (s) =>
      pattern`임차권|법원|등기(?:부|소)?에`.test(s.text) &&
      pattern`등기|올리|신청`.test(s.text) &&
      pattern`(?:임차권|등기|신청|올리)[^.]{0,24}(?:(?:하|올리|구하|내)지 (?:않|아니|못)|수 없|포기|안 (?:한다|하기로|올)|금지)`.test(
        s.text,
      ) &&
      pattern`임차권|보증금`.test(s.text) &&
      !pattern`Ⓐ(?:은|는|이|가)|말소|근저당|저당|담보|전입`.test(s.text),
  },
  {
    rule: 'appurtenance-waiver',
    holds: (s) =>
      installed.test(s.text) &&
      pattern`(?:사 ?(?:달라|가라|주)|매수|값(?:을|은)? ?(?:쳐|물어|달라|청구|요구)|되사|대가를|보상을)[^.]{0,20}(?:않|아니|못|없)`.test(
        s.text,
      ) &&
      !pattern`간판|Ⓑ(?:의|이|가) (?:잘못|차임|채무)|연체|권리금|Ⓐ(?:은|는|이|가)[^Ⓑ]{0,40}(?:사 준|쳐 준|매수한)|동의(?:를|가)? ?(?:받지|없이|얻지)|허락 ?없이|승낙 ?없이`.test(
        s.text,
      ),
  },
  {
    rule: 'blanket-privacy-consent',
    holds: (s) =>
      pattern`개인 ?정보|(?:고객|회원|직원|Ⓑ의?) ?정보|연락처`.test(s.text) &&
      pattern`제3자|마케팅|광고|홍보|제휴|계열`.test(s.text) &&
      pattern`(?:한꺼번|한 ?번에|통틀어|묶어|모두|전부|일체|빠짐없이)[가-힣 ]{0,6} ?(?:동의|승낙|허락)`.test(
        s.text,
      ) &&
      !pattern`(?:따로|각각|나누어|항목별|별도)[^.]{0,12}동의|동의하지 않|거부할 수|받지 (?:않|아니)`.test(
        s.whole,
      ),
  },
  {
    rule: 'slow-refund',
    holds: (s) =>
      pattern`환불|환급|(?:돈|대금|결제 ?금액|금액|값)(?:을|은)? ?[^.]{0,40}돌려`.test(s.text) &&
      pattern`(?:안에|이내에?|내에|뒤에?|후에?|지나서?|걸쳐)[^.]{0,30}(?:보내|보낸|입금|지급|돌려|환급한|환불한|처리|넣)`.test(
        s.text,
      ) &&
      longestDays(s.text) > 7 &&
      !pattern`영업일|(?:철회|취소|신청|반품|요청)할 수|까지 (?:신청|요청|반품)|보증금|받은 날부터 7|지나면|해야|하여야 (?:환불|돌려)`.test(
        s.text,
      ),
  },
  {
    rule: 'purchase-coercion',
    holds: (s) =>
      everydayGoods.test(s.text) &&
      pattern`(?:Ⓐ|본사|본부)(?:에서|에게서|로부터|한테서|의 것|가 (?:정한|파는)|이 (?:정한|파는)|몰에서| ?쇼핑몰에서)`.test(
        s.text,
      ) &&
      pattern`만 (?:사|산|구입|구매|공급|쓰)|사야|구입하여야|구입해야|구매하여야|써야|다른 (?:곳|데|업체)[^.]{0,16}(?:사면|사지|살 수 없|구하면|구입하면|구매하면|쓰면)`.test(
        s.text,
      ) &&
      !pattern`(?:살|구할|구입할|구매할) 수 있|강요하지|권장|권한다|자유|협의|합의|상표|맛을 같게|동일성`.test(
        s.text,
      ),
  },
]
