import { highestYearly } from '@/lib/contracts/rules/measure'
import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

const debt = pattern`갚|빚|빌린|돈(?:을|이)|채무|대여금|차용금|원금|원리금|이자|대출`
const everything = pattern`(?:원금|남은|나머지|빌린 돈|원리금|잔액|전부|모두|전액|(?<![가-힣])다(?![가-힣]))`
const thing = pattern`집|땅|밭|논|산|토지|아파트|상가|가게|점포|부동산|건물|차(?:는|를|가|량)|자동차|트럭|기계|배는|소유권|보증금|주식|전세`
const settles = pattern`정산|청산|차액|남는 (?:돈|값|것)|넘는 (?:값|돈|것|부분)|평가하여|감정|경매|법원|돌려(?:준|주)|(?:가져가|갖|차지하|넘기)지 (?:않|못|아니)`
/** 차액은 정산하지 않는다: what is not settled is no settlement. */
const unsettled =
  /차액[^.]{0,12}(?:않|없|아니|못)[^.]{0,4}|(?:정산|청산|평가)(?:을|를)?\s*(?:절차를?\s*)?(?:하지|없이|거치지)[^.]{0,6}/g

/** Loans and partnerships, by what they mean. */
export const moneyMeanings: readonly Meaning[] = [
  {
    rule: 'acceleration-loan',
    holds: (s) =>
      s.has('lateness') &&
      pattern`하루|한 ?번|1 ?회|한 ?차례|한 ?달|1 ?일(?!까지)|조금`.test(s.text) &&
      everything.test(s.text) &&
      pattern`갚|내놓|내야|낸다|변제|상환|돌려|토해`.test(s.text) &&
      !pattern`두 ?(?:번|달|차례)|2 ?회|연(?:달아|속)|알린 뒤|최고|할 수 없|하지 않|이자를 (?:더|쳐)`.test(
        s.text,
      ),
  },
  {
    rule: 'acceleration-consumer',
    holds: (s) =>
      s.has('lateness') &&
      pattern`하루|한 ?번|1 ?회|한 ?차례|한 ?달|1 ?개월|조금`.test(s.text) &&
      pattern`남은|나머지|잔여|전체|이후|앞으로`.test(s.text) &&
      pattern`한꺼번|한 번에|일시|즉시|바로|당장|전액|모두|(?<![가-힣])다(?![가-힣])`.test(
        s.text,
      ) &&
      !pattern`두 ?(?:번|달|차례)|2 ?회|연(?:달아|속)|10 ?%|10분의|할 수 없|하지 않|정지|멈`.test(
        s.text,
      ),
  },
  {
    rule: 'substitute-performance',
    holds: (s) =>
      (s.has('lateness') ||
        pattern`못 갚|안 갚|갚지 (?:못|않|아니)|변제하지|상환하지|이행하지`.test(s.text)) &&
      thing.test(s.text) &&
      (s.unnamed || pattern`Ⓐ(?:의|에게|한테|이|가|은|는| ?것|로| 앞)`.test(s.text)) &&
      pattern`Ⓐ(?:의)? ?(?:것|소유|차지|명의|앞)|가져|갖는|차지|넘[기긴겨어]|귀속|이전|취득|갈음|대신`.test(
        s.text,
      ) &&
      !settles.test(s.whole.replace(unsettled, '')),
  },
  {
    rule: 'access-device',
    holds: (s) =>
      pattern`통장|체크 ?카드|현금 ?카드|카드|비밀번호|인증서|보안 ?카드|OTP|인감|휴대(?:폰|전화)|유심`.test(
        s.text,
      ) &&
      pattern`맡[기긴겨길]|보관|건네|넘[기긴겨]|내어 ?[주준]|내준|가지고 있|알려 ?[주준]`.test(
        s.text,
      ) &&
      pattern`갚|빌|담보|대신|이자|채무|급여|월급|때까지`.test(s.text) &&
      !pattern`(?:맡기|보관하|건네|넘기|요구하)지|수 없|입금|송금|사본`.test(s.text),
  },
  {
    rule: 'collection-disclosure',
    holds: (s) =>
      debt.test(s.text) &&
      pattern`회사|직장|식구|가족|부모|아내|남편|배우자|친척|친구|이웃|동료|동네|학교|지인|인터넷|단톡`.test(
        s.text,
      ) &&
      s.done('reveal') &&
      pattern`수 있|도 (?:된다|좋다|괜찮|무방|상관)|한다|더라도|기로|않는다|없다|못`.test(s.text) &&
      (s.has('lateness') || pattern`못 갚|안 갚|갚지|갚으라|갚아|빚|채무|연체`.test(s.text)) &&
      !s.refused('reveal') &&
      !pattern`보증|이사|바뀌|옮기|주소|법(?:에|이)|임금|급여에서`.test(s.text),
  },
  {
    rule: 'prededucted-interest',
    holds: (s) =>
      pattern`이자`.test(s.text) &&
      pattern`먼저|미리|선(?:으로|이자)|앞서|당겨|빌려주는 날|건네는 날|빌려줄 때|주는 날`.test(
        s.text,
      ) &&
      s.done('deduction') &&
      !s.refused('deduction') &&
      !pattern`세금|소득세|원천`.test(s.text),
  },
  {
    rule: 'interest-cap',
    holds: (s) =>
      pattern`이자|이율|금리`.test(s.text) &&
      !s.has('lateness') &&
      highestYearly(s.text) > 20 &&
      highestYearly(s.text) < 2000 &&
      !pattern`넘지|초과|넘는|위약|배상|지나면|어기`.test(s.text),
  },
  {
    rule: 'fee-as-interest',
    holds: (s) =>
      pattern`(?:수고|사례|성의|고마움|고맙|인사|소개|알선|주선|마련해|구해|다리 놓)[가-힣 ]{0,10}(?:비|금|돈|로|값|표시)`.test(
        s.text,
      ) &&
      pattern`\d|만 ?원`.test(s.text) &&
      pattern`준다|주기로|건넨|낸다|내기로|지급|드린|얹|뗀|빼`.test(s.text) &&
      !pattern`받지 (?:않|아니)|없다|반씩|중개`.test(s.text),
  },
  {
    rule: 'compound-interest',
    holds: (s) =>
      pattern`이자`.test(s.text) &&
      pattern`(?:못|안) ?(?:낸|내|준|주|갚)[가-힣]{0,3} ?이자|밀린 이자|이자를? ?[^.]{0,10}(?:내지|지급하지|갚지) (?:않|못|아니)|이자[를가]? ?(?:못|안|밀|늦)`.test(
        s.text,
      ) &&
      pattern`원금에|원본에|산입|보태|더해|얹|합쳐|이자(?:를|가) (?:또|다시)|이자에 이자|새끼`.test(
        s.text,
      ) &&
      !pattern`(?:보태|더하|얹|합치|붙이|넣)지 (?:않|아니|못)`.test(s.text),
  },
  {
    rule: 'profit-loss-skew',
    holds: (s) =>
      pattern`손실|손해|적자|빚|밑지|밑진|모자라|축나|망하|채무|마이너스|까먹`.test(s.text) &&
      !pattern`비율|비례|나눠|나누어 (?:부담|메)|반씩|똑같이|잘못|과실|고의`.test(
        s.text.slice(
          Math.max(
            0,
            s.text.search(/손실|손해|적자|빚|밑지|밑진|모자라|축나|망하|채무|마이너스|까먹/),
          ),
        ),
      ) &&
      (s.has('all') ||
        s.has('whoever') ||
        pattern`혼자|도맡|단독|[6-9]\d ?%|[7-9]할`.test(s.text)) &&
      (s.bears('Ⓡ') ||
        pattern`Ⓞ(?:은|는|이|가)[^Ⓡ]{0,20}(?:책임|부담|물)[가-힣]{0,3} ?(?:지지|하지|지 않|없|안)`.test(
          s.text,
        )),
  },
  {
    rule: 'profit-loss-skew',
    holds: (s) =>
      pattern`Ⓡ(?:은|는|이|가)[^.]{0,20}(?:적자|손실|손해|이익|수익|매출)[^.]{0,14}(?:더라도|라도|도 |관계 ?없이|상관 ?없이)[^.]{0,40}(?:보장|지급|준다)`.test(
        s.text,
      ) &&
      !s.both &&
      !s.agreed,
  },
  {
    rule: 'withdrawal-ban',
    holds: (s) =>
      pattern`탈퇴|동업(?:을|에서|관계)?|빠지|빠질|나가|나갈|그만|손(?:을)? ?(?:떼|뗄|털)|발(?:을)? ?(?:빼|뺄)|떠나|떠날`.test(
        s.text,
      ) &&
      pattern`(?:탈퇴(?:할|를)?|빠질|나갈|그만둘|손을 뗄|발을 뺄|떠날|뗄|뺄) ?(?:할 )?수 없|(?:탈퇴하|빠지|나가|그만두|떼|빼|떠나)지 (?:못|않|아니)|(?:못|안) (?:빠|나가|그만|떠)`.test(
        s.text,
      ) &&
      pattern`무슨|어떤|어떠한|절대|결코|끝날 때까지|년|기간|동안|중에는|전에는`.test(s.text) &&
      !pattern`부득이|정당한|불리한|돌려|가져가|같은 (?:업|일)|장사를|영업을|경업|가게를 (?:열|차)`.test(
        s.text,
      ),
  },
  {
    rule: 'withdrawal-forfeit',
    holds: (s) =>
      pattern`탈퇴|빠지|빠진|나가|나간|그만|손을|발을|떠나|떠난|제명|쫓겨`.test(s.text) &&
      pattern`돈|지분|출자|밑천|투자|몫`.test(s.text) &&
      (s.refused('giveBack') ||
        pattern`없던|Ⓐ의 것|Ⓑ의 것|남은 사람|것이 된|귀속|포기|몰수|잃|못 (?:찾|받|가져)|달라고 하지|찾지 (?:못|않|아니)|요구하지`.test(
          s.text,
        )) &&
      !pattern`셈하여|계산하여|정산하여|돌려준다|돌려받고`.test(s.text),
  },
  {
    rule: 'partner-inspection',
    holds: (s) =>
      s.has('records') &&
      pattern`Ⓐ|Ⓑ`.test(s.text) &&
      (s.refused('looks') || s.refused('claims')) &&
      !pattern`거절하지|거부하지|방해하지|막지|언제든지 (?:볼|보|열람)|제3자|남에게|다른 사람`.test(
        s.text,
      ),
  },
  {
    rule: 'expulsion',
    holds: (s) =>
      pattern`제명|내보|쫓아|내쫓|빼 ?(?:낼|버|ㄹ)|뺄 수|뺀다|손(?:을)? ?떼게|나가라|나가게|끊을 수|자를`.test(
        s.text,
      ) &&
      pattern`Ⓞ(?:은|는|이|가|의)`.test(s.text) &&
      pattern`뜻|생각|마음|판단|맞지 않|안 맞|언제|마음대로|혼자|일방|결정|만으로|필요`.test(
        s.text,
      ) &&
      !pattern`정당한|모두(?:의)? (?:찬성|동의)|전원|함께 정|(?:내보내|빼)지 (?:못|않|아니)|뺄 수 없|지분을 (?:돌려|셈)`.test(
        s.text,
      ),
  },
  {
    rule: 'name-trust',
    holds: (s) =>
      pattern`땅|집|건물|부동산|아파트|토지|상가|점포|등기`.test(s.text) &&
      pattern`(?:아내|처|남편|동생|형|부모|어머니|아버지|자녀|아들|딸|친구|직원|친족|배우자|다른 사람|제3자|한 사람|한쪽|지인|처남|사위)(?:의|이|에게)? ?(?:[가-힣]{1,5} )?(?:앞|이름|명의)(?:으로|로)(?!.{0,14}(?:이전|넘))`.test(
        s.text,
      ) &&
      pattern`해 ?(?:두|둔|놓)|올려|올리|둔다|두기로|두고|달아|등기`.test(s.text) &&
      !pattern`공동|하지 (?:않|아니|못)|임차권|전세권|근저당|사업자|계좌|통장`.test(s.text),
  },
  {
    rule: 'acceleration-loan',
    holds: (s) =>
      pattern`여기|생각|판단|의심|불안|우려|미덥|믿기|언제든|마음|요구하면|달라고 하면`.test(
        s.text,
      ) &&
      pattern`Ⓞ`.test(s.text) &&
      pattern`(?:원리금|원금|남은|나머지|빌린 돈|잔액|빚)[^.]{0,16}(?:전부|모두|전액|한꺼번|다 )|(?:즉시|바로|당장|곧)[^.]{0,20}(?:원리금|원금|돈|빚)`.test(
        s.text,
      ) &&
      pattern`갚|내놓|상환|변제`.test(s.text) &&
      !pattern`서면|최고|\d+ ?일 ?(?:전|안|이내)|할 수 없|미리 갚|전에 갚`.test(s.text),
  },
  {
    rule: 'guarantee-period-open',
    holds: (s) =>
      pattern`보증`.test(s.text) &&
      pattern`변제기|기한|기간|갚을 날`.test(s.text) &&
      pattern`늘|연장|미루|갱신|이어`.test(s.text) &&
      pattern`(?:알리지|묻지|동의|승낙|통지)[^.]{0,8}(?:않|없|아니)|저절로|자동|그대로`.test(
        s.text,
      ) &&
      !pattern`보증금|보증 ?보험|하자|품질|승낙을 받|동의를 받|(?:연장되|늘어나|이어지)지`.test(
        s.text,
      ),
  },
  {
    rule: 'wage-assignment',
    holds: (s) =>
      pattern`월급|급여|임금|봉급|퇴직금`.test(s.text) &&
      pattern`Ⓐ(?:이|가|은|는)[^.]{0,24}(?:받[는아기을]|찾는|찾아|타 ?간|수령)`.test(s.text) &&
      pattern`바로|직접|대신|회사에서|먼저|다달이`.test(s.text) &&
      !pattern`이체|수 없|(?:받|찾)지|법원|압류|월급날`.test(s.text),
  },
]
