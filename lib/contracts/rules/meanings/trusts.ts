import { highestYearly, longestDays } from '@/lib/contracts/rules/measure'
import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

const secret = pattern`비밀|기밀|정보|노하우|Confidential`
const lender =
  /대부업자(?!가\s*아)|대부업\s*등록|[가-힣]대부(?=[\s(),]|[은는이가와과의]\s)|대부\s*(?:회사|계약)/

/** What rests on trust: secrets, blank papers, licensed work, time-bars and goods that harm, by what it means. */
export const trustMeanings: readonly Meaning[] = [
  {
    rule: 'secrecy-loose',
    holds: (s) =>
      secret.test(s.text) &&
      ((pattern`(?:계열|협력|투자자|제3자|자문|관계 ?회사|다른 (?:회사|사람))`.test(s.text) &&
        pattern`(?:비밀|약속|서약|의무|동의|계약)[^.]{0,16}(?:받지 ?(?:않|아니)|없이|요하지|맺지|지우지)|자유로이|자유롭게`.test(
          s.text,
        ) &&
        pattern`나누어|제공할|공개할|알릴|공유할|줄 수|전달할`.test(s.text)) ||
        (pattern`기억|머릿속|잔존|습득한|익힌`.test(s.text) &&
          pattern`쓸|사용할|이용할|활용할`.test(s.text) &&
          pattern`제한 ?없이|자유로이|자유롭게|아무|의무[^.]{0,10}없`.test(s.text)) ||
        (pattern`의무`.test(s.text) &&
          pattern`없어진|소멸|끝난|종료|면한|사라진`.test(s.text) &&
          pattern`지나면|경과하면|뒤에는|후에는|후 ?(?:소멸|종료)`.test(s.text) &&
          longestDays(s.text) > 0 &&
          longestDays(s.text) < 300)) &&
      !pattern`수 없|아니 ?된다|개인 ?정보|이미 (?:알려진|공개)|법령|동일한 의무|같은 의무|반환|지급|대금`.test(
        s.text,
      ) &&
      !pattern`Ⓞ(?:에게|의 동의를 받)`.test(s.text),
  },
  {
    rule: 'blank-instrument',
    holds: (s) =>
      pattern`어음|수표|위임장|공정 ?증서|차용증|인감|백지`.test(s.text) &&
      pattern`백지|(?:금액|날짜|만기|기일|내용|수취인)[^.]{0,16}(?:비워|비운|적지 ?(?:않|아니)|빈칸|공란|공백)`.test(
        s.text,
      ) &&
      pattern`맡기|맡긴|교부|제출|작성|준다|내준|보관|건네|제공`.test(s.text) &&
      !pattern`(?:맡기|요구하|받|교부하)지 (?:않|아니)|수 없|금지`.test(s.text),
  },
  {
    rule: 'unlicensed-profession',
    holds: (s) =>
      (pattern`특허청|특허심판|출원|상표 ?등록|심판`.test(s.text) &&
        pattern`대리(?:하|를|인| ?업무)|대행|작성[^.]{0,6}제출`.test(s.text) &&
        pattern`일[.]? ?$|한다|업무|수행|맡`.test(s.text) &&
        !pattern`변리사|특허 ?법인|변호사|법무 ?법인|세무사`.test(s.contract.text)) ||
      (pattern`환자|내원|진료|의원|병원`.test(s.text) &&
        pattern`소개|알선|유인|연결`.test(s.text) &&
        pattern`대가|수수료|%|퍼센트|건당|사례`.test(s.text) &&
        pattern`지급|낸다|준다|받는다`.test(s.text) &&
        !pattern`받지 (?:않|아니)|지급하지|없이|수 없|금지`.test(s.text)),
  },
  {
    rule: 'lender-default-interest',
    holds: (s) =>
      lender.test(s.contract.text) &&
      pattern`연체|늦|지연|지체|밀리|밀린`.test(s.text) &&
      pattern`이자|이율|손해금`.test(s.text) &&
      highestYearly(s.text) > 20 &&
      !pattern`넘지|초과하지|넘는`.test(s.text),
  },
  {
    rule: 'lending-limitation-waiver',
    holds: (s) =>
      pattern`시효`.test(s.text) &&
      pattern`이익(?:을|은)?[^.]{0,12}(?:누리지|포기|주장하지|원용하지|행사하지)|완성(?:되|하)[^.]{0,10}(?:도|더라도)[^.]{0,40}(?:않|아니|못|없|갚|포기)`.test(
        s.text,
      ) &&
      pattern`미리|앞으로|장래|완성되어도|완성되더라도|포기|하기로|아니한다|않는다`.test(s.text) &&
      !pattern`완성된 뒤|완성 후|소멸한다|포기하지 (?:않|아니)`.test(s.text),
  },
  {
    rule: 'product-liability-waiver',
    holds: (s) =>
      pattern`결함|하자|흠|고장`.test(s.text) &&
      pattern`다치|다친|부상|사망|상해|신체|화재|인명`.test(s.text) &&
      pattern`제조물|모든 책임|일체의 책임|어떠한 책임|책임(?:을|이)?[^.]{0,10}(?:면하|면한|지지|없|부담하지)`.test(
        s.text,
      ) &&
      pattern`더라도|라도|어도|여도|경우에도|때에도`.test(s.text) &&
      !pattern`고의|잘못|과실|개조|설명서|(?:면하|면책되)지`.test(s.text),
  },
  {
    rule: 'illegal-dispatch',
    holds: (s) =>
      pattern`Ⓐ(?:의 [가-힣]{2,8})?(?:은|는|이|가)[^.Ⓑ]{0,60}(?:직접|그때그때|수시로|필요할 때)[^.Ⓑ]{0,40}(?:지시|명령|지휘)(?:하|할)`.test(
        s.text,
      ) &&
      pattern`근태|징계|교체|휴가|출퇴근|평가|배치|인사`.test(s.text) &&
      !pattern`(?:지시|명령|지휘|관리)하지|수 없|아니 ?된다|책임자를 통하여`.test(s.text),
  },
  {
    rule: 'prepayment-heavy',
    holds: (s) =>
      s.contract.standpoint === 'drafter' &&
      ['service', 'software', 'advisory'].includes(s.contract.type) &&
      pattern`계약(?:하는|한|을 맺는)? ?(?:날|일|시|때|당일|체결)|착수 ?(?:시|금|때)`.test(
        s.text,
      ) &&
      pattern`(?:[7-9]\d|100) ?(?:%|퍼센트)|전액|[7-9]할`.test(s.text) &&
      pattern`내고|낸다|지급|입금|치르|보낸`.test(s.text) &&
      !pattern`보증|반환|예치|위약|손해|지체`.test(s.text),
  },
  {
    rule: 'inspection-too-short',
    holds: (s) =>
      pattern`다음 ?날|당일|그날|하루|24 ?시간|정오`.test(s.text) &&
      pattern`알리지|통지하지|말하지|이의(?:가|를)? ?[^.]{0,6}없`.test(s.text) &&
      pattern`(?:검수|검사|인수|합격|승인)[^.]{0,12}(?:것으로|끝난|마친|완료)|합격한 것|인수한 것`.test(
        s.text,
      ) &&
      !pattern`숨은|바로 알 수 없`.test(s.text),
  },
  {
    rule: 'dealer-forced-purchase',
    holds: (s) =>
      pattern`주문(?:한 것|량)?보다 ?(?:많이|더)|주문하지 ?(?:않|아니)(?:은|한)`.test(s.text) &&
      pattern`물건|제품|상품|물량|수량`.test(s.text) &&
      pattern`받은 것|인수|대금에|사야|값을|결제|매입|내야`.test(s.text) &&
      !pattern`돌려|반품할|거절할 수|받지 ?(?:않|아니)|청구하지`.test(s.text),
  },
  {
    rule: 'management-interference',
    holds: (s) =>
      ['dealership', 'franchise'].includes(s.contract.type) &&
      pattern`Ⓑ(?:은|는|이|가)`.test(s.text) &&
      pattern`(?:판매 ?가격|이익률|마진|거래처별|가게별|원가|매입 ?단가|판매 ?단가)`.test(s.text) &&
      pattern`매(?:주|월|일|달)|수시|정기|요구하면|즉시`.test(s.text) &&
      pattern`올린|올려야|보고|제출|입력|알린|제공|공개`.test(s.text) &&
      !pattern`동의|원하면|자율|요구하지|하지 (?:않|아니)`.test(s.text),
  },
  {
    rule: 'self-help-eviction',
    holds: (s) =>
      pattern`월세|차임|관리비|연체|늦|밀리|종료|끝나`.test(s.text) &&
      pattern`자물쇠|셔터|출입문|잠금|도어록|열쇠`.test(s.text) &&
      pattern`채울|채운|잠글|잠근|바꿀|교체할|닫을|내릴|봉쇄`.test(s.text) &&
      pattern`수 있|한다|된다`.test(s.text) &&
      !pattern`(?:채울|잠글|바꿀|닫을|내릴|교체할) 수 없|하지 (?:않|아니)`.test(s.text),
  },
  {
    rule: 'shop-short-term',
    holds: (s) =>
      pattern`1 ?년|일 ?년|한 해`.test(s.text) &&
      pattern`기간`.test(s.titled) &&
      pattern`(?:1 ?년|일 ?년)[^.]{0,24}(?:주장|채우|요구|보장)[^.]{0,14}(?:않|아니|못|없)`.test(
        s.text,
      ),
  },
]
