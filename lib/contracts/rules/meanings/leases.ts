import { fewestTimes, highestPercent } from '@/lib/contracts/rules/measure'
import { raisedPercent } from '@/lib/contracts/rules/raised-rent'
import { pattern } from '@/lib/contracts/rules/rule'
import { isUnderShopCap } from '@/lib/contracts/rules/shop-lease-cap'
import type { Meaning } from './meaning'

const landlordsDuty = pattern`까닭 없이|Ⓐ(?:은|는|이|가)[^.]{0,50}(?:거절|거부|방해|막|요구|강요|반대)`
const oneMonth = pattern`(?:한 ?(?:달|번|차례|회)|1 ?(?:개월|회|기|번)|하루|며칠|열흘|보름|조금|이틀|사흘|일주일|1 ?주)(?:분|치)?(?:만|이라도|라도|도|을|의|이|를|만이라도| |$)`
const twoMonths = pattern`(?:두|2) ?(?:달|개월|번|회|기|차례)(?:분|치|째)?`
const conditional = pattern`(?:않|아니|없|못하|거절당)(?:으면|하면|은 (?:때|경우)|한 (?:때|경우)|는 (?:때|경우))`
const wear = pattern`(?:닳|바래|바랜|낡|해진|변색|색이|마모|손모|노후|세월|햇빛|오래)`
const formerTenant = pattern`(?:이전|전|전에|종전|앞|앞서|먼저|예전|옛)(?:에)? ?(?:[가-힣]{0,6} ?)(?:세입자|임차인|Ⓑ|Ⓡ|Ⓞ|사람|영업자|가게|주인|업자|점포)`
const raising = pattern`(?:올[리린릴려]|인상|증액|상향|더 (?:받|내|얹)|얹|높이|높여|오른다|오르며|오르고)`
const tenthPart = pattern`(?<![가-힣\d])(?:[1-9]|한|두|세|네|다섯) ?할(?![인증당])|(?<!\d)(?:[2-9]|1\d)분의 ?(?:1|일)(?!\d)|(?:절반|반|갑절|곱절|두 배)(?:까지|만큼|으로|을|씩)`
const asMuch = pattern`(?:달라는|부르는|원하는|정하는|요구하는|제시하는|말하는|시세|주변) ?(?:대로|만큼|값|금액|가격|수준|에 맞)`

/** Leases, by what they mean. */
export const leaseMeanings: readonly Meaning[] = [
  ...((['housing-renewal-waiver', 'shop-renewal-waiver'] as const).map((rule) => ({
    rule,
    holds: (s) =>
      (s.refused('renewal') ||
        (s.has('renewal') &&
          pattern`(?:한|두|세|단|[1-3]) ?(?:번|회|차례)[에만]{1,2}.{0,20}(?:뒤|이후|후|다음).{0,40}(?:않|아니|못|없|안)`.test(
            s.text,
          )) ||
        (pattern`(?:기간|기한|계약|\d+ ?년)[이을를]? ?(?:다 ?)?(?:차|되|지나|끝나|채우|살|만료)[가-힣]{0,3} ?.{0,12}(?:무조건|반드시|두말 ?없이|군말 ?없이)`.test(
          s.text,
        ) &&
          s.done('ending'))) &&
      !landlordsDuty.test(s.text) &&
      !conditional.test(s.text) &&
      !pattern`실제 ?거주|직접 ?(?:살|거주)|3 ?기|10 ?년|묵시|자동|통지가 없|보증 ?보험|대출`.test(
        s.whole,
      ) &&
      !s.agreed,
  })) satisfies Meaning[]),
  ...((['housing-arrears', 'shop-arrears'] as const).map((rule) => ({
    rule,
    holds: (s) =>
      s.has('rent', 'lateness', 'ending') &&
      (oneMonth.test(s.text) || (rule === 'shop-arrears' && twoMonths.test(s.text))) &&
      !pattern`(?:3|세|석) ?(?:기|달|개월|번|회)`.test(s.text) &&
      (rule === 'shop-arrears' || !twoMonths.test(s.text)) &&
      !pattern`이자|연체료|%|해지(?:할 수 없|하지)|Ⓑ(?:은|는|이|가) .{0,20}(?:해지|그만)`.test(
        s.whole,
      ) &&
      (fewestTimes(s.text) < 3 || oneMonth.test(s.text)),
  })) satisfies Meaning[]),
  ...((['housing-rent-increase', 'shop-rent-increase'] as const).map((rule) => ({
    rule,
    holds: (s) =>
      (s.has('rent') || raisedPercent(s) > 5 || (pattern`Ⓐ`.test(s.text) && asMuch.test(s.text))) &&
      (raising.test(s.text) || raisedPercent(s) > 5) &&
      !pattern`연체|깎|감액|전환|내리|5 ?%|20분의|이십분의|위약`.test(s.text) &&
      (tenthPart.test(s.text) ||
        asMuch.test(s.text) ||
        highestPercent(s.text) > 5 ||
        raisedPercent(s) > 5) &&
      !s.agreed &&
      !pattern`(?:올[리릴]|인상하|증액하|인상할|증액할)[가-힣 ]{0,4}(?:않|못|없)`.test(s.text) &&
      (rule !== 'shop-rent-increase' || isUnderShopCap(s.contract)),
  })) satisfies Meaning[]),
  {
    rule: 'opposability-waiver',
    holds: (s) =>
      s.has('residence') &&
      (s.refused('residence') ||
        pattern`보류|유보|자제|미룬`.test(s.text) ||
        pattern`(?:뒤|후|다음|나중|끝난|풀린|갚은)(?:에|으로|야|에야)?[^.]{0,16}(?:하기로|한다|해 ?준|해 ?달|하고|받기로|옮기|미루|신고)`.test(
          s.text,
        )) &&
      !pattern`Ⓐ(?:은|는|이|가).{0,40}(?:방해|협조|막|설정|저당|담보|빌리지)|(?:하|받)지 (?:않|아니|못)(?:으면|은|아)|지체 ?없이|당일|바로|즉시|할 수 있|번호|잔금(?!.{0,40}(?:보류|유보|미룬|개월|달))`.test(
        s.text,
      ),
  },
  {
    rule: 'premium-waiver',
    holds: (s) =>
      s.refused('premium') &&
      !pattern`Ⓐ(?:은|는|이|가)[^Ⓑ]{0,60}(?:방해|거절|요구|막|끼어)|지급한 (?:사실|바|적)|없었|3 ?기|10 ?년`.test(
        s.text,
      ),
  },
  {
    rule: 'self-help-eviction',
    holds: (s) =>
      s.has('lockout') &&
      (s.has('ending') || s.has('lateness')) &&
      pattern`Ⓐ|Ⓑ|주인`.test(s.text) &&
      !pattern`법원|판결|강제 ?집행|절차|소송|법적|동의(?:를|을) ?(?:받|얻)|Ⓑ(?:이|가|은|는)[^Ⓐ]{0,30}(?:치우|옮|빼|수거|가져|꺼내|반출|철거)[가-힣]* ?(?:한다|야|고 |ㄴ다|수 있)|갈아 ?(?:준|끼)|고장`.test(
        s.whole,
      ) &&
      (s.refused('claims') ||
        pattern`(?:수|도 ?(?:된다|좋다|괜찮)|더라도|버려도|버린다|바꾼다|끊는다|치운다|끊고|바꾸고|아무 (?:말|소리))`.test(
          s.text,
        )) &&
      !pattern`(?:바꾸|끊|치우|들어내|처분하|반출하|버리|잠그|옮기|폐기하|중단하)지 (?:않|아니|못)|(?:바꿀|끊을|치울|버릴|처분할|반출할|잠글|중단할) 수 없`.test(
        s.text,
      ),
  },
  {
    rule: 'deposit-return-delay',
    holds: (s) =>
      s.has('deposit') &&
      (s.has('nextTenant') ||
        pattern`(?:팔아|팔리|팔려|팔고|돈이|형편|여유|마련|대출|융자)[^.]{0,16}(?:날|때|되면|뒤|나면|생기면|풀리면)`.test(
          s.text,
        )) &&
      (s.has('giveBack') || pattern`준다|지급|주기로|줄 수|받는다|받기로|정산`.test(s.text)) &&
      !pattern`(?:상관|관계)(?: ?없이|하지|치)|안 (?:들어와|들어오|나가|구해)|들어오지 (?:않아도|아니하여도|않더라도)|구하지 못(?:해도|하더라도)|(?:구해지|나가|팔리)지 않(?:아도|더라도)|없더라도|기다리지|동시|권리금|중개|복비`.test(
        s.text,
      ),
  },
  {
    rule: 'repair-all-tenant',
    holds: (s) =>
      s.has('repairs') &&
      (s.has('all') || s.has('whoever')) &&
      (s.bears('Ⓡ') ||
        pattern`Ⓡ(?:이|가|은|는|의)? ?.{0,14}(?:고치|고친|수리|수선|손본|돈으로|비용으로|몫)`.test(
          s.text,
        )) &&
      !pattern`Ⓞ(?:이|가|은|는)|Ⓡ(?:이|가|의) ?(?:잘못|실수|고의|부주의|과실|귀책|일부러)|소모품|전구|자잘|작은|사소|만원 ?(?:이하|미만|아래)`.test(
        s.text,
      ),
  },
  {
    rule: 'restoration-excess',
    holds: (s) =>
      s.has('restoration') &&
      (wear.test(s.text) ||
        formerTenant.test(s.text) ||
        pattern`새것|처음 지|신축|새로 (?:해|하|한|바|도배|칠)|골조|콘크리트`.test(s.text)) &&
      (s.done('restoration') || s.bears('Ⓡ')) &&
      !pattern`제외|(?:그냥|그대로) ?(?:두|둔)|빼고|않아도|아니하여도|아니하고|두어도|놔둬|(?:책임|의무)[이가]? ?없|Ⓞ(?:이|가|은|는) .{0,24}(?:고|부담|한다)|하지 (?:않|아니)|묻지|보지`.test(
        s.whole,
      ),
  },
  {
    rule: 'landlord-entry',
    holds: (s) =>
      pattern`Ⓞ(?:은|는|이|가|도|의| ?(?:및|또는|이나|과|와|측|쪽))`.test(s.text) &&
      s.has('entry') &&
      pattern`아무 ?때|언제|수시|마음대로|말 ?없이|없을 때|없어도|불쑥|열쇠(?:를|로)|필요하(?:면|다고)|원할 때|미리 (?:말|알|연락)[가-힣]* ?(?:않|없|아니)`.test(
        s.text,
      ) &&
      !s.refused('entry') &&
      !s.agreed &&
      !pattern`괜찮다고|불이 나|급한|긴급|화재`.test(s.text),
  },
  ...((['fee-breakdown-refusal', 'home-fee-breakdown'] as const).map((rule) => ({
    rule,
    holds: (s) =>
      s.has('fees', 'breakdown') &&
      (s.refused('breakdown') || s.refused('claims') || s.refused('looks')) &&
      !pattern`거부하지|거절하지|요구할 수 있|Ⓐ(?:은|는|이|가).{0,30}(?:보여|공개|제공)(?:한다|하여야|준다)`.test(
        s.text,
      ),
  })) satisfies Meaning[]),
  {
    rule: 'landlord-sells-out',
    holds: (s) =>
      pattern`(?:팔리|팔[게기려]|팔면|팔 때|매각|매매|재건축|재개발|건물[을의이]? ?철거|철거 ?(?:또는|나|계획)|리모델링|주인이 바뀌|직접 (?:쓰|살)|자녀|아들|딸|사정)`.test(
        s.text,
      ) &&
      (pattern`Ⓡ(?:은|는|이|가)[^Ⓞ]{0,50}(?:비우|비워|비운|나가|나간|명도|퇴거|인도|빼)`.test(
        s.text,
      ) ||
        pattern`Ⓞ(?:은|는|이|가)[^Ⓡ]{0,50}(?:끝[내낼]|해지|내보|종료)`.test(s.text)) &&
      !pattern`(?:나가|비우|비워|해지|명도)[가-힣 ]{0,6}(?:않|못|없)|이사비|보상|위약금|기간이? (?:끝|다 차|만료)|만료|승계|이어받|Ⓡ(?:이|가|은|는|의) ?[^Ⓞ]{0,10}(?:사정|필요|원하)|합의`.test(
        s.text,
      ),
  },
  {
    rule: 'lease-rest-penalty',
    holds: (s) =>
      s.has('ending', 'rent') &&
      pattern`남은|나머지|끝날 때까지|만료(?:일)?까지|잔여`.test(s.text) &&
      s.has('all') &&
      (s.unnamed || pattern`Ⓡ`.test(s.text)) &&
      pattern`낸다|내야|내고|물어|물기로|부담|지급|배상`.test(s.text) &&
      !pattern`새|다음|돌려|반환|보증금에서|안 내|내지 않`.test(s.text),
  },
]
