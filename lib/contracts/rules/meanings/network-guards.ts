import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

const nobodyAsked = pattern`동의[^.]{0,10}(?:필요하지|필요 ?없|없이|요하지|받지|얻지)|협의 ?없이|균등(?:하게|히)|일률|정하는 바|결정하는 대로|결정한 대로|청구하는 대로`
const pushed = pattern`배정|할당|지정|정하는|정한|부여|배분|밀어|의무적|최소|조정하여|확정|끼워|함께|패키지|신제품|비인기`
const takes = `인수|매입|구입|구매|주문|발주|수령|받아|사들|사야|떠안`
const headCosts = pattern`판촉|행사|광고|홍보|창립|체육대회|워크숍|물류|창고|배송 ?센터|직영|판매 ?사원|직원|영업 ?사원|급여|인건비|전산|시스템|프로그램|매장|인테리어|전시|견본|설명회|대관료|발표회|교육|운영비|협찬|찬조|기부|회비`
const disadvantage = pattern`올린|올리|중단|정지|축소|삭감|제한|거절|해지|회수|환수|담보|인상|벌과금|벌금|위약|불이익|감액|박탈|줄이|끊`

/** What a head office may not do to those who sell under its name, by what it means. */
export const networkGuardMeanings: readonly Meaning[] = [
  {
    rule: 'franchise-termination',
    holds: (s) =>
      pattern`해지`.test(s.text) &&
      pattern`Ⓐ(?:은|는|이|가)`.test(s.text) &&
      pattern`Ⓐ|Ⓑ`.test(s.text) &&
      (s.atWill ||
        pattern`최고 ?없이|즉시|(?<!\d)(?:[1-9]|[1-4]\d) ?일|1 ?(?:개월|회|주)|한 ?(?:달|번)|문자|전화|구두|통보(?:와|로)|전자 ?우편|다음 ?날|당일|열흘|보름|일주일|하루|사흘|이틀`.test(
          s.text,
        )) &&
      !pattern`2 ?개월 ?이상|두 달 ?이상|2 ?회 ?이상|파산|강제 ?집행|회생|부도|허위 ?사실|공중의 건강|자진|각 당사자|Ⓑ(?:은|는)[^.]{0,40}해지할 수 있|해지하지 (?:아니|않|못)|해지할 수 없|법령|제14조|두 ?(?:달|차례)|2 ?(?:개월|회)`.test(
        s.whole,
      ),
  },
  {
    rule: 'interior-cost',
    holds: (s) =>
      pattern`매장을[^.]{0,24}(?:고쳐|뜯어|바꿔|새로)|점포 ?(?:환경|시설)|인테리어|리뉴얼|리모델링|간판|익스테리어|시설 ?교체`.test(
        s.text,
      ) &&
      (pattern`(?:응하지|따르지|동의하지|이행하지|거부)[^.]{0,40}(?:갱신|재계약|해지|중단|거절|위약|불이익)`.test(
        s.text,
      ) ||
        (s.bears('Ⓑ') && pattern`전액|전부|모두|자비|자기 ?(?:비용|돈)|비용으로`.test(s.text))) &&
      !pattern`위생|안전|100 ?분의|20 ?%|40 ?%|자발적|협의|Ⓐ(?:은|는|이|가)[^Ⓑ]{0,40}(?:부담|분담)|양도|개점|오픈|최초|강요하지`.test(
        s.text,
      ),
  },
  {
    rule: 'hours-restriction',
    holds: (s) =>
      pattern`영업 ?시간|영업일|24 ?시간|심야|휴업|휴무|연중무휴`.test(s.text) &&
      (pattern`질병|입원|사고|경조사|가족|적자|손실|매출`.test(s.text) ||
        s.denies(`단축|휴무|휴업`)) &&
      pattern`준수|지켜|영업하여야|운영하여야|열어야|위약금|불이익|해지|할 수 없|허용하지`.test(
        s.text,
      ) &&
      !pattern`단축을 (?:요구|요청)할 수 있|허용한다|허용하여야|협의|이유로[^.]{0,40}(?:않|아니|못)`.test(
        s.text,
      ),
  },
  {
    rule: 'ad-cost',
    holds: (s) =>
      pattern`광고|판촉|판매 ?촉진|홍보|마케팅|할인 ?행사`.test(s.text) &&
      pattern`비용|광고비|판촉비|금액|분담금|부담`.test(s.text) &&
      (nobodyAsked.test(s.text) || (s.bears('Ⓑ') && pattern`전액|전부|모두`.test(s.text))) &&
      pattern`Ⓑ`.test(s.text) &&
      !pattern`(?:50|70) ?%|동의를 (?:받아|얻어)|약정|합의|Ⓐ(?:이|가) ?(?:전액|모두|전부)? ?부담|자신의 점포`.test(
        s.text,
      ),
  },
  {
    rule: 'disclosure-cooling',
    holds: (s) =>
      pattern`정보 ?공개서|숙려|가맹 ?계약서`.test(s.text) &&
      (pattern`(?:체결|서명|가맹금(?:을)? ?(?:지급|납부))[^.]{0,8}(?:후|뒤|이후|다음)[^.]{0,16}(?:제공|교부|열람|전달)`.test(
        s.text,
      ) ||
        pattern`(?:수령|제공|교부)(?:한|받은)? ?(?:당일|즉시|날)[^.]{0,24}체결|(?:같은 날|당일|금일)[^.]{0,30}(?:체결|서명)`.test(
          s.text,
        ) ||
        s.denies(`정보 ?공개서|숙려 ?기간`)) &&
      !pattern`14 ?일이 (?:지난|경과)|7 ?일이 (?:지난|경과)|변호사|가맹거래사|하지 (?:않|아니)(?:으면|하면|한 경우)`.test(
        s.text,
      ),
  },
  {
    rule: 'franchise-renewal-waiver',
    holds: (s) =>
      pattern`갱신|재계약|연장`.test(s.text) &&
      pattern`(?:갱신|재계약)(?:의)? ?(?:여부|거절)[^.]{0,16}(?:자유|임의|재량|단독|전적)|(?:사유|이유)[을를]? ?(?:밝힐|제시할|알릴) ?(?:의무|필요)[^.]{0,6}없`.test(
        s.text,
      ) &&
      !pattern`10 ?년|정당한|Ⓑ(?:은|는|이|가)[^.]{0,20}(?:자유|임의)`.test(s.text),
  },
  {
    rule: 'dealer-forced-purchase',
    holds: (s) =>
      pattern`물량|제품|상품|수량|재고|주문량|품목|모델`.test(s.text) &&
      pushed.test(s.text) &&
      (s.affirms(takes) || pattern`주문한 것으로 (?:본|간주)`.test(s.text)) &&
      pattern`하여야|해야|야 한다|의무|본다|간주|반(?:송|품)할 수 없|거부할 수 없|거절할 수 없`.test(
        s.text,
      ) &&
      pattern`Ⓑ`.test(s.text) &&
      !pattern`강요하지|강제하지|의사가 없|협의|합의|자유롭게|Ⓐ(?:은|는)[^Ⓑ]{0,30}(?:인수|매입|재매입)|Ⓑ의 (?:주문|요청|신청)에 따라|필수적|동일성|상표`.test(
        s.text,
      ),
  },
  {
    rule: 'dealer-forced-purchase',
    holds: (s) =>
      pattern`(?:주문과 다르|주문하지 (?:않|아니)|오배송|초과 ?출고|주문 ?없이)`.test(s.text) &&
      pattern`Ⓑ`.test(s.text) &&
      s.denies(`되돌|반품|반송|거절|거부|돌려`) &&
      !pattern`출고하지 (?:않|아니)|(?:오배송|하자)[^.]{0,20}반품할 수 있|단순 ?변심`.test(s.text),
  },
  {
    rule: 'dealer-sales-target',
    holds: (s) =>
      pattern`목표|할당|실적|매출|판매량|구매량|책임량`.test(s.text) &&
      pattern`미달|못|않|부족|이하|저조|미치지`.test(s.text) &&
      disadvantage.test(s.text) &&
      pattern`Ⓑ`.test(s.text) &&
      !pattern`불이익을? (?:주|가하)지|이유로[^.]{0,30}(?:않|아니|못)|협의|장려금을? 지급하지|독점|손실이 발생|영업 ?시간`.test(
        s.text,
      ),
  },
  {
    rule: 'dealer-benefit',
    holds: (s) =>
      headCosts.test(s.text) &&
      pattern`Ⓐ`.test(s.text) &&
      (s.bears('Ⓑ') ||
        pattern`Ⓑ(?:의|에게|에)[^.]{0,30}(?:부담시|부담하게|배분|청구|부과)`.test(s.text) ||
        (s.acts('Ⓑ') && s.affirms(`파견|협찬|찬조|기부|납부|제공`))) &&
      !pattern`약정|합의|협의|분담 ?비율|50 ?%|강요하지|요구하지|Ⓐ(?:이|가|은|는)[^Ⓑ]{0,30}(?:부담|지급)(?:한다|하고|하여야)|자신의 (?:점포|직원|매장|비용)|Ⓑ의 (?:직원|점포|매장|귀책|요청)|상품 대금|물품 대금|보증금|하자`.test(
        s.text,
      ),
  },
  {
    rule: 'management-interference',
    holds: (s) =>
      pattern`Ⓑ`.test(s.text) &&
      pattern`(?:값|가격|판매가|소비자가)[^.]{0,10}(?:이하|아래|미만|밑|보다 (?:싸|낮))[^.]{0,16}(?:팔|판매)(?:면|하면|한 경우|할 경우|하는 경우|하다|았)[^.]{0,24}(?:정지|중단|해지|위약|회수|불이익|삭감)`.test(
        s.text,
      ) &&
      !pattern`이유로[^.]{0,40}(?:않|아니|못)`.test(s.text),
  },
  {
    rule: 'territory',
    holds: (s) =>
      pattern`구역|영업 ?지역|상권|출점`.test(s.text) &&
      pattern`Ⓑ|Ⓐ`.test(s.text) &&
      (s.denies(`보호|보장|설정`) ||
        pattern`(?:고유|전적인) ?권한|자유롭게 (?:출점|개설)`.test(s.text)) &&
      !pattern`설치하지|개설하지|침해하지|변경하지`.test(s.text),
  },
  {
    rule: 'management-interference',
    holds: (s) =>
      pattern`(?:지역|구역|상권|권역)[^.]{0,16}(?:밖|외|이외|벗어)|인접 ?지역|다른 지역`.test(
        s.text,
      ) &&
      pattern`판매|공급|영업|배송|납품`.test(s.text) &&
      pattern`Ⓑ`.test(s.text) &&
      (s.denies(`판매|공급|영업|배송|납품`) || pattern`해서는 안|하여서는 아니`.test(s.text)) &&
      !pattern`독점|제한하지|구속하지|자유|Ⓐ(?:은|는)[^Ⓑ]{0,60}(?:하지|할 수 없)`.test(s.text),
  },
]
