import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

/** What one party may charge or put in place of what was agreed, by what it means. */
export const dealingMeanings: readonly Meaning[] = [
  ...((['pay-when-paid', 'subcontract-pay-when-paid'] as const).map((rule) => ({
    rule,
    holds: (s) =>
      pattern`(?:발주|원청|고객|거래처|제3자|투자)[^.]{0,30}(?:입금|지급|받|수령|들어오)[^.]{0,10}(?:않|못|없|아니)[^.]{0,8}(?:동안|한 |이상|때까지|경우|으면|하면)[^.]{0,60}(?:구하|청구|지급|유예|보류|미루|요구)`.test(
        s.text,
      ) &&
      !pattern`Ⓐ(?:은|는)[^.]{0,20}지급하여야|관계없이|상관없이|직접`.test(s.text) &&
      !s.agreed,
  })) satisfies Meaning[]),
  {
    rule: 'advance-excess',
    holds: (s) =>
      pattern`늦|못|지체|지연|넘기|어기`.test(s.text) &&
      pattern`(?:하루|매일|1 ?일|일마다)(?:에|마다|당)? ?[^.]{0,14}?(?<![\d.])[1-9]\d?(?:\.\d+)? ?(?:%|퍼센트|프로)`.test(
        s.text,
      ) &&
      pattern`깎|공제|물어|낸다|내야|내고|지체 ?상금|뺀|배상|위약`.test(s.text) &&
      !pattern`이자|이율|연체료|넘지|Ⓞ(?:이|가|은|는)[^.Ⓡ]{0,30}(?:늦|지체|지연)`.test(s.text) &&
      !s.both,
  },
  {
    rule: 'setoff-onesided',
    holds: (s) =>
      pattern`Ⓞ(?:이|가) ?[^.Ⓡ]{0,8}(?:주장|산정|생각|계산|판단)[^.]{0,16}(?:손해|금액|비용)[^.]{0,24}(?:빼|공제|상계|차감|제하)`.test(
        s.text,
      ) &&
      !s.both &&
      !s.agreed,
  },
  {
    rule: 'liability-shift',
    holds: (s) =>
      s.contract.type === 'sale' &&
      pattern`저당|압류|전세권|체납|가등기|소송|점유자|세입자|임차인`.test(s.text) &&
      s.bears('Ⓡ') &&
      !pattern`공제|승계하고|빼고|제하고|Ⓞ(?:이|가|은|는)`.test(s.text) &&
      !s.both &&
      !s.agreed,
  },
  {
    rule: 'liability-shift',
    holds: (s) =>
      pattern`(?:잔금|인도|명도|양도|계약)(?:일|하기|받기)? ?[^.]{0,6}(?:전|이전|앞)[^.]{0,24}(?:세금|공과금|재산세|관리비|체납|채무|부담금|빚|임금|외상)`.test(
        s.text,
      ) &&
      s.bears('Ⓡ') &&
      !pattern`Ⓞ(?:이|가|은|는)`.test(s.text) &&
      !s.both &&
      !s.agreed,
  },
  {
    rule: 'expense-open',
    holds: (s) =>
      pattern`비용|경비|[가-힣]값|차비|교통비|숙박비|식비|출장비|재료비|실비`.test(s.text) &&
      s.has('all') &&
      s.bears('Ⓡ') &&
      pattern`일하|업무|작업|수행|출장|재료|자료|차비|교통|드는|들어가는|소요`.test(s.text) &&
      !s.both &&
      !s.agreed &&
      !pattern`Ⓞ(?:이|가|은|는)|귀책|위반|잘못|과실|소송|하자|한도|세금`.test(s.text),
  },
  {
    rule: 'expense-open',
    holds: (s) =>
      pattern`(?:청구|달라|요구)(?:하는|한|받은|고 하는) ?(?:금액|돈|만큼|대로|비용)`.test(
        s.text,
      ) &&
      s.bears('Ⓡ') &&
      !s.agreed &&
      !pattern`한도|넘지|영수증|승인|증빙|까지만|귀책|위반|잘못`.test(s.text),
  },
  {
    rule: 'substitution-at-will',
    holds: (s) =>
      pattern`Ⓞ(?:은|는|이|가)`.test(s.text) &&
      pattern`다른 (?:것|제품|자재|물건|사람|모델|종류|재료)(?:으로|로|을|를)?[^.]{0,12}(?:바꿔|바꾸|바꿀|갈|대신|쓸|쓰|보내|붙)`.test(
        s.text,
      ) &&
      pattern`(?:알리|말하|묻)지 않|말 ?없이|마음대로|임의로|통지 없이|동의 없이|알아서`.test(
        s.text,
      ) &&
      pattern`수 있|도 된다|한다`.test(s.text) &&
      !pattern`수 없|(?:바꾸|쓰|보내)지|같은 (?:품질|등급|값)|협의|합의`.test(s.text),
  },
]
