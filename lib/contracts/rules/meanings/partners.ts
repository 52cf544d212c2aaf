import { longestDays } from '@/lib/contracts/rules/measure'
import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

const forEver = pattern`영원|영구|평생|언제까지|끝(?:나는|이|을)? ?(?:때|날)?[이을를]? ?(?:없|두지|정하지|두고)|기한(?:이|을)? ?(?:없|두지|정하지)|무기한|한없이|끝없이|영속|없어지지 않|소멸하지 (?:않|아니)`
const takes = pattern`(?:소유권|권리)(?:은|는)[^.]{0,10}Ⓞ(?:에게|에) ?(?:있|속)|Ⓞ(?:의|가|이|에|에게|한테)? ?(?:것|소유|재산|자산|차지|권리|단독|귀속|갖|가진|가져)|Ⓞ(?:이|가|은|는)[^.]{0,16}(?:갖|가진|가져|소유|차지)`

/** Secrets, rights, distribution and sales, by what they mean. */
export const partnerMeanings: readonly Meaning[] = [
  {
    rule: 'nda-overbroad',
    holds: (s) =>
      pattern`비밀|기밀`.test(s.text) &&
      pattern`정보|것은|내용|자료`.test(s.text) &&
      (s.has('all') ||
        pattern`표시(?:가|를|의)?[^.]{0,8}(?:든|여부|없|관계|불문)|온갖|무엇이든|가리지`.test(
          s.text,
        )) &&
      pattern`(?:비밀|기밀)[가-힣 ]{0,6}(?:로|으로|에) ?(?:친|본|보|여|한|삼|포함|해당|다룬)`.test(
        s.text,
      ) &&
      !pattern`제외|예외|표시한|지정한|반환|파기|돌려|주지 (?:않|아니)|다음 각`.test(s.whole),
  },
  {
    rule: 'perpetual-confidentiality',
    holds: (s) =>
      forEver.test(s.text) &&
      (s.contract.type === 'nda' || pattern`비밀|기밀|누설`.test(s.titled)) &&
      pattern`의무|비밀|누설|지킨|지켜|이어|남`.test(s.text) &&
      !pattern`영업 ?비밀|개인 ?정보|법령|(?<!\d)[1-7] ?년`.test(s.text),
  },
  {
    rule: 'presumed-breach',
    holds: (s) =>
      pattern`Ⓡ(?:이|가)[^.]{0,40}(?:흘린|새게 한|어긴|누설한|빼낸|유출한|위반한|잘못한|한) ?것으로 ?(?:보|본|친|여|추정|간주)|Ⓡ(?:이|가|은|는)[^.]{0,30}(?:아니라는|않았다는|아님을|않음을|없음을|그렇지 않다는|결백)[^.]{0,16}(?:밝|증명|입증|보여)|(?:없음|않았음|아님|않음|없다는|아니라는|않았다는)[^.]{0,8}(?:은|는|을)? ?Ⓡ(?:이|가)[^.]{0,10}(?:증명|입증|밝)`.test(
        s.text,
      ) &&
      !s.both &&
      !pattern`(?:추정하|보|간주하)지 (?:않|아니)`.test(s.text),
  },
  {
    rule: 'noncompete-employee',
    holds: (s) =>
      pattern`Ⓡ(?:은|는|이|가)`.test(s.text) &&
      pattern`(?:끝난|떠난|종료|퇴직|나간|만료|해지)[^.]{0,24}(?:년|지나|경과|뒤|후)`.test(
        s.text,
      ) &&
      pattern`경쟁|같은|동종|유사|비슷`.test(s.text) &&
      pattern`사업|업|소재|제품|일|영업|회사`.test(s.text) &&
      pattern`(?:영위|종사|참여|관여|운영|설립|투자|취업|손대|하)(?:할 수 없|지 (?:못|않|아니))`.test(
        s.text,
      ) &&
      longestDays(s.text) >= 700 &&
      !s.both &&
      !pattern`비밀|누설|(?:돈|대가|보상|값)(?:을|를|금을)? ?(?:준|지급|치른|주)|유인`.test(s.text),
  },
  {
    rule: 'customer-data-ownership',
    holds: (s) =>
      pattern`(?:손님|고객|회원|이용자|예약자|구매자|수강생)[^.]{0,16}(?:정보|연락처|기록|명단|자료|데이터|번호)`.test(
        s.text,
      ) &&
      takes.test(s.text) &&
      !pattern`각자|각각|공동|함께|Ⓡ(?:에게|의 것)|동의(?:를|을) ?(?:받|얻)|파기|(?:갖|가지|소유하|차지하)지`.test(
        s.text,
      ),
  },
  {
    rule: 'sublicense-free',
    holds: (s) =>
      pattern`Ⓞ(?:은|는|이|가)`.test(s.text) &&
      pattern`(?:다른|제3|남|계열|누구)[가-힣 ]{0,6}(?:에게|회사|사람|업체|사|자|로)[^.]{0,30}(?:쓰게|쓸 수 있게|이용하게|사용하게|다시 (?:허락|빌려)|재허락|재이용|빌려 ?(?:주|줄))`.test(
        s.text,
      ) &&
      !pattern`(?:하|주)지 (?:못|않|아니)|수 없|동의(?:를|을|가) ?(?:받|얻|있)|허락(?:을|를) ?(?:받|얻)|합의`.test(
        s.text,
      ),
  },
  {
    rule: 'preexisting-ip',
    holds: (s) =>
      pattern`(?:새로|고친|고쳐|바꾼|다듬|개량|개선|바탕으로|원래|전부터|이전부터|이미|스스로)[^.]{0,30}(?:그린|만든|만드|가진|가지고|보유|개발|것|기술|그림|프로그램|도안|방법)`.test(
        s.text,
      ) &&
      takes.test(s.text) &&
      pattern`Ⓡ`.test(s.text) &&
      !pattern`공동|함께 갖|(?:되|가지|갖|차지하|귀속하)지 (?:않|아니)|값을 치르고|대가를 (?:주|지급)|협의|합의|물건|선물|손님|고객`.test(
        s.text,
      ),
  },
  {
    rule: 'management-interference',
    holds: (s) =>
      pattern`Ⓑ(?:은|는|이|가)`.test(s.text) &&
      pattern`(?:소매가|판매가|소비자가|정가|가격|값|금액)[^.]{0,20}(?:하회|밑|아래|낮|싸|깎|내려|할인|미만|벗어나)[^.]{0,30}(?:않|아니|못|없|안 )`.test(
        s.text,
      ) &&
      pattern`Ⓐ(?:이|가|의)`.test(s.text) &&
      !pattern`권장|자유|강요|강제|구속|참고`.test(s.text),
  },
  {
    rule: 'dealer-benefit',
    holds: (s) =>
      pattern`Ⓐ(?:이|가|의)[^Ⓑ]{0,40}(?:행사|판촉|광고|기념|개업|체육|매장|창고|청소|사원)`.test(
        s.text,
      ) &&
      pattern`Ⓑ(?:은|는|이|가)`.test(s.text) &&
      pattern`(?:자신|자기|제|본인|Ⓑ)의? ?(?:비용|돈|부담)|대가 없이|무상|거저|공짜`.test(s.text) &&
      pattern`보내|보낸|파견|내놓|댄다|대야|나와|제공|참여|부담|낸다|내야`.test(s.text) &&
      !s.agreed &&
      !pattern`요구하지|(?:보내|하)지 (?:않|아니|못)`.test(s.text),
  },
  {
    rule: 'return-refusal',
    holds: (s) =>
      pattern`재고|반품|유통 ?기한|안 팔리|남은 (?:물건|제품|상품)|묵은`.test(s.text) &&
      pattern`Ⓡ(?:이|가|은|는)[^.]{0,40}(?:떠안|부담|책임|처리|손실)|Ⓞ(?:은|는|이|가)[^.]{0,30}(?:회수하|받아 ?주|되사|가져가|바꿔 ?주|교환하)지 (?:않|아니|못)|반품[^.]{0,16}(?:허용|인정|접수)[^.]{0,6}(?:않|아니|없)|반품[^.]{0,8}(?:불가|금지)`.test(
        s.text,
      ) &&
      !pattern`(?:받아 주|회수하)지 않으면|Ⓡ의 잘못|거부할 수 없다[.]?$|할 수 있|하자가 있는`.test(
        s.text,
      ),
  },
  {
    rule: 'dealer-termination',
    holds: (s) =>
      pattern`Ⓞ(?:은|는|이|가)`.test(s.text) &&
      pattern`거래|계약|공급`.test(s.text) &&
      pattern`종료할|끊을|끝낼|중단할|멈출|해지할|그만둘`.test(s.text) &&
      s.atWill &&
      !pattern`수 없|\d+ ?(?:일|개월)|부도|파산|정당한|위반|미납|연체|합의`.test(s.text) &&
      !s.both,
  },
  {
    rule: 'dealer-sales-target',
    holds: (s) =>
      pattern`판매량|매출|실적|매입|주문량|목표`.test(s.text) &&
      pattern`밑도|못 미치|모자라|미달|채우지|이르지|떨어지`.test(s.text) &&
      pattern`(?:마진|장려금|할인율|수수료율?|지원금)[^.]{0,12}(?:인하|줄|깎|낮|감액)|(?:단가|값|가격)[^.]{0,10}(?:올|인상|높)|거래[^.]{0,10}(?:끝|종료|끊|멈)|위약|벌`.test(
        s.text,
      ) &&
      !pattern`않는다|아니한다|없다|참고`.test(s.text),
  },
  {
    rule: 'collateral-open',
    holds: (s) =>
      pattern`담보|보증금|보증인`.test(s.text) &&
      pattern`Ⓡ(?:은|는|이|가)`.test(s.text) &&
      pattern`Ⓞ(?:이|가)[^.]{0,40}(?:요청|요구|달라|원하|말하|정)[^.]{0,20}(?:만큼|대로|때|면|언제|금액)`.test(
        s.text,
      ) &&
      pattern`제공|내놓|내야|낸다|세워|늘려|채워|잡혀`.test(s.text) &&
      !pattern`한도|범위|이내|협의|합의|할 수 없|하지`.test(s.text),
  },
  {
    rule: 'franchise-renewal-waiver',
    holds: (s) =>
      (s.has('renewal') ||
        pattern`계속(?:할|하|해)|더 (?:할|하|이어)|이어 ?(?:갈|가|하)|연장`.test(s.text)) &&
      (pattern`Ⓐ(?:의)? ?(?:마음|뜻|재량|결정|판단|자유)|Ⓐ(?:이|가) ?(?:마음대로|알아서|정한|정하|결정)`.test(
        s.text,
      ) ||
        s.refused('renewal')) &&
      !pattern`합의|협의|정당한|10 ?년|거절하지|동의`.test(s.text),
  },
  {
    rule: 'franchise-penalty',
    holds: (s) =>
      pattern`Ⓑ`.test(s.text) &&
      pattern`그만|해지|도중|중도|닫|폐점|어기|위반|끝내`.test(s.text) &&
      pattern`(?:남은|나머지|잔여)[^.]{0,24}(?:로열티|달|기간|회비|수수료)[^.]{0,20}(?:모두|전부|전액|다 )|[1-9]\d* ?(?:천만|억) ?원?|[2-9] ?배|두 배|세 배`.test(
        s.text,
      ) &&
      pattern`물|낸다|내야|내고|배상|지급|위약`.test(s.text) &&
      !pattern`Ⓐ(?:은|는|이|가)[^Ⓑ]{0,30}(?:물|배상|지급)|한도|넘지|실제`.test(s.text) &&
      !s.both,
  },
  {
    rule: 'breach-notice-delay',
    holds: (s) =>
      pattern`(?:정보|명단|번호|기록|자료|데이터)[가-힣]{0,3} ?[^.]{0,12}(?:밖으로|새어|새 |흘러|빠져|유출|털리|잃어|도난)`.test(
        s.text,
      ) &&
      pattern`알[리려린]|통보|통지|신고|말`.test(s.text) &&
      (longestDays(s.text) > 3 ||
        pattern`알리지 (?:않|아니)|말하지 않|덮|숨기|조용히`.test(s.text)) &&
      !pattern`3 ?일|72 ?시간|곧|바로|즉시|지체`.test(s.text),
  },
  {
    rule: 'consumer-jurisdiction',
    holds: (s) =>
      pattern`법원|재판|소송`.test(s.text) &&
      pattern`Ⓐ(?:의|이|가|에서)? ?[^.Ⓑ]{0,14}(?:있는|가까운|편한|소재|본사|본점|주소|정한|고른)`.test(
        s.text,
      ) &&
      !pattern`Ⓑ(?:의|이|가)[^.]{0,12}(?:주소|사는|있는)|소비자|민사소송법|법에 따`.test(s.text),
  },
  {
    rule: 'known-defect-waiver',
    holds: (s) =>
      pattern`하자|흠|결함|물이 새|새더라도|새어도|갈라|고장|떨어지|망가`.test(s.text) &&
      pattern`공사|시공|수리|고친|만든|설치`.test(s.titled) &&
      pattern`Ⓡ(?:은|는|이|가)[^.]{0,24}Ⓞ(?:에게|한테)[^.]{0,30}(?:따지|묻|청구|요구|고쳐 ?달|물어 ?달|탓)[^.]{0,14}(?:않|아니|못|없)|Ⓞ(?:은|는)[^.]{0,30}(?:책임|고쳐 ?주)[^.]{0,8}(?:않|아니|없)`.test(
        s.text,
      ) &&
      !pattern`Ⓡ(?:이|가|의)[^.]{0,16}(?:잘못|망가|부주의|과실|고의)|개월|년|알고`.test(s.text),
  },
  {
    rule: 'hidden-defect-waiver',
    holds: (s) =>
      pattern`있는 그대로|지금 상태|현 ?상태|하자|흠|새(?:거나|도|더라도|어도)|갈라|고장|곰팡|문제|나중에|뒤(?:에|늦게)`.test(
        s.text,
      ) &&
      pattern`Ⓞ(?:에게|한테|은|는|이|가)[^.]{0,30}(?:따지|묻|청구|요구|책임|탓|고쳐|물어)[^.]{0,14}(?:않|아니|못|없)`.test(
        s.text,
      ) &&
      pattern`집|건물|물건|물품|땅|토지|아파트|점포|기계|차`.test(s.titled) &&
      !pattern`알았|알고|보고|고쳐[^.]{0,30}(?:뒤|후)에 (?:넘|인도)|알린|고지|개월|년 안|Ⓡ의 잘못|신고`.test(
        s.text,
      ),
  },
  {
    rule: 'contingency-unfair',
    holds: (s) =>
      pattern`대출|융자|은행|허가|승인|인가|담보 ?대출`.test(s.text) &&
      pattern`안 나와|안 나오|나오지|거절|못 받|안 되|되지 (?:않|아니)|부결|막히|나지`.test(
        s.text,
      ) &&
      pattern`계약금|낸 돈|위약|책임`.test(s.text) &&
      pattern`못 |못한|않|아니|없|잃|포기|몰수|돌아오지|Ⓞ의 것`.test(s.text) &&
      !pattern`돌려준|돌려주고|반환한|반환하고|위약금 없이|책임 ?없이|없던 (?:일|것)`.test(s.text),
  },
  {
    rule: 'liability-cap-low',
    holds: (s) =>
      pattern`Ⓞ(?:은|는|이|가|의)`.test(s.text) &&
      pattern`손해|손실|피해|오류|잘못`.test(s.text) &&
      pattern`(?:배상|책임|의무|보상)[^.]{0,10}(?:벗어|면하|면한|없|지지 (?:않|아니)|부담하지|하지 (?:않|아니))`.test(
        s.text,
      ) &&
      pattern`Ⓡ`.test(s.text) &&
      !pattern`천재|불가항력|Ⓡ(?:은|는)[^.]{0,60}책임(?:을|이)? ?(?:지지|없)|Ⓡ(?:의|이|가) ?(?:잘못|과실|고의|귀책)|고의|중과실|과실 ?없|제3자|없는 (?:한|경우)`.test(
        s.whole,
      ) &&
      !s.both,
  },
  {
    rule: 'retention-excess',
    holds: (s) =>
      pattern`Ⓡ(?:이|가|은|는)`.test(s.text) &&
      s.has('repairs') &&
      s.has('free') &&
      (forEver.test(s.text) ||
        longestDays(s.text) >= 1000 ||
        pattern`돌아가는 한|쓰는 (?:한|동안)|쓰는 내내|계속`.test(s.text)) &&
      !pattern`잘못 만든|Ⓡ의|\d+ ?개월|(?<!\d)[12] ?년|유상`.test(s.text),
  },
  {
    rule: 'inspection-open',
    holds: (s) =>
      pattern`결과물|수령|됐는지|되었는지|끝났는지|받아들일지|합격|검수|검사|인수|다 된`.test(
        s.text,
      ) &&
      pattern`Ⓞ(?:이|가|은|는|의)`.test(s.text) &&
      pattern`보기에|기대에|마음에|흡족|만족|생각|느끼|판단|기준을 두지`.test(s.text) &&
      !pattern`\d+ ?(?:일|주|영업일)|객관|합의|함께|정당한|별지|기획서|명세서`.test(s.text),
  },
]
