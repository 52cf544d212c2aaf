import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'
import { affirms, deemed, denies, evenIf, intent, unasked } from './said'

const reads = pattern`해석|풀이|뜻|의미|다툼|이견|의견이 다|서로 다르|분명하지`
const settles = pattern`Ⓐ(?:의 ?(?:유권 ?)?(?:해석|풀이|결정|판단|뜻)|(?:가|이|은|는|에게|에)(?:만)? ?[^.Ⓑ]{0,24}(?:정|풀이|해석|확정|판단|결정|있))`
const final = pattern`우선|따른|따르|대로|최종|확정|끝낸|다투지|이의|주장할 수 없|에만 있|의한다`
const hiddenRules = pattern`내규|세칙|지침|규정|방침|기준|규칙|매뉴얼`
const shown = pattern`공개|보여|알려|알리|열람|교부|게시|내보이|내어 ?(?:주|드리)`
const advertising = pattern`광고|홍보|할인 ?문자|판촉|이벤트|마케팅|소식지`
const place = pattern`위치|이동 ?경로|동선|방문 ?기록|다닌 곳`
const others = pattern`제휴|제3자|광고|계열|협력|다른 (?:회사|업체)|파트너|가게|업체`
const child = pattern`(?:만 ?)?1[0-4] ?세|아동|어린이|열네 살`
const guardian = pattern`(?:보호자|부모|법정 ?대리인)[^.]{0,14}(?:동의|확인|허락|승낙)`
const byOther = pattern`대리인|대신|심부름|대리하`
const sharesDebt = pattern`(?:함께|같이|똑같이|같은|연대하여|나란히)[^.]{0,24}(?:책임|부담|배상|물어|낸다|내야|갚)|(?:책임|의무|요금)[^.]{0,20}(?:똑같이|함께|같이) ?[^.]{0,8}(?:진다|지고|부담|낸다)|의무를 (?:함께 )?이행할 책임`
const returned = pattern`(?:운송|운반|반송|철거|해체|회수|수거|배송|설치)(?:비|료| ?비용|에 든 [가-힣]{1,3})`
const withdraws = pattern`철회|청약|계약(?:을|를) ?(?:물|무|거두|거둔)|산 것을 무|14 ?일 안에 취소|반품`
const fee = pattern`요금|이용료|가격|구독료|렌탈료|렌털료|회비|금액|수강료|관리료`
const atOnce = pattern`곧바로|즉시|바로|(?:올린|띄운|게시한|공지한|정한|그|다음) ?날(?:부터)?|다음 ?(?:결제|달)(?:부터|에)`

/** What standard terms may not put on customers, by what they say of it. */
export const unfairTermMeanings: readonly Meaning[] = [
  {
    rule: 'interpretation-terms',
    holds: (s) =>
      pattern`약관|규정|조항`.test(s.titled) &&
      reads.test(s.text) &&
      settles.test(s.text) &&
      final.test(s.text) &&
      !s.agreed &&
      !pattern`유리|법령|상관례|법원|조정`.test(s.whole),
  },
  {
    rule: 'interpretation-terms',
    holds: (s) =>
      pattern`(?:따로|개별|별도|별개)[가-힣]{0,4} ?[^.]{0,10}(?:약속|합의|약정|정한|협의)`.test(
        s.text,
      ) &&
      pattern`약관(?:을|이|의|에)? ?[^.]{0,14}(?:먼저|앞세|앞선|우선|따른|따르)`.test(s.text) &&
      !pattern`유리|(?:합의|약속|약정|정한 것)(?:이|가|을|를) ?(?:먼저|우선|따|앞)`.test(s.text),
  },
  {
    rule: 'interpretation-software',
    holds: (s) =>
      pattern`정하지|정하여지지|불분명|${reads}`.test(s.text) &&
      (settles.test(s.text) || pattern`발주 ?(?:기관|처)의 (?:해석|결정|판단)`.test(s.text)) &&
      final.test(s.text) &&
      !s.agreed &&
      !pattern`심의|조정|법원|이의가 있|신청할 수`.test(s.whole),
  },
  {
    rule: 'agent-liability',
    holds: (s) =>
      byOther.test(s.text) &&
      pattern`맡기|맡긴|신청|예약|접수|계약|가입|구매|주문|결제`.test(s.text) &&
      affirms(s, sharesDebt) &&
      !pattern`대리권|무권|자신이 Ⓑ인 것처럼`.test(s.text),
  },
  {
    rule: 'abandonment-deemed',
    holds: (s) =>
      affirms(
        s,
        pattern`(?:포기|버린|버리|버려도 되는|넘긴|넘기|내놓은|양도)[가-힣]{0,2} ?[^.]{0,4}(?:${deemed})`,
      ) &&
      pattern`물품|물건|짐|소유권|옷|보관|맡긴|찾아가|찾지|회수하지|수하물|세탁물`.test(s.text) &&
      !pattern`서면으로|공탁|(?:돌려|반환)[^.]{0,6}(?:준다|드린다|한다|하여야)`.test(s.whole),
  },
  {
    rule: 'hidden-rules',
    holds: (s) =>
      hiddenRules.test(s.text) &&
      (pattern`비공개`.test(s.text) || denies(s, shown)) &&
      pattern`따르|따른|따라|적용된|적용한|적용하|적용되|의한|의하|정하|정한`.test(s.text) &&
      !denies(s, pattern`적용`) &&
      !pattern`개인 ?정보|제3자|비밀|알리지 않으면`.test(s.text),
  },
  {
    rule: 'minor-consent',
    holds: (s) =>
      child.test(s.text) &&
      (pattern`${guardian}[^.]{0,12}(?:없이|받지 (?:않|아니)|생략|두지 (?:않|아니)|요하지|필요 ?없|거치지)`.test(
        s.text,
      ) ||
        affirms(s, pattern`${guardian}[^.]{0,6}(?:${deemed})`)) &&
      !pattern`(?:없이|않고|아니하고)[^.]{0,40}(?:수 없|지 (?:않|아니|못))`.test(s.text),
  },
  {
    rule: 'location-provision',
    holds: (s) =>
      place.test(s.text) &&
      others.test(s.text) &&
      unasked.test(s.text) &&
      affirms(
        s,
        pattern`제공|넘기|넘길|나누|나눈|판매할|팔 수|판다|함께 쓰|함께 쓸|공유|줄 수|준다`,
      ),
  },
  {
    rule: 'advertising-consent',
    holds: (s) =>
      advertising.test(s.text) &&
      (affirms(s, pattern`(?:동의|허락|승낙)[가-힣]{0,2} ?(?:${deemed})`) ||
        (pattern`동의[^.]{0,8}(?:여부|관계 ?없|상관 ?없|없이|없더라도)`.test(s.text) &&
          affirms(s, pattern`보낼|보내|보낸|전송|발송`))) &&
      !pattern`따로 동의한`.test(s.text),
  },
  {
    rule: 'terms-unilateral-change',
    holds: (s) =>
      fee.test(s.text) &&
      pattern`Ⓐ(?:가|이) ?[^.Ⓑ]{0,6}(?:정|올리|올린|바꾼|조정)|(?:바뀐|조정한|변경된|올린|새) ?(?:요금|이용료|가격|금액)|Ⓐ(?:는|은)[^.Ⓑ]{0,30}조정`.test(
        s.text,
      ) &&
      atOnce.test(s.text) &&
      affirms(s, pattern`적용|효력이 생|붙`) &&
      !pattern`동의|내리|내린|인하|해지|처음 (?:요금|가격)|일 전|법(?:령|률)`.test(s.whole),
  },
  {
    rule: 'intent-exclusion',
    holds: (s) =>
      pattern`(?:${intent})[^.]{0,40}(?:${evenIf})`.test(s.text) &&
      ((pattern`terms|installment`.test(s.contract.type) &&
        pattern`(?:배상|물어|책임|보상|변상|손해)[^.]{0,34}(?:까지(?:로|이|만|다)|한도|범위|넘지|초과하지|이내)`.test(
          s.text,
        )) ||
        pattern`(?:범위|보험금|이용료|금액|대금)[^.]{0,10}(?:넘|말고|초과)[^.]{0,30}(?:묻|청구|구하|요구)|말고는[^.]{0,20}묻지`.test(
          s.text,
        ) ||
        pattern`(?:${intent})[^.]{0,40}(?:라도|더라도|때에도|경우에도)[^.]{0,30}(?:책임|배상)[^.]{0,10}(?:묻|청구|구하|지)지 (?:않|아니|못)`.test(
          s.text,
        )) &&
      !pattern`그러하지|전부 (?:배상|물)|전액|제외|한도(?:를|가) (?:적용하지|없)|Ⓑ(?:의|이|가|은|는) ?[^.Ⓐ]{0,6}(?:${intent})|(?:넘는|초과하는) [^.]{0,10}(?:도 청구|청구할 수 있)`.test(
        s.whole,
      ),
  },
  {
    rule: 'withdrawal-denied',
    holds: (s) =>
      withdraws.test(s.titled) &&
      pattern`직접|방문|찾아와|사무실|내방`.test(s.text) &&
      pattern`(?:전화|편지|우편|이메일|전자우편)[^.]{0,10}(?:받지|인정하지|안 받|효력이 없)|(?:찾아와|방문하|내방하|직접)[^.]{0,24}(?:하여야만|해야만|야만|만 )`.test(
        s.text,
      ),
  },
  {
    rule: 'withdrawal-fee',
    holds: (s) =>
      s.contract.type === 'installment' &&
      pattern`철회|청약(?:을|를) ?거|계약(?:을|를) ?(?:물|무)|취소`.test(s.text) &&
      returned.test(s.text) &&
      affirms(s, pattern`부담|낸다|내야|내고|물어|배상|몫`) &&
      !pattern`Ⓐ(?:가|이|는|은)[^.Ⓑ]{0,12}(?:부담|낸다|물어|내)|중도|해지|약정 기간|Ⓐ의? ?몫`.test(
        s.text,
      ),
  },
  {
    rule: 'installment-rescission',
    holds: (s) =>
      pattern`할부금|대금|연체|밀리|밀린`.test(s.text) &&
      !pattern`Ⓑ(?:은|는|이|가)[^.]{0,40}해제할 수`.test(s.text) &&
      pattern`해제|계약(?:을|이|은)? ?[^.]{0,4}(?:깨|끝)`.test(s.text) &&
      (pattern`(?:최고|재촉|독촉|통지|예고|알림)(?:를|을|이|나|도)? ?(?:없이|하지 (?:않|아니))|알리지 (?:않|아니)`.test(
        s.text,
      ) ||
        pattern`(?:다음 ?날|당일|그날|즉시|곧바로|바로|(?<!\d)(?:[1-9]|1[0-3]) ?일)[^.]{0,20}해제`.test(
          s.text,
        ) ||
        takesBoth(s.text)) &&
      !pattern`14 ?일|없이는|않고는|수 없|못한다`.test(s.text),
  },
  {
    rule: 'installment-rescission',
    holds: (s) =>
      pattern`내지|연체|밀리|해제`.test(s.text) &&
      takesBoth(s.text) &&
      !pattern`수 없|넘지|못한다`.test(s.text),
  },
]

/** The goods and the whole price as well. */
const takesBoth = (text: string): boolean =>
  pattern`반환받|돌려받|거두|가져가`.test(text) &&
  pattern`(?:할부 ?가격|할부금|대금|값)[^.]{0,8}(?:전부|전액|모두|100 ?%|다 )`.test(text)
