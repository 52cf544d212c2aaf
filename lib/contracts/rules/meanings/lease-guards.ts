import { longestDays } from '@/lib/contracts/rules/measure'
import { pattern } from '@/lib/contracts/rules/rule'
import { isUnderShopCap } from '@/lib/contracts/rules/shop-lease-cap'
import { amountsIn } from '@/lib/contracts/text/figures'
import type { Meaning } from './meaning'

const renewal = `갱신 ?(?:요구권?|청구권?|권)?|재계약|연장|계약 ?갱신`
const shopAct = pattern`상가(?:건물)? ?임대차 ?보호법|(?:제10조|제10조의4|제11조|제9조)`
const homeAct = pattern`주택 ?임대차 ?보호법|(?:제6조의3|제4조|제7조)`
const rent = pattern`차임|월세|임대료|임료|임차료|월차임|관리비`
const late = pattern`연체|체납|미납|지체|지연|밀[리린릴려]|(?:납부|지급|입금|내)(?:하)?지 (?:않|아니|못)`
const ends = pattern`해지|종료|해제|명도|퇴거|끝`
const enough = pattern`(?:[2-9]|두|세|석|이|삼) ?(?:기|회|달|개월|번|차례)|연속하여`
const permission = pattern`(?:한도|비율|상한|범위)[을를]? ?(?:넘|초과하)지|거절할 수 있는 사유|정당한 (?:사유|이유)`

/** How many years in all a shop may be kept; null where the sentence does not say. */
const yearsInAll = (text: string): number | null => {
  const beyond = /(?<![\d.])([2-9])\s*년을\s*(?:넘길|초과할|넘을)\s*수\s*없/.exec(text)
  if (beyond) return Number(beyond[1])
  const found =
    /(?:최대|최장|통틀어|전체(?: 기간)?|총|합하여|포함하여)[^.\d]{0,16}(\d{1,2})\s*년(?:까지|을|으로|간)?/.exec(
      text,
    )
  return found ? Number(found[1]) : null
}

/** The share by which the second of two sums is higher, where the sentence raises the one to the other. */
const raisedTo = (text: string): number => {
  const [before, after] = amountsIn(text)
  return before && after && after.value > before.value
    ? ((after.value - before.value) / before.value) * 100
    : 0
}

/** What tenants keep whatever is signed, by what it means. */
export const leaseGuardMeanings: readonly Meaning[] = [
  ...((['housing-renewal-waiver', 'shop-renewal-waiver'] as const).map((rule) => ({
    rule,
    holds: (s) =>
      (pattern`${renewal}`.test(s.text) ||
        (rule === 'shop-renewal-waiver' && pattern`점포|상가|임대차`.test(s.text)) ||
        (rule === 'shop-renewal-waiver' ? shopAct : homeAct).test(s.text)) &&
      (pattern`갱신 ?없이|갱신 ?불가|재계약 ?없이|연장 ?없이`.test(s.text) ||
        pattern`갱신[^.]{0,16}(?:요구|청구|행사)[^.]{0,16}(?:경우|때|면)[^.]{0,16}(?:위약금|위약벌|손해를? 배상|보상금|해지)`.test(
          s.text,
        ) ||
        pattern`갱신[^.]{0,10}(?:요구|청구)?권?[은을]?[^.]{0,60}(?:경우|때|조건)(?:에만|에 한하여|에 한해|으로만)`.test(
          s.text,
        ) ||
        pattern`갱신[^.]{0,20}(?:응할|응하여야 할|받아들일) 의무[^.]{0,6}(?:없|지지)`.test(
          s.text,
        ) ||
        ((rule === 'shop-renewal-waiver' ? shopAct : homeAct).test(s.text) &&
          s.denies(`권리|보호|규정|갱신 ?요구권?`)) ||
        (rule === 'shop-renewal-waiver' &&
          pattern`연장|갱신|존속|임대차 ?기간|사용|영업`.test(s.text) &&
          (yearsInAll(s.text) ?? 99) < 10)) &&
      !pattern`10 ?년|실제 ?거주|3 ?기|2 ?기|없는 한|묵시|1회에 한하여[^.]{0,24}(?:요구|행사)할 수|철거|각 호|대통령령|거절하지 (?:못|않|아니)`.test(
        s.whole,
      ) &&
      !permission.test(s.whole),
  })) satisfies Meaning[]),
  ...((['housing-rent-increase', 'shop-rent-increase'] as const).map((rule) => ({
    rule,
    holds: (s) =>
      pattern`차임|월세|임대료|임료|임차료|보증금`.test(s.text) &&
      (rule === 'housing-rent-increase' || isUnderShopCap(s.contract)) &&
      ((pattern`갱신|연장|재계약|매년|해마다|\d+ ?년 ?(?:뒤|후|마다)|기간 ?중`.test(s.text) &&
        pattern`(?:Ⓐ(?:이|가) )?(?:정하는|제시하는|통보하는|요구하는|결정하는) (?:금액|액수|바)|시세(?:를|에) (?:감안|고려|반영|맞추|따라|준하)`.test(
          s.text,
        )) ||
        (pattern`인상|증액|올[리린려]`.test(s.text) && raisedTo(s.text) > 5) ||
        pattern`(?:물가 ?상승률|물가 ?지수|상승률)(?:에|과|와)[^.]{0,8}[1-9]\d? ?%[^.]{0,8}(?:더|합|가산)`.test(
          s.text,
        )) &&
      !s.agreed &&
      !pattern`감액|연체|전환|5 ?%(?:를? ?초과하지|의 범위| 이내| 안)|20분의 ?1|100분의 ?5|하지 (?:못|않|아니)한다[.]?$`.test(
        s.text,
      ),
  })) satisfies Meaning[]),
  {
    rule: 'opposability-waiver',
    holds: (s) =>
      pattern`전입|주민등록|확정일자|대항력|사업자 ?등록`.test(s.text) &&
      (pattern`(?:대출|담보|근저당|융자)[^.]{0,14}(?:끝난|실행된|완료된|설정된|나온|받은) ?(?:뒤|후|다음)`.test(
        s.text,
      ) ||
        pattern`(?:주민등록|전입|주소)[^.]{0,20}(?:다른 (?:곳|주소|집)|타지|친척|부모)[^.]{0,16}(?:옮|두|이전)`.test(
          s.text,
        ) ||
        pattern`(?:까지|동안|전에는)[^.]{0,24}(?:전입|주민등록|확정일자)[^.]{0,20}(?:옮|빼|두|보류|미루|하지|받지)`.test(
          s.text,
        ) ||
        pattern`전입 ?신고[^.]{0,16}(?:하여|하면|한 경우|할 경우|하는 경우|때)[^.]{0,40}(?:세금|과태료|손해|위약금|불이익)[^.]{0,30}Ⓑ(?:이|가)[^.]{0,12}(?:부담|책임|배상)`.test(
          s.text,
        )) &&
      !pattern`Ⓐ(?:은|는|이|가)[^.]{0,40}(?:설정하지|방해|협조)|퇴거|이사|해지|지체 ?없이|할 수 있다[.]?$`.test(
        s.text,
      ),
  },
  ...((['housing-arrears', 'shop-arrears'] as const).map((rule) => ({
    rule,
    holds: (s) =>
      rent.test(s.text) &&
      late.test(s.text) &&
      ends.test(s.text) &&
      !enough.test(s.text) &&
      longestDays(s.text) < (rule === 'shop-arrears' ? 75 : 45) &&
      pattern`(?:연체|체납|미납|지체|지연|밀[리린려]|않|못|아니)[^.]{0,16}(?:경우|때|면)[^.]{0,60}(?:해지|종료|해제|명도|퇴거|끝)`.test(
        s.text,
      ) &&
      !pattern`이자|손해금|연체료|해지(?:할 수 없|하지)|최고|독촉|기간을 정하여|갱신|공제|보증금을? (?:전부|모두)? ?소진|Ⓑ(?:은|는|이|가)[^.Ⓐ]{0,20}해지|계약금|잔금`.test(
        s.whole,
      ),
  })) satisfies Meaning[]),
  {
    rule: 'appurtenance-waiver',
    holds: (s) =>
      pattern`설치|부속|시설|증축|개조|인테리어`.test(s.text) &&
      pattern`동의|승낙|허락`.test(s.text) &&
      pattern`(?:보상|대가|매수|정산)[^.]{0,6}없이[^.]{0,24}Ⓐ(?:의|에게|에) ?(?:소유|귀속|것)|(?:보상|대가) ?없이[^.]{0,20}(?:귀속|소유로|두고 나)`.test(
        s.text,
      ) &&
      !pattern`동의 ?(?:없이|를 (?:받|얻)지)|승낙 ?없이|허락 ?없이|감액`.test(s.text),
  },
  {
    rule: 'self-help-eviction',
    holds: (s) =>
      pattern`나가지|버티|명도|퇴거|비우|비워|종료|해지|만료|연체|밀[리린려]|미납`.test(s.text) &&
      pattern`살림|짐|집기|물품|물건|가재|동산|시설물|비품|잔존물|유체동산`.test(s.text) &&
      pattern`(?:살림|짐|집기|물품|물건|가재|동산|시설물|비품|잔존물)[^.]{0,24}(?:내놓|보관|반출|옮|이전|처분|폐기|매각|들어내|포기)`.test(
        s.text,
      ) &&
      pattern`Ⓐ(?:은|는|이|가)`.test(s.text) &&
      pattern`수 있|아도|시키고|시킬|한다|본다|하여도`.test(s.text) &&
      !pattern`법원|판결|집행|소송|법적 절차|동의(?:를|가)? ?(?:받|얻)|Ⓑ(?:은|는|이|가)[^Ⓐ]{0,30}(?:반출|철거|옮)|(?:처분|반출|보관|폐기|매각)하지 (?:아니|못|않)|할 수 없`.test(
        s.whole,
      ),
  },
  {
    rule: 'premium-waiver',
    holds: (s) =>
      pattern`권리금|신규 ?(?:Ⓑ|임차인)|주선`.test(s.text) &&
      (pattern`(?:주선|신규 ?(?:Ⓑ|임차인))[^.]{0,50}(?:직접|자신이|자기|가족|업종|조건)[^.]{0,30}(?:거절|거부|체결하지|응하지)`.test(
        s.text,
      ) ||
        pattern`권리금[^.]{0,40}(?:Ⓐ|자신)에게[^.]{0,16}(?:지급|반환|내|돌려|귀속)|권리금[^.]{0,24}(?:주고받|수수|받)[^.]{0,16}(?:경우|사실|때|면)[^.]{0,30}(?:위약|해지|반환|지급|몰수)`.test(
          s.text,
        )) &&
      !pattern`(?:방해|요구|수수|거절)하지 ?(?:않|아니|못)|거절할 수 없|자력이 없|정당한|없음을 확인|3 ?기|10 ?년`.test(
        s.text,
      ),
  },
  {
    rule: 'rent-reduction-waiver',
    holds: (s) =>
      rent.test(s.text) &&
      pattern`사용하지 못|사용할 수 없|멸실|사정 ?변경|감염병|경제 ?사정|휴업|천재|불가항력|일부`.test(
        s.text,
      ) &&
      pattern`(?:감액|감면|줄|낮추|깎|면제)(?:을|를|도|하|해)?[^.]{0,12}(?:않|아니|없|못)|(?:차임|월세|임대료)[^.]{0,10}(?:그대로|전액)[^.]{0,10}(?:지급|낸다|내야|부담)`.test(
        s.text,
      ) &&
      !pattern`연체|Ⓑ의 (?:귀책|고의|과실|책임)|위약`.test(s.text),
  },
]
