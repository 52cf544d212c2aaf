import { longestDays } from '@/lib/contracts/rules/measure'
import { pattern } from '@/lib/contracts/rules/rule'
import { ratesIn } from '@/lib/contracts/text/figures'
import type { Meaning } from './meaning'

const price = pattern`가격|공급가|단가|대금|배분 ?(?:율|비율)|분배 ?(?:율|비율)|수수료|이율|이자율|요율|장려금|정산 ?비율|보수|사용료`
const changes = pattern`조정|바꾸|바꿀|바꿔|변경|올리|올릴|내리|내릴|인상|인하|정할|다시 정|낮출|낮추|높일`
const others = pattern`투자|물건값|판매 ?대금|손님|고객|유통|거래처|발주|원청|보조금|지원금|광고주|정산금|분양|대출|본사|상위|제3자|방송사|플랫폼`
const afterReceipt = pattern`(?:받은|들어온|입금된|입금한|회수한|회수된|유치한|수금한|끝난|팔린|팔고|받고)(?: ?[가-힣]{0,2})? ?(?:뒤|다음|후|때|날|경우)|(?:받|들어오|입금되|회수하|유치하|수금하|팔리)(?:아야|면|어야|으면|여야|야)|(?:주지|지급하지|내지|들어오지) ?(?:않|아니)`
const reward = pattern`보수|대금|사용료|수수료|용역비|제작비|원고료|인세|작업비|물품값|납품값|잔금`
const cuts = pattern`깎|감액|빼고|뺀|뺄|줄여|줄일|덜 ?(?:주|줄|지급)|삭감|차감|공제`
const results = pattern`매출|판매|실적|목표|예산|예상|기대|흥행|조회 ?수|수익|경영|자금`
const ours = pattern`하자|지체|늦|잘못|흠|불량|불합격|위반|지연|귀책|고의|과실`

/** What one side of a bargain may set, withhold or ask for, by what it means. */
export const bargainMeanings: readonly Meaning[] = [
  {
    rule: 'unilateral-price',
    holds: (s) =>
      s.may('Ⓞ') &&
      price.test(s.text) &&
      changes.test(s.text) &&
      !s.agreed &&
      !s.both &&
      !pattern`지수|산식|Ⓡ(?:은|는|이|가)[^.]{0,30}(?:조정|올릴|바꿀|인상)|없|감정`.test(s.text),
  },
  {
    rule: 'pay-when-paid',
    holds: (s) =>
      s.acts('Ⓞ') &&
      others.test(s.text) &&
      afterReceipt.test(s.text) &&
      pattern`지급|보낸|보내|준다|줄|치른|미룰|미룬|정산|송금`.test(s.text) &&
      !pattern`검수를? 받|계산서|청구서|납품을 받|결과물을 받|물품을 받|\d+ ?일 ?(?:안|이내)|Ⓡ(?:이|가|은|는)[^.]{0,16}(?:받은|받으면)|관계없이|상관없이|선급금`.test(
        s.text,
      ) &&
      !s.both,
  },
  {
    rule: 'fee-cut-at-will',
    holds: (s) =>
      s.acts('Ⓞ') &&
      results.test(s.text) &&
      reward.test(s.text) &&
      cuts.test(s.text) &&
      (s.may('Ⓞ') || s.done('deduction')) &&
      !s.agreed &&
      !ours.test(s.text),
  },
  {
    rule: 'scope-change-free',
    holds: (s) =>
      pattern`(?:늘리|늘어|더하|추가|바꾸|바뀌|변경)[^.]{0,24}(?:더라도|여도|어도|도 |하면|면)`.test(
        s.text,
      ) &&
      (pattern`(?:보수|대금|금액|비용|값|돈)(?:을|를|은|는)?[^.]{0,12}(?:더|추가|따로|올려)[^.]{0,14}(?:않|못|없|아니)`.test(
        s.text,
      ) ||
        pattern`(?:정해진|정한|약정한|처음|당초|기존|같은) ?(?:계약)? ?(?:금액|대금|보수|값)(?:의 범위)? ?(?:안에서|으로|대로)`.test(
          s.text,
        )) &&
      pattern`Ⓑ`.test(s.text) &&
      !s.agreed,
  },
  {
    rule: 'ip-before-payment',
    holds: (s) =>
      pattern`저작(?:재산)?권|지식 ?재산권|지적 ?재산권|소유권|모든 권리|일체의 권리`.test(
        s.text,
      ) &&
      pattern`계약(?:한|을 맺은|을 체결한|서에 서명한) ?(?:날|때|즉시)|계약(?:과|체결과)? ?동시|만드(?:는|자마자) ?(?:즉시|순간|때|대로)?|만들어지는 ?(?:즉시|순간|때)|완성(?:과 동시|되는 즉시|한 때|되는 때|된 때|되면)|창작(?:과 동시|한 때|되는)|발생(?:과 동시|하는 즉시|한 때)`.test(
        s.text,
      ) &&
      pattern`넘어간|넘어가|귀속|이전|양도|넘긴|갖는|가진|된다`.test(s.text) &&
      pattern`Ⓞ(?:에|의|가|이)`.test(s.text) &&
      !pattern`대금|완납|지급|잔금|보수를`.test(s.text),
  },
  {
    rule: 'disguised-worker',
    holds: (s) =>
      pattern`출근|나와|상주|근무|자리를 지`.test(s.text) &&
      pattern`\d{1,2} ?시|평일|매일|주 ?\d ?(?:일|회)|근무 ?시간`.test(s.text) &&
      pattern`지시|시키는|감독|팀장|지휘|결재|복무|취업 ?규칙|근태|지각|결근|늦거나`.test(s.text) &&
      s.acts('Ⓡ') &&
      !pattern`받지 (?:않|아니)|자유|스스로|정하지`.test(s.text),
  },
  {
    rule: 'fee-onesided',
    holds: (s) =>
      pattern`Ⓞ(?:이|가|의 사정)[^.]{0,30}(?:그만두|해지|해제|끝내|취소|중단)[^.]{0,24}Ⓡ(?:은|는|이|가)[^.]{0,30}(?:선금|착수금|받은|계약금)[^.]{0,16}(?:돌려|반환)`.test(
        s.text,
      ) ||
      pattern`(?:취하|화해|합의|해임|바꾸|교체|포기|선임)[^.]{0,24}(?:전부|모두|성공|이긴|승소|이겼)[^.]{0,14}(?:것으로 ?보|간주|본다)`.test(
        s.text,
      ) ||
      (pattern`성공 ?보수|보수`.test(s.text) &&
        pattern`(?:결과|승패|성패|성공 여부)[가-힣 ]{0,6}(?:상관없|관계없|불문|무관)|지더라도|져도`.test(
          s.text,
        )) ||
      (pattern`착수금|선금|선급금`.test(s.text) &&
        s.refused('giveBack') &&
        pattern`Ⓞ(?:이|가|의)[^.]{0,30}(?:그만두|시작하지|하지 않|사임|잘못)|어떤|무엇이든|이유`.test(
          s.text,
        )),
  },
  {
    rule: 'expense-open',
    holds: (s) =>
      pattern`출장비|조사비|경비|실비|교통비|숙박비|비용`.test(s.text) &&
      pattern`한도 ?없|한도를 두지|쓴 대로|영수증[^.]{0,10}(?:없|않|붙이지)|필요하다고 (?:보|여|판단)|청구하는 대로|달라는 대로`.test(
        s.text,
      ) &&
      pattern`청구|부담|지급|낸다|물|갚`.test(s.text) &&
      !s.agreed,
  },
  {
    rule: 'liability-cap-low',
    holds: (s) =>
      s.acts('Ⓞ') &&
      pattern`책임|배상|무는|물어 ?주|손해`.test(s.text) &&
      pattern`넘지|넘어[^.]{0,10}(?:지지|않)|넘는[^.]{0,16}(?:않|없|지지)|초과하(?:지|여)`.test(
        s.text,
      ) &&
      pattern`착수금|수수료|한 달|1개월|석 달|3개월|보수|대금|받은 (?:돈|금액)|제품값|물건값`.test(
        s.text,
      ) &&
      pattern`고의|중(?:대한 )?과실|큰 잘못|(?:사유|이유|원인)[을를]? (?:불문|묻지|가리지)|어떤|어떠한|무엇이든|놓치|에도|까닭`.test(
        s.text,
      ) &&
      !pattern`(?:고의|중대한 과실|중과실)[^.]{0,24}(?:제외|그러하지|그렇지|아니한|빼|경우에는 한도)`.test(
        s.whole,
      ),
  },
  {
    rule: 'return-refusal',
    holds: (s) =>
      pattern`유통 ?기한|팔리지|팔다 ?남|재고|안 팔린|남은 ?(?:물품|제품|상품|물건)|계절이 지난`.test(
        s.text,
      ) &&
      pattern`돌려받지 ?(?:않|아니)|반품[^.]{0,10}(?:받지|않|못|없|불가|안)|떠안|도로 (?:받지|사지)|회수하지 ?(?:않|아니)|Ⓡ의 (?:것|부담|책임)`.test(
        s.text,
      ) &&
      !pattern`Ⓡ의 (?:잘못|부주의|과실)|훼손`.test(s.text),
  },
  {
    rule: 'inspection-open',
    holds: (s) =>
      s.acts('Ⓞ') &&
      pattern`검수|검사|확인|심사`.test(s.text) &&
      pattern`편한 때|언제(?:든|라도)|원하는 때|기한 ?없이|기한을 두지|여유가|형편|때까지[^.]{0,30}(?:아니|않|없)|만족|흡족|마음에 들`.test(
        s.text,
      ) &&
      !pattern`\d+ ?일|영업일|\d+ ?주|장부|출입|Ⓡ(?:은|는)[^.]{0,20}검수`.test(s.text),
  },
  {
    rule: 'noncompete-employee',
    holds: (s) =>
      s.mayNot('Ⓡ') &&
      pattern`(?:끝나|끝난|종료|만료|해지|떠난|떠나|나간|그만둔|퇴사|탈퇴)[^.]{0,20}(?:\d+ ?년|[이삼사오육칠팔구십] ?년|[2-9]\d ?개월)`.test(
        s.text,
      ) &&
      longestDays(s.text) >= 700 &&
      pattern`사업|영업|업종|업을|판매|팔지|상품|일하|취업|투자|개업|차리|운영|거래|서비스`.test(
        s.text,
      ) &&
      !pattern`비밀|누설|보관|수당|보상|대가`.test(s.text),
  },
  {
    rule: 'customer-data-ownership',
    holds: (s) =>
      pattern`(?:고객|회원|이용자|손님|구매자)[^.]{0,8}(?:정보|데이터|명단|자료|연락처)`.test(
        s.text,
      ) &&
      pattern`Ⓞ(?:의 ?(?:것|소유|재산|자산)|에(?:게)? ?(?:귀속|속)|(?:이|가) ?(?:가진|갖|보유|소유))`.test(
        s.text,
      ) &&
      !pattern`동의(?:를|한) |공동|각자|파기`.test(s.text),
  },
  {
    rule: 'sole-decision',
    holds: (s) =>
      pattern`Ⓞ(?:이|가|은|는)?[^.]{0,12}(?:혼자|단독으로|홀로|마음대로|Ⓡ의 (?:동의|승낙|뜻) ?없이)[^.]{0,24}(?:정하|정한|결정|처분|팔|빌리|넘기|넘길|할 수)`.test(
        s.text,
      ) && !pattern`일상|통상|경미|수 ?없|못|지 (?:않|아니)`.test(s.text),
  },
  {
    rule: 'withdrawal-forfeit',
    holds: (s) =>
      pattern`(?:빠지|빠진|나가|나간|탈퇴|그만두|그만둔|떠나|떠난|제명)[^.]{0,16}(?:사람|동업자|조합원|Ⓡ|Ⓞ|자는|이는|면)`.test(
        s.text,
      ) &&
      pattern`(?:낸 돈|출자|투자금|지분|몫|투자한)[^.]{0,24}(?:찾아갈|찾지|돌려받|받을|요구|청구|달라|포기|권리)[^.]{0,12}(?:없|못|않|아니|포기|한다)`.test(
        s.text,
      ),
  },
  {
    rule: 'presumed-breach',
    holds: (s) =>
      pattern`(?:않았|아니하였|없|안 했)(?:다는|음|는)[^.]{0,12}(?:증명|입증|밝히|보이)[^.]{0,8}(?:못|않|아니)`.test(
        s.text,
      ) &&
      pattern`잘못|책임|위반|누설|과실`.test(s.text) &&
      pattern`Ⓡ`.test(s.text) &&
      pattern`본다|간주|진다|추정`.test(s.text),
  },
  {
    rule: 'shareholder-onesided',
    holds: (s) =>
      pattern`Ⓞ`.test(s.text) &&
      ((pattern`직원 ?채용|채용|급여|\d+ ?(?:만|백만|천만) ?원|모든 (?:지출|계약|거래)|일상|거래처`.test(
        s.text,
      ) &&
        pattern`(?:동의|승낙|승인|허락)(?:을|를)? ?(?:받|얻|구)`.test(s.text) &&
        !pattern`합병|정관|신주|해산|억 ?원`.test(s.text)) ||
        (pattern`(?:함께|같이|동반|끌어)[^.]{0,16}(?:팔|매각|매도|처분)`.test(s.text) &&
          pattern`요구|청구|하게|하여야`.test(s.text) &&
          pattern`언제|(?<!공)정한 (?:값|가격)|정하는 (?:값|가격|조건)|어떤`.test(s.text)) ||
        (pattern`(?:매출|목표|실적|상장|이익|성과)[^.]{0,40}(?:못|미달|실패|않|아니)`.test(
          s.text,
        ) &&
          pattern`사 달라|되사|매수|사들|사 주|사야`.test(s.text) &&
          (pattern`\d(?:\.\d)? ?배|두 배|세 배|복리`.test(s.text) || ratesIn(s.text).length > 0))),
  },
]
