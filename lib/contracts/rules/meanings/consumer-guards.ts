import { shortestDays } from '@/lib/contracts/rules/measure'
import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

const takesBack = `물러|무르|청약 ?철회|철회|반품|환불|교환|구매 ?취소|결제 ?취소|주문 ?취소`
const money = `이용료|수강료|회비|요금|대금|잔액|선납금|충전금|캐시|포인트|예치금|회원권|등록비|참가비|적립금|보증금|교습비|예약금|잔여 ?금액`
const given = pattern`무상|무료로|이벤트로 (?:지급|제공)|보너스|사은`
const ends = pattern`해지|탈퇴|중도|포기|취소|그만|종료|정지|남은|잔여|환불|변심|휴학|이사`
const keepsIt = pattern`귀속|수익으로|수입으로|몰수|소멸|반환(?:하|되)지|환불(?:하|되)지|환급(?:하|되)지|돌려(?:주|드리)지|반환을 (?:요구|청구)하지|Ⓐ(?:의|에) ?(?:것|소유|몫)|[가-힣]의 몫|돌려(?:드리|주)지`
const harmful = pattern`손해|손실|부상|다치|다친|상해|사고|파손|도난|분실|유출|장애|피해|훼손|멸실|질병|사망`
const exempt = pattern`면책|책임(?:을|이|도|은)? ?(?:지지|없|부담하지|면)|배상하지|변상하지|보상하지|물어 ?(?:드리|주)지|(?:치료비|손해|값)[을를]? ?물지|관여하지|Ⓑ ?(?:본인|자신)?(?:이|가)[^.]{0,14}(?:비용|책임|손해)[^.]{0,8}(?:감당|부담|진다|책임진다)|(?:배상|변상|보상|책임)(?:을|를)? ?(?:청구|요구|묻|구)(?:하지|할 수 없|지)`
const whatever = pattern`쳐도|아도|어도|어떠한|일체|일절|모든|아무런|(?:이유|사유|원인|고의|과실|귀책)(?:를|을|의|나)? ?[^.]{0,8}(?:불문|여하|묻지|유무|관계없|상관없)|더라도|경우에도|해킹|유출|직원의 (?:과실|부주의)|시스템|결함|사이의 문제|관여하지|소홀`
const theirOwn = pattern`Ⓐ의 (?:고의|과실|귀책|책임)|불가항력|천재|Ⓑ(?:의|이|가) ?(?:귀책|고의|과실|부주의|게재|작성|등록|입력|명시하지)|무료|이용자 상호|Ⓑ 상호|제3자가|입증|증명`

/** What consumers keep whatever the terms say, by what it means. */
export const consumerGuardMeanings: readonly Meaning[] = [
  {
    rule: 'withdrawal-denied',
    holds: (s) =>
      ((pattern`마음이 바뀌|변심|방송|개봉|박스|포장|착용|할인|세일|특가|이벤트|확정|결제|서명|계약|직구|해외`.test(
        s.text,
      ) &&
        s.denies(takesBack)) ||
        pattern`(?:환불|환급|반환)[^.]{0,14}(?:적립금|포인트|캐시|쿠폰|상품권|마일리지)(?:으로|로)(?:만)?`.test(
          s.text,
        ) ||
        (pattern`철회 ?(?:기간|기한|가능 ?기간)`.test(s.text) && shortestDays(s.text) < 7)) &&
      !pattern`소비자의 책임|Ⓑ(?:의|에게) 책임|(?<!훼손 여부와? )(?:멸실|훼손)된|복제|주문 ?제작|개별 ?(?:생산|제작)|서면 동의|시험 ?사용|체험|표시하|(?:사용|소비)하여|가치가 (?:현저히|뚜렷이)|7 ?일|14 ?일|거부하지|제한하지|Ⓑ(?:이|가) (?:원하면|선택)`.test(
        s.whole,
      ),
  },
  {
    rule: 'refund-denied',
    holds: (s) =>
      pattern`${money}`.test(s.text) &&
      ends.test(s.text) &&
      keepsIt.test(s.text) &&
      !given.test(s.text) &&
      !pattern`이미 (?:사용|이용)|사용한|공제한 (?:나머지|잔액)|환급한다|환불한다|\d+ ?(?:%|일)[^.]{0,10}공제|위약금|(?:지나치게|부당하게)|귀속되지|소멸되지|소멸하지`.test(
        s.text,
      ),
  },
  ...((['terms-liability-exclusion', 'belongings-liability'] as const).map((rule) => ({
    rule,
    holds: (s) =>
      (rule === 'belongings-liability') ===
        pattern`물품|차량|소지품|귀중품|주차|보관|휴대품|소지물|짐`.test(s.text) &&
      harmful.test(s.text) &&
      exempt.test(s.text) &&
      whatever.test(s.text) &&
      pattern`Ⓐ|운영자|주차장|시설|매장|당사|업체|센터`.test(s.text) &&
      !theirOwn.test(s.whole) &&
      !pattern`면책(?:되지|하지)|책임을 (?:진다|집니다|부담한다)|배상한다[.]?$`.test(s.text),
  })) satisfies Meaning[]),
  {
    rule: 'terms-unilateral-change',
    holds: (s) =>
      (pattern`(?:변경|개정|바뀐|고친)[^.]{0,6}(?:약관|내용|요금|정책|조건)[^.]{0,30}(?:게시|공지|올리)[^.]{0,10}(?:즉시|동시|순간|때부터|날부터)`.test(
        s.text,
      ) ||
        (pattern`Ⓐ(?:은|는|이|가)`.test(s.text) &&
          pattern`상품|서비스|강사|장소|일정|객실|모델|숙소|프로그램`.test(s.text) &&
          pattern`임의로|일방|사정에 따라|필요에 따라|사전 (?:통지|동의|고지) ?없이`.test(s.text) &&
          pattern`대체|변경|교체|취소|바꾸|바꿀`.test(s.text) &&
          pattern`Ⓑ(?:은|는|이|가)[^.]{0,24}(?:거부|거절|이의|환불|해지)[^.]{0,12}(?:못|없|않|아니)`.test(
            s.text,
          ))) &&
      !pattern`\d+ ?일 ?전|동의를 (?:받|얻)|해지할 수 있|불가항력|천재|거부할 수 있`.test(s.whole),
  },
  {
    rule: 'burden-shift',
    holds: (s) =>
      pattern`(?:자료|증거|사실|점)[을를은]? ?[^.]{0,8}Ⓑ(?:이|가)[^.]{0,16}(?:내|제출하|밝히|보이|대)지 못하면[^.]{0,20}Ⓑ의 (?:잘못|책임|과실)`.test(
        s.text,
      ),
  },
  {
    rule: 'blanket-privacy-consent',
    holds: (s) =>
      pattern`정보|연락처`.test(s.text) &&
      pattern`가입(?:함으로써|하면|과 동시에|으로)|이용(?:함으로써|하면)|서명(?:함으로써|하면)`.test(
        s.text,
      ) &&
      pattern`동의한 (?:것|셈)(?:으로|이)`.test(s.text) &&
      pattern`영업|광고|마케팅|홍보|제휴|계열|제3자`.test(s.text),
  },
  {
    rule: 'early-exit-penalty',
    holds: (s) =>
      pattern`그만|중도|해지|채우지|약정 ?(?:전|기간 ?전)`.test(s.text) &&
      pattern`(?:기계|제품|물건|기기)(?:값|대금|가격) ?(?:전부|전액|모두)|(?:남은|잔여)[^.]{0,14}(?:렌탈료|렌털료|요금|할부금|이용료|회비|금액)[^.]{0,4}(?:절반|반액|[3-9]\d ?%|전액|전부)`.test(
        s.text,
      ) &&
      pattern`낸다|내야|납부|부담|지급|문다|물어`.test(s.text) &&
      !pattern`넘지|초과하지|환급|돌려`.test(s.text),
  },
  {
    rule: 'content-license',
    holds: (s) =>
      pattern`(?:올린|작성한|게시한|등록한|만든|촬영한) ?[가-힣]{0,6}(?:사진|글|영상|게시물|콘텐츠|후기|저작물|리뷰)|게시물|후기|리뷰`.test(
        s.text,
      ) &&
      pattern`Ⓐ`.test(s.text) &&
      pattern`제한 ?없이|영구|무기한|영리|상업|판매|제휴사|계열사|제3자`.test(s.text) &&
      pattern`허락한|이용할 수 있|사용할 수 있|동의한 것|양도|수 있다|사용하는 것을`.test(s.text) &&
      !pattern`동의를 (?:받|얻)|수 없|하지 (?:아니|않|못)|대가를 지급|범위(?:에서|로)`.test(s.text),
  },
  {
    rule: 'slow-refund',
    holds: (s) =>
      pattern`환불|환급|반환`.test(s.text) &&
      pattern`철회|반품|취소|해지|대금`.test(s.text) &&
      pattern`(?:다음 ?달|다다음 ?달|익월|다음 ?다음)[^.]{0,10}(?:말일|\d+ ?일|정산일|결제일)|매월 ?(?:말일|\d+ ?일)[^.]{0,10}(?:일괄|한꺼번)`.test(
        s.text,
      ) &&
      !pattern`영업일|하지 (?:아니|않)`.test(s.text),
  },
  {
    rule: 'acceleration-consumer',
    holds: (s) =>
      pattern`할부금|렌탈료|렌털료|잔액|할부 ?대금|남은`.test(s.text) &&
      pattern`전부|전액|일시|한꺼번에|즉시|모두`.test(s.text) &&
      pattern`청구|납부|지급|변제|상실`.test(s.text) &&
      pattern`주소|연락처|직장|신용|압류|이사|의심|우려|판단|통지하지|알리지|한 ?번|1 ?회`.test(
        s.text,
      ) &&
      !pattern`2 ?회|두 번|10 ?분의|10 ?%|생업|이민|철회|해제하면`.test(s.text),
  },
  {
    rule: 'defense-waiver',
    holds: (s) =>
      pattern`할부금|렌탈료|대금|항변|카드사|신용 ?(?:카드|제공)`.test(s.text) &&
      s.denies(`항변|지급(?:을|의)? ?거절|지급 ?거부|(?:대금|할부금)[^.]{0,8}(?:거절|거부)`) &&
      pattern`하자|이행하지|공급(?:되|하)지|불이행|폐업|고장|결함|어떠한|제공(?:되|하)지`.test(
        s.text,
      ) &&
      !pattern`거절할 수 있|항변할 수 있|방해하지|하지 아니하는 경우`.test(s.text),
  },
]
