import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

const fee = pattern`보수|수수료|자문료|성공 ?보수|로열티|착수금|사용료|회비|관리비|용역비|투자금의 ?\d`
const anyway = pattern`(?:여부|유무|결과|성패|사유|기여|매출|실적|이용|사용|관여|노력)[^.]{0,10}(?:관계 ?없|상관 ?없|무관|불문|묻지|따지지|없더라도|없어도)|(?:해지|취소|철회|중단|무산|실패|종료)(?:하더라도|되더라도|해도|돼도|된 경우에도|한 경우에도|하는 경우에도|하여도)|(?:성사|체결|유치|성공|이용|사용)(?:되|하)지 (?:않|아니|못)(?:아도|하더라도|더라도|해도|하여도)`
const everyday = pattern`예산|채용|인사|급여|지출|구매|일상|운영|마케팅|거래처|임원의 ?선임|직원|모든 (?:의사 ?결정|경영)`

/** What one pays for nothing, and what investors decide in the day's work, by what it means. */
export const feeMeanings: readonly Meaning[] = [
  {
    rule: 'fee-onesided',
    holds: (s) =>
      fee.test(s.text) &&
      anyway.test(s.text) &&
      pattern`지급|낸다|내야|청구|부담|갚`.test(s.text) &&
      !pattern`지급하지|청구하지|청구할 수 없|정산|비율에 따라|한 일|수행한 부분|돌려|반환하|Ⓞ(?:은|는|이|가) ?[^.Ⓡ]{0,40}(?:지급|부담|낸)`.test(
        s.text,
      ) &&
      (s.unnamed || pattern`Ⓡ(?:은|는|이|가|도)`.test(s.text)) &&
      !s.both &&
      !s.agreed,
  },
  {
    rule: 'shareholder-onesided',
    holds: (s) =>
      (everyday.test(s.text) &&
        pattern`Ⓞ의? ?(?:사전 ?|서면 ?)*(?:동의|승인|허락|결재)[^.]{0,10}(?:받|얻|있어야|필요)|Ⓞ(?:이|가) (?:동의|승인)하여야`.test(
          s.text,
        ) &&
        !pattern`정관|합병|해산|중요한|이상의|초과하는|합리적|지체|Ⓡ의 (?:동의|승인)`.test(
          s.text,
        )) ||
      (pattern`(?:회사|주식|지분)[^.]{0,16}(?:전체|전부|일괄|함께|동반)[^.]{0,16}(?:매각|매도|양도|팔)|동반 ?매(?:각|도)`.test(
        s.text,
      ) &&
        s.may('Ⓞ') &&
        pattern`Ⓡ(?:은|는)[^.]{0,40}(?:야 한다|하여야|따르|따라|응|팔아야)`.test(s.text) &&
        !pattern`최소|이상의 가격|공정|합의|협의|Ⓡ도`.test(s.text)),
  },
  {
    rule: 'expense-open',
    holds: (s) =>
      pattern`(?:이|본) 계약[^.]{0,24}(?:세금|공과금|수수료|비용|경비)|공동[^.]{0,16}(?:비용|광고비|경비|마케팅비)`.test(
        s.text,
      ) &&
      s.bears('Ⓡ') &&
      (s.has('all') || pattern`공동`.test(s.text)) &&
      !s.both &&
      !s.agreed &&
      !pattern`Ⓞ(?:이|가|은|는)|귀책|위반|법령|비율|등기|취득`.test(s.text),
  },
]
