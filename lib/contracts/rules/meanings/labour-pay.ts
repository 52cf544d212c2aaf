import { longestDays } from '@/lib/contracts/rules/measure'
import { pattern } from '@/lib/contracts/rules/rule'
import { amountsIn, ratesIn } from '@/lib/contracts/text/figures'
import type { Meaning } from './meaning'

const pay = `임금|급여|월급|시급|일당|봉급|보수|연봉`
const leaves = pattern`퇴사|퇴직|사직|이직|그만|중도|의무 ?(?:재직|복무|근무)|못 ?채우|인수 ?인계|(?:채우|이행하|지키|마치)지 (?:못|않|아니)`
const breach = pattern`위반|어기|어긴|불이행|무단|결근|지각|이행하지|잃게`
const sumOrShare = (text: string) =>
  amountsIn(text).length > 0 ||
  ratesIn(text).length > 0 ||
  pattern`\d+ ?(?:개월|달) ?(?:분|치)|한 ?달 ?(?:분|치)|전액|절반|배액`.test(text)
const actual = pattern`실제|입증|비례|비율|일할|실비|소요된 비용을? 한도|초과하지|넘지|상환 ?의무.{0,20}(?:없|면제)`
const paidToOwner = pattern`(?:Ⓐ|학원|병원|매장|센터|가게)(?:에게?|한테|에| 계좌로?)[^.]{0,30}(?:지급|송금|입금|납부|내|낸다|물|갚|반환|배상)|위약금|위약벌|배상|변상|벌금|벌칙금|벌과금|물어|물기로|손해배상의? ?예정|손해액을[^.]{0,16}(?:간주|본다|정한)`

/** How wages are paid, kept back and settled, by what it means. */
export const labourPayMeanings: readonly Meaning[] = [
  {
    rule: 'penalty-in-employment',
    holds: (s) =>
      (leaves.test(s.text) || breach.test(s.text)) &&
      sumOrShare(s.text) &&
      paidToOwner.test(s.text) &&
      !s.denies(`위약금|손해 ?배상액|배상액|벌금`) &&
      !actual.test(s.text) &&
      !pattern`Ⓐ(?:은|는)[^.Ⓑ]{0,60}(?:지급|배상|부담)(?:한다|하여야|하고|하며)|감급|휴업 ?수당|퇴직금|예고`.test(
        s.text,
      ),
  },
  {
    rule: 'wage-deduction',
    holds: (s) =>
      pattern`(?:${pay})[^.]{0,24}(?:상품권|교환권|쿠폰|현물|제품|물품|포인트|식권|주식)(?:으로|로)`.test(
        s.text,
      ) &&
      s.affirms(`상품권|교환권|쿠폰|현물|제품|물품|포인트|식권`) &&
      !pattern`수당|복리|별도|외에|추가로`.test(s.text),
  },
  {
    rule: 'wage-deduction',
    holds: (s) =>
      pattern`${pay}`.test(s.text) &&
      pattern`(?:보호자|부모|배우자|가족|제3자|소개(?:인|업자)|인력(?:업체|사무소)|다른 사람|타인|대리인|브로커)[^.]{0,14}(?:계좌|통장|에게 (?:입금|지급|송금|보낸))`.test(
        s.text,
      ) &&
      s.affirms(`계좌|통장|입금|지급|송금|보낸`) &&
      !s.denies(`계좌|입금|지급|송금`),
  },
  {
    rule: 'wage-deduction',
    holds: (s) =>
      pattern`${pay}`.test(s.text) &&
      pattern`(?:퇴사|퇴직|계약 ?종료|만기|그만둘)[^.]{0,10}(?:시|때|까지)|(?:보관|유보|적립|예치|맡아)`.test(
        s.text,
      ) &&
      pattern`Ⓐ(?:이|가|은|는|에|에게)?[^.]{0,40}(?:보관|유보|적립|예치|맡)`.test(s.text) &&
      s.affirms(`보관|유보|적립|예치|맡아|맡기|맡긴`) &&
      !pattern`퇴직 ?연금|부담금|사본|대장|명세|기록|서류|장부`.test(s.text),
  },
  {
    rule: 'forced-savings',
    holds: (s) =>
      (pattern`(?:근무|근로|이행|신원|입사|장비|유니폼|의무|성실|이탈 ?방지)[^.]{0,12}(?:보증금|예치금|적립금|담보금)|보증금`.test(
        s.text,
      ) ||
        pattern`전차금|선불금|가불금|선급금|전대 ?채권`.test(s.text) ||
        pattern`(?:급여|월급|임금) ?(?:통장|계좌)`.test(s.text) ||
        pattern`(?:임금|급여|월급)(?:의|에서|에서 매월|의 일부를)?[^.]{0,16}(?:적립|저축|예치|보관)`.test(
          s.text,
        )) &&
      (s.affirms(`예치|적립|저축|상계|보관|납부|공제|맡|관리|내야|낸다|충당|갚`) ||
        s.denies(`그만|퇴사|퇴직|사직`)) &&
      !s.denies(`상계|저축|예치|요구|보관`) &&
      !pattern`퇴직 ?연금|확정 ?(?:급여|기여)|스스로|자유롭게|직접 관리|임차 ?보증금|Ⓐ(?:이|가) (?:부담|대여)|주택|기숙사 보증`.test(
        s.text,
      ),
  },
  {
    rule: 'minimum-wage',
    holds: (s) =>
      pattern`최저 ?임금`.test(s.text) &&
      (pattern`최저 ?임금(?:액)?(?:에|을|보다|의)?[^.]{0,20}(?:미치지 (?:못|않|아니)|미달|하회|밑도|낮은|적은|못 ?미치|모자라|부족)[^.]{0,24}(?:동의|합의|승낙|감수|이의|받아들|지급|정한다|하기로|한다)`.test(
        s.text,
      ) ||
        (pattern`차액|부족분|모자라는`.test(s.text) && s.denies(`청구|진정|요구|신고|주장`)) ||
        pattern`최저 ?임금(?:법)?(?:의|은|이)? ?(?:규정|적용)?[^.]{0,8}(?:적용하지|적용되지|배제|받지)`.test(
          s.text,
        )) &&
      !pattern`미달하지|인상|조정한다|무효|(?:미달|낮)[^.]{0,10}(?:경우|때)[^.]{0,20}(?:차액을? 지급|최저 ?임금(?:액)?을 지급)|이상`.test(
        s.text,
      ),
  },
  {
    rule: 'overtime-premium',
    holds: (s) =>
      pattern`(?:남아서|퇴근 ?(?:시간)? ?(?:후|이후)|근무 ?시간 ?(?:외|이후|후|종료)|마감|초과|연장|야간|휴일|밤|철야|새벽|토요일|휴무일|주말|조기 ?출근|일찍 나와)`.test(
        s.text,
      ) &&
      pattern`근무|근로|일하|일한|작업|업무|정리|출근|시간|철야|준비`.test(s.text) &&
      (s.denies(`(?:${pay}|수당|대가|돈)(?:을|를|은|는|이|도|으로)`) ||
        pattern`(?:근로 ?시간|근무 ?시간)(?:으로|에)[^.]{0,10}(?:보지|산입하지|포함하지|인정하지|계산하지) ?(?:아니|않)|(?:임금|급여|시급|수당)[을를은는]? ?(?:계산|산정|지급|청구)하지 (?:아니|않)`.test(
          s.text,
        )) &&
      !pattern`5 ?명|퇴직|동의 없이|시키지|명하지|요구하지|근로를? ?하지 (?:아니|않)|연차|휴가|초과하지|대체 ?휴|보상 ?휴가를? (?:준|부여)|지급하지 (?:않|아니)(?:은|는|한) (?:경우|때)|15 ?시간|허가 없이|승인|신청|결근|지각`.test(
        s.text,
      ),
  },
  {
    rule: 'late-settlement',
    holds: (s) =>
      pattern`퇴사|퇴직|그만|퇴직금|퇴직 ?급여|마지막 (?:급여|월급|임금)|잔여 (?:급여|임금)`.test(
        s.text,
      ) &&
      pattern`${pay}|금품|퇴직금|퇴직 ?급여`.test(s.text) &&
      (pattern`(?:후임|인수 ?인계|업무 ?인계|비품 ?반납|정산|손해 ?확정|사직 ?처리)[^.]{0,24}(?:완료|종료|끝|마칠|채용|될|때)[^.]{0,8}(?:까지|후|뒤)?[^.]{0,24}(?:보류|지급하지|미루|유보|늦추|중지)`.test(
        s.text,
      ) ||
        (pattern`(?:다음 ?다음|다다음|익익) ?달|익익월|분할|익년|이듬해|다음 ?해|결산`.test(
          s.text,
        ) &&
          s.affirms(`지급|정산`)) ||
        (longestDays(s.text.replace(pattern`\d+ ?일(?:분|치)|\d+ ?년|\d+ ?일 ?전`, '')) > 14 &&
          pattern`(?:후|부터|내|이내|안에|걸쳐|뒤|경과)[^.]{0,20}(?:지급|정산|돌려|입금)`.test(
            s.text,
          ))) &&
      !pattern`14 ?일|합의|동의|예고|사직서|연차|휴가|연금|이직 ?확인`.test(s.text),
  },
  {
    rule: 'disciplinary-cut',
    holds: (s) =>
      pattern`감급|감봉|징계`.test(s.titled) &&
      (pattern`(?:평균 ?임금|급여|임금|월급|일당)[^.]{0,6}(?:[2-9]|\d{2,}) ?일 ?분|(?:1|일) ?일분(?!의)|(?:3|4|5|2|삼|사|오|이)분의 (?:1|일)(?=[을를의 ])`.test(
        s.text,
      ) ||
        ratesIn(s.text).some(({ percent }) => percent > 10)) &&
      s.affirms(`감급|감봉|공제|감액|감하|삭감`) &&
      !pattern`10 ?분의 ?1|초과하지|초과할 수 없|넘지|제95조`.test(s.text),
  },
]
