import { highestPercent, longestDays } from '@/lib/contracts/rules/measure'
import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

const smallDelay = pattern`(?:한|두|1|2) ?시간|\d+ ?분|(?:조금|잠깐)이라도|하루(?:라도|만)?|1 ?일이라도|한 번이라도`
const wholeSum = pattern`(?:전체|전부|전액|모두|모든|온)[^.]{0,14}(?:매출|대금|보수|금액|손해|식대)|(?:매출액?|대금|보수|금액)(?:의)? ?(?:전체|전부|전액|모두)`
const notHanded = pattern`(?:나지|되지|받지|나오지|이루어지지) ?(?:아니|않|못)|거절|반려|불허|부결`
const goesAhead = pattern`그대로 (?:효력|유효|이행|진행|지급|치르)|(?:잔금|대금|매매대금)(?:을|를)? ?[^.]{0,10}(?:지급하여야|치러야|내야|지급해야)|해제할 수 없|영향이? ?없|효력이 (?:있|유지)`

/** The same defects in words that other rules do not know, by what they mean. */
export const otherWordingMeanings: readonly Meaning[] = [
  {
    rule: 'interpretation-software',
    holds: (s) =>
      pattern`(?:의견|생각)(?:이|을)?[^.]{0,10}(?:다르|다를|달리|나뉘|엇갈|불일치|맞지)|이견|해석[^.]{0,12}(?:다툼|다르|다를|차이)|다툼이 (?:있|생)`.test(
        s.text,
      ) &&
      pattern`[ⒶⒷ](?:의|이|가) ?(?:해석|의견|결정|판단|뜻|정하는 바|정하는 대로)[^.]{0,14}(?:최종|우선|따르|따른|의한|확정)`.test(
        s.text,
      ) &&
      !s.agreed,
  },
  {
    rule: 'inspection-open',
    holds: (s) =>
      s.acts('Ⓞ') &&
      pattern`검수|검사|인수`.test(s.titled) &&
      pattern`적당한 (?:때|시기)|일정(?:을|에) ?(?:고려|맞추|따라)|무기한|여건|편의|내부 ?(?:사정|일정)|준비되는`.test(
        s.text,
      ) &&
      pattern`검수|검사|보류|미루|불합격|합격`.test(s.text) &&
      !pattern`\d+ ?(?:일|영업일|주)(?! ?마다)|합격한 것으로`.test(s.whole),
  },
  {
    rule: 'acceleration-loan',
    holds: (s) =>
      pattern`원금|원리금|잔액|남은 (?:돈|빚|금액)|빌린 돈|대여금|전액`.test(s.text) &&
      pattern`전부|전액|모두|한꺼번|일시에`.test(s.text) &&
      pattern`달라고|청구할 수|요구할 수|갚으라|갚아야|변제하여야|상환하여야|내야|회수할 수`.test(
        s.text,
      ) &&
      pattern`하루(?:라도|만|를| 이상| 넘)|한 번이라도|1 ?(?:회|일)(?:라도|이라도)|판단(?:하거나|하면|하는)|연락이[^.]{0,14}(?:닿지|안|끊|되지)|매출이?[^.]{0,14}(?:줄|감소|떨어)|(?:대출|자금)[^.]{0,10}(?:상담|알아)|신용 ?(?:점수|등급)|여기면|불안`.test(
        s.text,
      ) &&
      pattern`늦|밀리|연체|떨어|판단|닿지|연락|나빠|바로|즉시|곧|알림 ?없이`.test(s.text) &&
      !pattern`2 ?회|두 ?(?:번|차례|달)|최고|서면으로|\d+ ?일의 기간|수 없|미리 갚`.test(s.text),
  },
  {
    rule: 'substitute-performance',
    holds: (s) =>
      pattern`갚지|변제하지|상환하지|못 갚|갚을 수 없|이행하지`.test(s.text) &&
      pattern`차(?:를|량|는)|화물차|자동차|트럭|기계|설비|토지|건물|아파트|집|상가|주식|재고|땅`.test(
        s.text,
      ) &&
      pattern`(?:빚|채무|원금|대여금|돈)(?:을|를)? ?(?:대신|갈음)|대신(?:하여)?|갈음`.test(
        s.text,
      ) &&
      pattern`넘기|넘긴|이전|양도|가져|인도|귀속|갖`.test(s.text) &&
      (pattern`차액[^.]{0,12}(?:따지지|정산하지|돌려주지|반환하지|청구하지|묻지|없|요구하지)`.test(
        s.text,
      ) ||
        !pattern`차액|정산|청산|경매|감정`.test(s.whole)),
  },
  {
    rule: 'contingency-unfair',
    holds: (s) =>
      pattern`허가|인가|승인|대출|융자|용도 ?변경|인·?허가|전매|승낙`.test(s.text) &&
      notHanded.test(s.text) &&
      pattern`아도|어도|더라도|여도|경우에도|때에도`.test(s.text) &&
      goesAhead.test(s.text) &&
      !pattern`Ⓡ의 (?:귀책|책임|잘못|과실)|반환|돌려|위약금 없이|무효`.test(s.text),
  },
  {
    rule: 'fee-onesided',
    holds: (s) =>
      pattern`최소 ?(?:보증|보장)|선급|선지급|먼저 낸|미리 낸|이미 낸|사용료|로열티|계약금`.test(
        s.text,
      ) &&
      pattern`Ⓞ의 ?(?:귀책|책임|잘못|사정|사유)|이용할 수 없게|매출이? ?(?:없|나지)|판매하지 못`.test(
        s.text,
      ) &&
      pattern`(?:돌려주|반환하|환불하|환급하)지 (?:않|아니)|돌려받지 못|반환을 (?:청구|요구)하지|반환되지`.test(
        s.text,
      ),
  },
  ...((['cross-border-transfer', 'cross-border-unasked'] as const).map((rule) => ({
    rule,
    holds: (s) =>
      pattern`해외|국외|외국`.test(s.text) &&
      pattern`서버|이전|옮기|옮겨|보관|저장|전송|클라우드|데이터 ?센터`.test(s.text) &&
      pattern`정보|데이터|명단|기록`.test(s.text) &&
      pattern`(?:동의|고지|공개|통지|알림|알리)[^.]{0,24}(?:없이|없더라도|필요|받지|하지 (?:않|아니)|생략|않고)|자유롭게|임의로`.test(
        s.text,
      ) &&
      !pattern`수 없|아니 ?된다|안 된다|하지 (?:않는다|아니한다|못한다)[.]? ?$`.test(s.text),
  })) satisfies Meaning[]),
  {
    rule: 'copies-kept',
    holds: (s) =>
      pattern`끝난|종료|만료|해지|해제`.test(s.text) &&
      pattern`명단|원본|개인 ?정보|고객 ?정보|데이터|자료|기록|연락처`.test(s.text) &&
      pattern`Ⓑ(?:은|는|이|가)`.test(s.text) &&
      pattern`(?:가지고 있|갖고 있|남겨 ?두|남겨 ?둘|보관할|보유할|보관하|보유하|저장할|쓸|활용할|계속)[^.]{0,20}(?:수 있|도 된다|한다|있다)`.test(
        s.text,
      ) &&
      pattern`통계|재계약|마케팅|영업|연구|학습|그대로|\d+ ?년|향후|분석|개선|목적`.test(s.text) &&
      !pattern`법령|법률|의무|수 없|파기한|삭제한|동의(?:를|한)|비밀|분쟁|세법|하지 (?:않|아니|못)`.test(
        s.text,
      ),
  },
  {
    rule: 'advance-excess',
    holds: (s) =>
      pattern`늦|넘기|넘긴|지연|지체|어기|어긴|지각`.test(s.text) &&
      smallDelay.test(s.text) &&
      (highestPercent(s.text) >= 10 || wholeSum.test(s.text)) &&
      pattern`배상|깎|공제|뺀|빼|물어|물린|위약|지급하지|감액`.test(s.text) &&
      (s.unnamed || pattern`Ⓡ`.test(s.text)) &&
      !pattern`Ⓞ(?:이|가|은|는)[^.Ⓡ]{0,40}(?:늦|배상|지체|지급한다)|넘지|이자|연체료|한도|할부금|차임|월세`.test(
        s.text,
      ) &&
      !s.both,
  },
  {
    rule: 'unlicensed-legal',
    holds: (s) =>
      pattern`소장|준비 ?서면|답변서|고소장|가압류|지급 ?명령|소송|합의`.test(s.text) &&
      pattern`(?:소장|준비 ?서면|답변서|고소장|지급 ?명령|서면)[^.]{0,20}(?:쓰|써|작성|꾸미|내)|(?:합의|협상|화해|소송)[^.]{0,12}(?:대신|대리|대행|교섭)|대신 ?(?:교섭|합의|소송)`.test(
        s.text,
      ) &&
      s.contract.type !== 'software' &&
      pattern`일[.]? ?$|업무|한다|맡|수행|처리|대행`.test(s.text) &&
      !pattern`변호사(?!가? 아닌)|법무 ?법인|법무사|제외|하지 (?:않|아니|못)|수 없|Ⓑ(?:은|는|이|가)[^.Ⓐ]{0,20}(?:쓰|작성|내)`.test(
        s.text,
      ),
  },
  {
    rule: 'repair-all-tenant',
    holds: (s) =>
      pattern`수리|수선|보수|교체`.test(s.text) &&
      pattern`방수|외벽|승강기|옥상|지붕|배관|구조|건물 자체|공용 ?(?:부분|설비)|보일러|기둥`.test(
        s.text,
      ) &&
      pattern`금액에? ?(?:관계|상관)|전부|모두|일체|모든|몫|원인[^.]{0,8}(?:불문|관계|묻지)|물론`.test(
        s.text,
      ) &&
      s.bears('Ⓡ') &&
      !pattern`Ⓞ(?:이|가|은|는)[^.Ⓡ]{0,40}(?:고치|수리|수선|부담|낸다)|Ⓡ의 (?:고의|과실|잘못)`.test(
        s.text,
      ),
  },
  {
    rule: 'silent-payment',
    holds: (s) =>
      pattern`무료|체험|첫 달|할인 ?기간|맛보기`.test(s.text) &&
      pattern`끝나|지나|만료|종료|마치`.test(s.text) &&
      pattern`(?:따로|별도로|다시|미리)? ?(?:묻지|알리지|동의를? ?(?:받|구하)지|확인하지|안내하지)[^.]{0,6}(?:않|아니)|이미 동의한|동의한 것으로`.test(
        s.text,
      ) &&
      pattern`청구|결제|출금|빠져|전환|유료`.test(s.text),
  },
  {
    rule: 'silent-payment',
    holds: (s) =>
      pattern`(?:말|뜻|의사|연락|통지|신청|얘기|요청|표시)(?:씀|표시)?(?:이|가|을|를)? ?[^.]{0,6}(?:없|않|아니)`.test(
        s.text,
      ) &&
      pattern`다시 (?:등록|가입|계약|구매)한 것|재등록|자동(?:으로)? ?(?:재결제|재등록)|(?:연장|갱신)(?:된|한) 것으로`.test(
        s.text,
      ) &&
      pattern`결제|청구|출금|요금`.test(s.text) &&
      !pattern`\d+ ?(?:일|주|개월) ?전(?:에|까지)? ?[^.]{0,20}(?:알|안내|통지)|미리|언제든`.test(
        s.whole,
      ),
  },
  {
    rule: 'ad-cost',
    holds: (s) =>
      pattern`광고|판촉|할인 ?행사`.test(s.text) &&
      pattern`동의(?:를|는|에)?[^.]{0,14}(?:갈음|생략|필요|간주|본다|받지 ?(?:않|아니)|없이|요하지)`.test(
        s.text,
      ) &&
      pattern`비용|부담|분담|나누|통보|내역|행사`.test(s.text) &&
      !pattern`(?:생략|갈음)하지|동의 ?없이[^.]{0,30}(?:수 없|아니|못|않)`.test(s.text),
  },
  {
    rule: 'franchise-termination',
    holds: (s) =>
      pattern`(?:자동(?:으로|적으로)?|당연히|저절로|곧바로|즉시|그때)[^.]{0,12}(?:종료|해지|끝|효력을? 잃)`.test(
        s.text,
      ) &&
      pattern`계약|가맹`.test(s.text) &&
      pattern`\d+ ?일|시정|점검|어기|위반|연체|미달`.test(s.text) &&
      !pattern`2 ?개월|두 ?달|60 ?일|파산|회생|부도|행정 ?처분|영업 ?허가|만료|기간이 (?:끝|지)|하지 (?:않|아니)는다[.]? ?$|갱신`.test(
        s.text,
      ),
  },
  {
    rule: 'dealer-benefit',
    holds: (s) =>
      pattern`(?:Ⓐ의|Ⓐ가 보낸|Ⓐ 소속)[^.]{0,20}(?:직원|사원|인력|판촉)[^.]{0,60}(?:급여|인건비|교통비|숙박|식비|수당)`.test(
        s.text,
      ) &&
      pattern`Ⓑ(?:이|가|은|는)[^.]{0,24}(?:보전|부담|지급|낸다|대야|갚)`.test(s.text) &&
      !pattern`(?:부담|지급|보전)하지|요구하지|Ⓐ(?:이|가|은|는)[^.Ⓑ]{0,20}부담한`.test(s.text),
  },
  {
    rule: 'provision-without-consent',
    holds: (s) =>
      pattern`(?:회원|고객|이용자|환자|수강생|손님)[^.]{0,16}(?:연락처|정보|명단|이력|기록|데이터)`.test(
        s.text,
      ) &&
      pattern`넘기|넘긴|제공|보내|공유|전달|건네`.test(s.text) &&
      pattern`동의(?:는|를|을)?[^.]{0,16}(?:받지 ?(?:않|아니)|필요(?:로)? ?(?:없|하지)|구하지|없이|생략|갈음)|이미[^.]{0,20}동의`.test(
        s.text,
      ) &&
      !pattern`수 없|아니 ?된다|제공하지|넘기지 (?:않|아니|못)`.test(s.text),
  },
  {
    rule: 'profit-loss-skew',
    holds: (s) =>
      pattern`손실|적자|빚|채무|모자라`.test(s.text) &&
      pattern`Ⓞ(?:은|는|이|가)[^.ⓇⓄ]{0,30}(?:출자(?:한|금)|낸 돈|투자금)[^.ⓇⓄ]{0,14}(?:에서만|까지만|한도|범위)[^.]{0,40}(?:Ⓡ|나머지)[^.]{0,40}(?:채우|채워|부담|메|책임)`.test(
        s.text,
      ),
  },
  {
    rule: 'fixed-term-limit',
    holds: (s) =>
      pattern`기간제|계약직|계약 ?기간|근로 ?기간`.test(s.text) &&
      (pattern`(?:갱신|연장|반복)[^.]{0,24}(?:언제나|계속|항상|여전히|그대로)[^.]{0,16}(?:기간제|계약직)`.test(
        s.text,
      ) ||
        pattern`(?:[3-9]|10) ?년(?:으로|간|의)[^.]{0,60}(?:기간제|계약직)`.test(s.text)) &&
      longestDays(s.text) !== 730 &&
      !pattern`55 ?세|휴직|대체|박사|프로젝트|사업 ?완료|기간의 정함이 없는 (?:근로자|계약)(?:로|으로) (?:본|전환)`.test(
        s.text,
      ),
  },
  {
    rule: 'penalty-in-employment',
    holds: (s) =>
      pattern`나가|그만|퇴사|퇴직|사직|후임|다음 사람`.test(s.text) &&
      pattern`(?:급여|월급|임금|시급|봉급)[^.]{0,24}(?:\d[\d,]*(?:만)? ?원|절반|반을|\d+ ?%|전부|전액)[^.]{0,10}(?:을|를)? ?(?:빼|뺀|공제|깎|차감|제하|지급하지|주지)`.test(
        s.text,
      ) &&
      !pattern`하지 (?:않는다|아니한다)[.]? ?$|수 없|결근|일하지 (?:않|아니)|가불|선급|대여`.test(
        s.text,
      ),
  },
  {
    rule: 'retention-excess',
    holds: (s) =>
      pattern`하자 ?보수|유지 ?보수|무상 ?(?:보수|수리|유지)|보증 ?기간`.test(s.text) &&
      pattern`무상|무료|추가 ?(?:비용|대금) ?없이`.test(s.text) &&
      (longestDays(s.text) >= 3 * 365 ||
        pattern`(?:기능 ?개선|법령 ?(?:의 )?개정|업무 ?(?:절차)? ?[^.]{0,6}변경|추가 ?개발)[^.]{0,40}(?:무상|포함)`.test(
          s.text,
        )) &&
      !pattern`콘크리트|구조|방수|법(?:령|률)에서? 정한|유상|Ⓞ의 (?:잘못|책임)|수리하지`.test(
        s.text,
      ),
  },
  {
    rule: 'deemed-consent',
    holds: (s) =>
      pattern`무료|체험|연장|갱신|결제|청구|변경|요금`.test(s.text) &&
      pattern`이미 ?(?:동의|승낙)(?:한|하신) ?것|(?:동의|승낙)(?:는|를)? ?(?:갈음|받은 것|한 것으로)`.test(
        s.text,
      ) &&
      pattern`묻지|알리지|별도의|따로|통지 ?없이|동의 ?없이|자동`.test(s.text) &&
      !pattern`보지 (?:않|아니)|\d+ ?일 ?(?:전|안|이내)`.test(s.whole),
  },
]
