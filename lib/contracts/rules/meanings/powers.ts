import type { Meant } from '@/lib/contracts/rules/meant'
import { longestDays } from '@/lib/contracts/rules/measure'
import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

const unpaid = pattern`(?:보상|배상|대가|비용|손해|위약금|돈|값|정산|책임)[^.]{0,16}(?:없이|않|아니|없|못)|무상|무보수|공짜`
const unasked = pattern`(?:동의|승낙|승인|허락|합의|협의|통지|연락|예고)[^.]{0,8}(?:없이|없더라도|받지|구하지|거치지|요하지|필요로? ?하지|필요 ?없)`
const anyTime = pattern`언제|수시|불시|아무 ?때|제한 ?없이|횟수|기한 ?없이|무기한|영구|모든|일체|전부`
const ourFault = pattern`Ⓡ(?:의|이|가|은|는)? ?[^.]{0,24}(?:고의|과실|잘못|귀책|책임 ?있는|위반|어긴|어기|연체|미납|지체|늦|부도|파산|불이행|않은|않으면|아니하면|못하면)`
const anyCase = pattern`(?:어떠한|어떤|어느|무슨) (?:경우|사유|이유|일|사정)|사유(?:를|의|가)? ?(?:불문|여하|묻지|막론|무엇)|이유(?:를|의)? ?(?:불문|여하|묻지|막론)|관계 ?없이|상관 ?없이|무조건|절대`
const alike = (s: Meant): boolean => s.both || s.agreed || pattern`Ⓡ(?:도|과|와) `.test(s.text)
/** Whether the reader is who gets the thing: once it is handed over, its loss is the reader's by law. */
const receives = ({ contract: { type, standpoint } }: Meant): boolean =>
  type === 'sale' ? standpoint !== 'drafter' : standpoint === 'drafter'
const freely = (s: Meant): boolean => s.atWill || unasked.test(s.text)

/** What one alone may do, by what it means. */
export const powerMeanings: readonly Meaning[] = [
  {
    rule: 'setoff-onesided',
    holds: (s) =>
      pattern`상계|맞비겨|서로 지우`.test(s.text) &&
      !alike(s) &&
      ((s.may('Ⓞ') &&
        (freely(s) || s.mayNot('Ⓡ') || pattern`모든|일체|다른 계약|기한`.test(s.text))) ||
        pattern`Ⓡ(?:은|는|이|가)[^.ⓇⓄ]{0,40}(?:Ⓞ(?:에게|에 대)[^.]{0,24})?상계[^.]{0,12}(?:수 없|지 (?:못|아니|않))`.test(
          s.text,
        )),
  },
  {
    rule: 'assignment-one-sided',
    holds: (s) =>
      pattern`계약|지위|권리|의무|채권`.test(s.text) &&
      pattern`양도|이전|승계|넘기|넘길`.test(s.text) &&
      s.may('Ⓞ') &&
      (freely(s) || s.mayNot('Ⓡ')) &&
      !pattern`저작|지식|산출물|결과물|주식|Ⓞ(?:은|는|이|가)[^.Ⓡ]{0,40}(?:양도|이전|승계)[^.]{0,6}수 없`.test(
        s.text,
      ) &&
      !s.both &&
      !pattern`합의|협의|Ⓡ의 ?(?:사전 ?|서면 ?)*(?:동의|승낙)(?:을|를|이)? ?(?:받|얻|있)|Ⓡ도`.test(
        s.text,
      ),
  },
  {
    rule: 'suspension-at-will',
    holds: (s) =>
      pattern`중지|중단|정지|보류|멈추|멈출|연기|미루|미룰`.test(s.text) &&
      pattern`공사|용역|업무|작업|납품|공급|제작|개발|일|이행|서비스|발주`.test(s.text) &&
      pattern`Ⓞ(?:은|는|이|가)`.test(s.text) &&
      (s.may('Ⓞ') || pattern`Ⓞ(?:이|가)[^.]{0,24}(?:명하|지시|요구|요청|알리)`.test(s.text)) &&
      (unpaid.test(s.text) || s.atWill || s.refused('claims')) &&
      !ourFault.test(s.text) &&
      !pattern`지급|안전|긴급|점검|법령|할 수 없|하지 (?:않|아니|못)한다[.]?$|Ⓞ(?:이|가) 부담`.test(
        s.text,
      ) &&
      !alike(s),
  },
  {
    rule: 'audit-unlimited',
    holds: (s) =>
      pattern`장부|회계|자료|사업장|점포|사무실|공장|컴퓨터|시설|서류|기록|영업 ?장소|시스템|통장|이메일|메신저|휴대|재고|매출`.test(
        s.text,
      ) &&
      pattern`열람|조사|감사|검사|출입|확인|점검|들여다|들어가|들어와|복사|등사|보여`.test(
        s.text,
      ) &&
      (s.may('Ⓞ') ||
        pattern`Ⓡ(?:은|는|이|가)[^.]{0,40}(?:응하여야|응해야|거부할 수 없|거절할 수 없|막을 수 없)`.test(
          s.text,
        )) &&
      anyTime.test(s.text) &&
      !pattern`\d+ ?(?:영업)?일 ?전|미리 (?:알|통지|연락)|영업 ?시간|연 ?\d ?회|비밀|필요한 (?:범위|최소)|합의|함께|할 수 없|정보 ?주체|개인 ?정보`.test(
        s.whole,
      ) &&
      !alike(s),
  },
  {
    rule: 'publicity-use',
    holds: (s) =>
      pattern`성명|이름|사진|초상|얼굴|로고|상호|영상|음성|목소리|사례`.test(s.text) &&
      pattern`홍보|광고|마케팅|선전`.test(s.text) &&
      pattern`Ⓞ`.test(s.text) &&
      pattern`수 있|쓴다|사용한다|이용한다|이의`.test(s.text) &&
      (pattern`기간|기한|영구|무상|대가 ?없이|끝난|종료|제한 ?없이|이의|언제`.test(s.text) ||
        unasked.test(s.text)) &&
      !pattern`동의(?:를|을) ?(?:받|얻)|할 수 없|\d+ ?(?:개월|년)(?:간| 동안)?에? ?한|결과물|저작`.test(
        s.text,
      ) &&
      !alike(s),
  },
  {
    rule: 'sole-judgement',
    holds: (s) =>
      pattern`(?:해석|이견|다툼|의문|이의|분쟁|적혀 있지|정하지 않은|정하지 아니한|정함이 없는)[^.]{0,40}Ⓞ(?:의|이|가) ?[^.]{0,12}(?:해석|결정|판단|의견|뜻|말|정하는|정한)[^.]{0,14}(?:따르|따른|따라|우선|최종|의한)|(?:여부|해당하는지|인지|는지)(?:는|은|를)? ?[^.]{0,12}Ⓞ(?:이|가|의) ?[^.]{0,16}(?:판단|결정|정하)[^.]{0,20}(?:따르|따른|이의|최종|한다)`.test(
        s.text,
      ) &&
      !pattern`협의|합의|객관|검수|검사|합격|관할|법원|법령|갱신|연장|\d+ ?일`.test(s.text) &&
      !alike(s),
  },
  {
    rule: 'insurance-cost',
    holds: (s) =>
      pattern`보험(?!업)`.test(s.text) &&
      pattern`가입|들어야|든다|부보|보험료`.test(s.text) &&
      pattern`Ⓡ(?:은|는|이|가|의)`.test(s.text) &&
      pattern`Ⓞ(?:이|가) ?[^.]{0,10}(?:지정|정하|정한|요구|고른|고르|원하)|Ⓞ(?:을|를) ?(?:피보험자|수익자|보험 ?금 ?수령)|(?:모든|일체|전액|전부)`.test(
        s.text,
      ) &&
      pattern`비용|부담|보험료|돈`.test(s.text) &&
      !pattern`Ⓞ(?:이|가|은|는) ?[^.Ⓡ]{0,16}(?:부담|낸다|지급)|법(?:령|률)|4대|산재|고용|절반|반씩`.test(
        s.text,
      ) &&
      !alike(s),
  },
  {
    rule: 'contract-change-onesided',
    holds: (s) =>
      pattern`계약|조건|약정|규정|지침|방침|특약|내규|정책|운영 ?기준|세부 ?사항`.test(s.text) &&
      pattern`(?:계약|조건|약정|규정|지침|방침|특약|내규|정책|기준|사항|내용)[^.]{0,24}(?:변경|고치|고칠|바꾸|바꿀|수정|개정|추가)`.test(
        s.text,
      ) &&
      s.may('Ⓞ') &&
      (freely(s) ||
        s.refused('claims') ||
        pattern`(?:통지|통보|알리|공지|게시)[^.]{0,16}(?:효력|적용|따라야|구속)`.test(s.text)) &&
      !pattern`수 없|단가|가격|대금|요금|명의|주소|연락처|담당자|주주|정관`.test(s.text) &&
      !alike(s),
  },
  {
    rule: 'risk-of-loss',
    holds: (s) =>
      !receives(s) &&
      pattern`멸실|훼손|파손|분실|위험|도난|망가|없어지`.test(s.text) &&
      pattern`인도|납품|입고|보관|설치|넘긴|넘겨|진열|검수`.test(s.text) &&
      s.bears('Ⓡ') &&
      pattern`(?:인도|납품|입고|설치|넘긴|넘겨)[^.]{0,10}(?:후|뒤|이후|다음|라도|더라도|하였더라도)|Ⓞ(?:의|이|가)[^.]{0,16}(?:보관|진열|점유|창고|매장)|(?:대금|검수|합격)[^.]{0,16}(?:까지|전)`.test(
        s.text,
      ) &&
      !ourFault.test(s.text) &&
      !pattern`Ⓞ(?:은|는|이|가)[^.Ⓡ]{0,24}(?:부담|책임)`.test(s.text) &&
      !alike(s),
  },
  {
    rule: 'sole-decision',
    holds: (s) =>
      pattern`결정|운영|경영|집행|의사|분배|배분`.test(s.text) &&
      pattern`Ⓞ(?:이|가|은|는)[^.Ⓡ]{0,40}(?:단독|혼자|독자|전적|전담|도맡|마음대로|임의|일방)`.test(
        s.text,
      ) &&
      (s.mayNot('Ⓡ') || s.refused('claims') || s.has('all')) &&
      !pattern`Ⓞ(?:은|는|이|가)[^.Ⓡ]{0,60}(?:할 수 없|하지 못)|일상|통상|사무`.test(s.text) &&
      !alike(s),
  },
  {
    rule: 'deposit-nonrefundable',
    holds: (s) =>
      pattern`자문료|용역비|이미 (?:낸|지급한)|계약금|보증금|예치금|선금|선급금|착수금|가입비|입회금|등록비|권리금|이행금|증거금`.test(
        s.text,
      ) &&
      (s.refused('giveBack') || pattern`Ⓞ(?:에게|에) ?귀속|Ⓞ의 것|몰취|몰수`.test(s.text)) &&
      (anyCase.test(s.text) || pattern`Ⓞ의 (?:사정|귀책|책임|잘못)`.test(s.text)) &&
      !ourFault.test(s.text) &&
      !alike(s),
  },
  {
    rule: 'legal-costs-onesided',
    holds: (s) =>
      pattern`소송|변호사|법률 ?비용|집행 ?비용|재판|법적 ?절차`.test(s.text) &&
      pattern`비용|보수|수임료`.test(s.text) &&
      s.bears('Ⓡ') &&
      (s.has('all') || s.has('whoever') || pattern`승패|결과|이기|지더라도`.test(s.text)) &&
      !pattern`패소|진 쪽|법원이 (?:정|명)|판결(?:이|에)`.test(s.text) &&
      !ourFault.test(s.text) &&
      !alike(s),
  },
  {
    rule: 'records-conclusive',
    holds: (s) =>
      pattern`Ⓞ(?:의|이|가) ?[^.Ⓡ]{0,16}(?:기록|집계|계산|장부|정산|측정|전산|통계|데이터|로그|산정)`.test(
        s.text,
      ) &&
      (pattern`최종|정확한 것|옳은 것|진실|유일한|우선(?!권)|확정된 것`.test(s.text) ||
        (s.refused('claims') && pattern`따르|따라|기준`.test(s.text))) &&
      !pattern`이의(?:를|가)? ?(?:제기할 수 있|있으면|할 수 있)|확인(?:을|하여) ?(?:요청|요구)할 수 있|명백한 오류`.test(
        s.whole,
      ) &&
      !alike(s),
  },
  {
    rule: 'stop-work-ban',
    holds: (s) =>
      !alike(s) &&
      (pattern`Ⓡ(?:은|는|이|가)[^.]{0,60}(?:유치권|동시 ?이행|항변권?|이행 ?거절)[^.]{0,24}(?:포기|행사하지|주장하지|행사할 수 없|주장할 수 없|하지 (?:못|아니|않))`.test(
        s.text,
      ) ||
        (pattern`(?:지급|대금|보수|돈|정산|입금)[^.]{0,20}(?:지연|늦|않|못|밀|미뤄|미루|지체|이유)`.test(
          s.text,
        ) &&
          pattern`(?:업무|작업|공사|용역|납품|공급|개발|제작|일|이행|인도)[을를은의이]? ?[^.]{0,12}(?:중단|중지|거절|거부|멈추|멈출|미루|지연|보류)(?:할|하|를|을)? ?(?:수 없|지 (?:못|않|아니)|여서는 아니|어서는 아니|면 안|서는 안)`.test(
            s.text,
          ) &&
          pattern`Ⓡ`.test(s.text))),
  },
  {
    rule: 'silence-binds',
    holds: (s) =>
      pattern`Ⓡ(?:이|가|은|는)?`.test(s.text) &&
      pattern`(?:이의|회신|답변|통지|의견|반대|대답|답)[^.]{0,20}(?:않|없|아니)[^.]{0,24}(?:동의|승낙|승인|수락|인정|합의|확정|받아들인|포기)[가-힣]{0,3} ?것으로 ?(?:본|보|간주|한|친)`.test(
        s.text,
      ) &&
      pattern`변경|청구|정산|금액|단가|조정|추가|인상|조건|명세|내역|감액`.test(s.text) &&
      !pattern`Ⓞ(?:이|가)[^.Ⓡ]{0,40}(?:이의|회신|답변|통지|의견)[^.]{0,16}(?:않|없|아니)|갱신|연장|주소|검수|검사|합격`.test(
        s.text,
      ) &&
      (longestDays(s.text) === 0 || longestDays(s.text) <= 10) &&
      !s.both,
  },
  {
    rule: 'extension-onesided',
    holds: (s) =>
      pattern`(?:기간|계약|기한)[^.]{0,16}(?:연장|갱신|늘)`.test(s.text) &&
      s.may('Ⓞ') &&
      (s.mayNot('Ⓡ') ||
        freely(s) ||
        pattern`Ⓡ(?:은|는)[^.]{0,30}(?:따라야|따른다|응하여야|거절)`.test(s.text)) &&
      !pattern`수 없다[^Ⓡ]{0,3}$|연장하지|갱신하지|갱신을 거절`.test(s.text.replace(/Ⓡ.*$/, '')) &&
      !pattern`공사|납기|납품 ?기한|변제|상환|갱신 ?요구`.test(s.text) &&
      !alike(s),
  },
  {
    rule: 'payment-postponed',
    holds: (s) =>
      pattern`대금|보수|비용|용역비|수수료|잔금|정산금|공사비|로열티|배당`.test(s.titled) &&
      pattern`Ⓞ(?:의|이|가|은|는) ?[^.Ⓡ]{0,24}(?:자금|사정|형편|예산|경영|내부|결재|여건)[^.]{0,30}(?:지급|지불|주|정산)[^.]{0,24}(?:연기|미루|미룰|늦추|늦출|유예|보류|조정|분할|나누)|(?:지급|지불)[^.]{0,24}(?:연기|미루|미룰|늦추|늦출|유예|보류)[가-힣 ]{0,6}수 있`.test(
        s.text,
      ) &&
      pattern`Ⓞ`.test(s.text) &&
      !ourFault.test(s.text) &&
      !pattern`수 없|이자를|하자|보증서|세금 ?계산서|불합격|완료될 때|바로잡`.test(s.text) &&
      !alike(s),
  },
  {
    rule: 'best-price',
    holds: (s) =>
      pattern`최저|(?:가장|더) (?:낮|싼|유리|좋)|최혜|보다 (?:낮|싼|유리|좋)`.test(s.text) &&
      pattern`가격|단가|값|조건|대가|요율`.test(s.text) &&
      pattern`Ⓡ(?:은|는|이|가)`.test(s.text) &&
      pattern`(?:다른|타|제3자|남|누구)[^.]{0,40}(?:가격|단가|값|조건|대가|요율)`.test(s.text) &&
      pattern`맞추|같은|적용|낮춘|내린|낮추어|제공하여야|보장|할 수 없|하지 (?:못|아니|않)`.test(
        s.text,
      ) &&
      !pattern`Ⓞ(?:은|는|이|가)[^.Ⓡ]{0,30}(?:매입|구매|보장)`.test(s.text) &&
      !alike(s),
  },
]
