import { longestDays } from '@/lib/contracts/rules/measure'
import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

const fault = pattern`깨|부수|부서|망가|잃어|분실|파손|실수|잘못|모자라|비면|빵꾸|펑크|손해|손실|부족|모자란|차이|안 맞|맞지 않|지각|결근|무단|외상|미수|사고|고장|불량|차액|시재|훼손|폐기|그만두`
const leaves = pattern`그만|나가|나간|퇴사|퇴직|사직|이직|못 (?:채|다니)|채우지|채우기 전|전에|중도|도중|안 나오|갑자기|무단`
const fixedSum = pattern`\d+ ?만? ?원|[일이삼사오육칠팔구십백천]+만 ?원|달 ?(?:치|분)|개월 ?(?:치|분)|절반|두 배|배(?:로|를)|마지막 ?달|전액|모두|(?<![가-힣])다(?![가-힣])|월급을|급여를|하루 ?치|일당`
const lawful = pattern`실제(?:로)? (?:든|들어간|생긴|입은|발생한)|법에 따|법령|세금|소득세|4대|보험료|동의(?:를|가|한)|(?:나오지|일하지) (?:않|못|아니)(?:은|한) (?:시간|날)|무노동|결근한 (?:날|시간)|지각한 시간|할 수 없|하지 (?:않|아니|못)`

/** Work, by what it means. */
export const workMeanings: readonly Meaning[] = [
  {
    rule: 'wage-deduction',
    holds: (s) =>
      s.has('wages') &&
      s.done('deduction') &&
      (fault.test(s.text) ||
        pattern`방값|기숙사|밥값|식대|유니폼|옷값|교육비|빌린|가불|보증금|벌금`.test(s.text)) &&
      pattern`(?:임금|급여|월급|시급|일당|봉급|보수|알바비|품삯|주급|연봉|퇴직금)(?:에서|을|를|은| 중|으로)`.test(
        s.text,
      ) &&
      !lawful.test(s.text) &&
      !s.refused('deduction'),
  },
  {
    rule: 'penalty-in-employment',
    holds: (s) =>
      (leaves.test(s.text) || fault.test(s.text)) &&
      s.done('compensation') &&
      fixedSum.test(s.text) &&
      !lawful.test(s.text) &&
      !pattern`Ⓐ(?:은|는|이|가)[^Ⓑ]{0,40}(?:배상|지급|물어|준다)`.test(s.text),
  },
  {
    rule: 'penalty-in-employment',
    holds: (s) =>
      leaves.test(s.text) &&
      pattern`(?:그달|마지막|남은|밀린|이미 일한|일한|받을|달 ?치) ?[가-힣 ]{0,6}(?:월급|급여|임금|시급|돈|수당|알바비|보수)(?:은|는|을|를|도)? ?.{0,10}(?:못 받|안 (?:주|준)|없|받지 (?:못|않|아니)|주지 (?:않|아니)|지급하지|지급되지|포기|청구하지)`.test(
        s.text,
      ) &&
      !pattern`퇴직금|연차`.test(s.text),
  },
  {
    rule: 'penalty-in-employment',
    holds: (s) =>
      pattern`오류|실수|불량|지각|결근|항의|잘못|파손|분실|누락`.test(s.text) &&
      pattern`(?:건|번|회|개|분|차례|때)(?:당|마다)?[^.]{0,24}원[을씩이]? ?[^.]{0,16}(?:낸|내야|내고|물|뺀|깎|깐|공제|차감|부과|반영)`.test(
        s.text,
      ) &&
      !lawful.test(s.text),
  },
  {
    rule: 'overtime-premium',
    holds: (s) =>
      s.has('overtime') &&
      (s.refused('extraPay') ||
        pattern`(?:돈|시급|수당|임금|급여|값)(?:은|는|을|이)? ?(?:[가-힣]{0,6}(?:과|와|하고) ?)?(?:똑같|그대로|마찬가지|평소|낮과|같|동일)|(?:월급|시급|급여|연봉|임금)에 ?(?:다 |이미 |모두 )?(?:들어|포함|녹)`.test(
          s.text,
        )) &&
      !pattern`(?:1\.5|50 ?%|절반을|반을) ?.{0,6}(?:더|배|이상|가산)|시키지|하지 않는다[.]?$|퇴직|5명 미만|\d+ ?시간(?:분|까지|치)`.test(
        s.text,
      ),
  },
  {
    rule: 'weekly-holiday',
    holds: (s) =>
      s.has('weeklyRest') &&
      (s.refused('weeklyRest') ||
        s.refused('extraPay') ||
        pattern`무급|(?:돈|시급|임금|급여)(?:은|는|을)? ?(?:없|안 (?:준|주))`.test(s.text)) &&
      !pattern`15 ?시간|나와|일하면|일한|근로|토요일|개근|결근`.test(s.text),
  },
  {
    rule: 'annual-leave-denial',
    holds: (s) =>
      s.has('leave') &&
      (s.refused('leave') ||
        pattern`(?:여름|겨울|명절|추석|설|공휴일|빨간 날|쉬는 날|휴무|한가)[가-힣 ]{0,16}(?:쓴|친|여|대신|갈음|대체)`.test(
          s.text,
        )) &&
      !pattern`(?:15 ?시간|5명|개근|대표와|청구|원하는 (?:날|때)|미사용|못 쓴|쓰지 못한|남은)|방해하지|거부하지|거절하지|경조|병가`.test(
        s.text,
      ),
  },
  {
    rule: 'wage-payment-delay',
    holds: (s) =>
      s.has('wages') &&
      pattern`(?:장사|매출|손님|형편|사정|수금|자금|돈)[^.]{0,12}(?:되면|좋으면|생기면|나아지면|풀리면|들어오면|들어와야|따라|봐서|보아)`.test(
        s.text,
      ) &&
      pattern`(?:다음 ?달|나중|몰아|모아|미루|늦|천천히|그때)[^.]{0,16}(?:준|지급|줄|줘)`.test(
        s.text,
      ) &&
      !pattern`상여|성과|수당|보너스|미루지|늦추지`.test(s.text),
  },
  {
    rule: 'severance-waiver',
    holds: (s) =>
      s.has('severance') &&
      (s.refused('severance') ||
        s.refused('claims') ||
        pattern`(?:월급|급여|시급|임금|연봉|보수|일당)에 ?(?:이미 |다 |모두 )?(?:들어|포함|녹|섞|얹)|나눠|나누어|미리 (?:준|받|지급)|쪼개`.test(
          s.text,
        )) &&
      !pattern`1 ?년 ?(?:미만|이 안|을 못|이 되지)|일 ?년이 안|법(?:에|이|대로)|14 ?일|15 ?시간|퇴직 ?연금|중간 ?정산`.test(
        s.text,
      ),
  },
  {
    rule: 'dismissal-at-will',
    holds: (s) =>
      s.has('dismissal') &&
      pattern`Ⓐ|Ⓑ`.test(s.text) &&
      (s.atWill ||
        pattern`문자|전화|말로|한마디|그날|내일부터|장사|매출|한가|손님이 (?:줄|없)|마음에|사정|언제|안되|안 되|어려|맞지 않|바로`.test(
          s.text,
        )) &&
      !pattern`(?:해고하|내보내|자르|끝내|해지하)지 (?:못|않|아니)|(?:해고할|내보낼|자를|해지할) 수 없`.test(
        s.text,
      ) &&
      !s.agreed &&
      !pattern`서면|30 ?일|한 ?달 ?(?:전|앞)|Ⓑ(?:은|는|이|가)[^Ⓐ]{0,24}(?:그만두|끝내|사직|해지)`.test(
        s.text,
      ),
  },
  {
    rule: 'dismissal-notice-waiver',
    holds: (s) =>
      s.has('dismissal') &&
      pattern`예고|한 ?달 ?(?:치|분|전)|30 ?일|미리`.test(s.text) &&
      pattern`없이|안 (?:주|준|해|하)|않|없|못`.test(s.text) &&
      pattern`예고 ?(?:수당)?|수당|돈|미리`.test(s.text) &&
      !pattern`3 ?개월|석 달|없이는|(?:해고|내보내|자르)[가-힣]{0,4}(?:지 (?:않|못|아니)|ㄹ 수 없)|해고할 수 없|Ⓑ(?:은|는|이|가)[^Ⓐ]{0,30}(?:그만|사직|퇴)`.test(
        s.text,
      ),
  },
  {
    rule: 'break-time',
    holds: (s) =>
      s.has('rest') &&
      (s.refused('rest') ||
        pattern`손님(?:이|을|도)?|전화|자리(?:를|에서)|매장(?:을|에)|가게(?:를|에)|카운터|대기|응대|비울 수|못 (?:나가|비|벗어)|일하면서|번갈|짬`.test(
          s.text,
        )) &&
      !pattern`자유|마음대로|방해하지|보장|벗어나(?:도|ㄹ)|나갈 수 있|나가도|\d+ ?시간(?:을|은|이)? ?(?:준다|쉰다|둔다)|근로 ?시간에 (?:넣|포함)|번갈아 \d`.test(
        s.text,
      ) &&
      pattern`한다|된다|없다|못|야|않|기로|$`.test(s.text),
  },
  {
    rule: 'accident-waiver',
    holds: (s) =>
      pattern`다치|다친|다쳐|아프|사고|산재|재해|데이|베이|부상`.test(s.text) &&
      (pattern`(?:치료비|병원비|약값|보상|산재)[^.]{0,24}(?:달라|청구|요구|신청)[^.]{0,10}(?:않|못|없|아니)|(?:치료비|병원비|약값|보상|책임|손해)[가-힣]{0,3} ?[^.]{0,20}(?:본인|자기|스스로|Ⓑ(?:이|가|의)|알아서)|(?:본인|자기|스스로|알아서|Ⓑ(?:이|가))[^.]{0,16}(?:치료|책임|낸|부담|해결)`.test(
        s.text,
      ) ||
        pattern`Ⓐ(?:은|는|이|가|에게|의|한테)[^.]{0,30}(?:책임[이을]? ?(?:없|지지|묻)|안 (?:진|준)|달라고|물어 ?달|상관)`.test(
          s.text,
        )) &&
      !pattern`일부러|고의|법에|보험으로 처리|산재 ?보험(?:으로|에 따)|Ⓐ(?:은|는|이|가)[^.]{0,20}(?:낸다|부담한다|책임진다|처리한다)`.test(
        s.text,
      ),
  },
  {
    rule: 'insurance-evasion',
    holds: (s) =>
      pattern`4대|사대|고용 ?보험|산재 ?보험|국민 ?연금|사회 ?보험|보험`.test(s.text) &&
      pattern`안 (?:든|들|넣|해)|들지 (?:않|아니)|넣지 (?:않|아니)|가입하지 (?:않|아니)|3\.3|사업 ?소득|빼기로|하지 않기로|나중에`.test(
        s.text,
      ) &&
      !pattern`15 ?시간|60 ?시간|법에|하지 못|않으면|않(?:은|았을) 때|아니한 때`.test(s.text),
  },
  {
    rule: 'late-settlement',
    holds: (s) =>
      pattern`(?:그만두|퇴사|퇴직|나가|나간)[가-힣]{0,4} ?[^.]{0,24}(?:(?:다음|다다음) ?달|두 ?달|석 ?달|[2-9] ?(?:개월|달)|한 ?달|1 ?개월|[2-9]\d ?일)[^.]{0,14}(?:준다|지급|정산|넣|보내)`.test(
        s.text,
      ) && !pattern`14 ?일|알려|말해|통지|통보|예고|미리`.test(s.text),
  },
  {
    rule: 'marriage-pregnancy',
    holds: (s) =>
      pattern`결혼|혼인|시집|장가|임신|아이(?:를|가)|애(?:를|가)|배가 불|출산|아기`.test(s.text) &&
      s.has('ending') &&
      !pattern`이유로[^.]{0,40}(?:않|못|아니|없)|뒤(?:에)? ?돌아|복직|축하|휴가`.test(s.text),
  },
  {
    rule: 'transfer-anywhere',
    holds: (s) =>
      pattern`(?:지점|매장|가게|공장|근무(?:지|처)|일하는 곳|일할 곳|부서|장소|업무|하는 일|현장|사업장)`.test(
        s.text,
      ) &&
      pattern`가서|가야|옮기|옮긴|옮길|보내|보낼|바꾸|바꾼|바꿀|변경|이동|전보|전근|배치|파견|발령|전환|가라|돌릴`.test(
        s.text,
      ) &&
      (s.unnamed || pattern`Ⓞ|Ⓡ`.test(s.text)) &&
      (s.refused('claims') ||
        pattern`어디(?:든|로든|라도)|어느 [가-힣]{1,4}(?:이든|든|으로든|로든|이라도)|아무 ?데|군말|두말|따라야|따른다|싫다|거부할 수|거절할 수|못 한다|무조건|전국|마음대로|언제든`.test(
          s.text,
        )) &&
      !s.agreed &&
      !pattern`상의|의논|물어 ?보|출입|안전|재택`.test(s.text),
  },
  {
    rule: 'noncompete-employee',
    holds: (s) =>
      pattern`(?:끝난|끝나|그만두|그만둔|나간|나가|떠난|떠나|종료|퇴사|퇴직|탈퇴|빠진|만료)[가-힣 ]{0,12}?(?:뒤|후|다음|이후|고 나서|날부터|일로부터|도)|[가-힣](?:뒤|후)에도`.test(
        s.text,
      ) &&
      (pattern`Ⓡ(?:은|는|이|가)`.test(s.text) ||
        s.unnamed ||
        (s.contract.type === 'employment' && s.contract.standpoint !== 'drafter')) &&
      pattern`(?:[ⓇⓄ]|[가-힣]{1,4}(?:점|집|업|방|원|소)|일|장사|업종?|가게|회사|거래|사업|영업|강의|수업|학원|취업|업무|제품|서비스|매장)(?:을|를|에|에서|도)? ?[^.]{0,24}(?:(?:하|차리|열|다니|들어가|맡|가르치|종사하|운영하|참여하|만들|취업하)지 (?:않|아니|못)|수 없|금지|안 [되된한]|못 한)`.test(
        s.text,
      ) &&
      (longestDays(s.text) >= 700 ||
        pattern`평생|영원|영구|전국|어디(?:서|에서)?(?:도|든)|다시는|두 번 다시`.test(s.text)) &&
      !s.both &&
      !pattern`비밀|누설|말하지|자료|간판|표지|이름을|상표|(?:돈|대가|보상|값)(?:을|를|금을)? ?(?:준|지급|치른|주)`.test(
        s.text,
      ),
  },
]
