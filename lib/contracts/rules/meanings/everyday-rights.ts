import { pattern } from '@/lib/contracts/rules/rule'
import type { Contract } from '@/lib/contracts/types'
import type { Meaning } from './meaning'

const ends = pattern`해지|탈퇴|해약|취소|그만|철회`
const inPerson = pattern`방문|내방|찾아와|찾아오|직접 (?:와|오|나와)|등기 ?우편|내용 ?증명|우편|팩스|인감|자필|본인이 출석|고객 ?센터에 출석`
const onlySo = pattern`(?:방법|방식|경우|때|것|신청서|우편|팩스|방문|증명|내방)(?:으로|로|에|을|를|하여|해서)?(?:만|에 ?한(?:하여|해|정))|만 (?:받|할|가능|신청|접수|인정)|(?:이외|외|밖|말고)[^.]{0,24}(?:받지|인정하지|할 수 없|불가|접수하지|효력)|반드시|하여야(?:만)? (?:한다|하며|효력)|야만`

const bodily = pattern`얼굴|지문|홍채|정맥|생체|안면|건강|질병|병력|유전|민감 ?정보|위치|연락처 ?목록|주소록`
const refusesUnlessGiven = pattern`(?:동의|제공|등록|수집)[^.]{0,16}(?:않|아니|못|거부|거절)[^.]{0,24}(?:이용|가입|입장|출입|등록|서비스|계약|채용|근무)[^.]{0,16}(?:없|못|제한|거절|불가|않|아니|취소)`

const schedule = pattern`근무 ?(?:시간|일|요일|표|시각|조)|출근 ?(?:요일|일|시각|시간)?|출퇴근|스케줄|교대 ?(?:조|표|시간)|휴무일|쉬는 날|일하는 (?:날|시간)|소정 ?근로 ?시간|근로 ?시간`
const changes = pattern`바꾸|바꿀|바꿔|변경|조정|옮기|옮길|줄이|줄일|늘리|늘릴|정한다|정하고|정할|지정`
const byTelling = pattern`전날|당일|하루 전|그때그때|수시|형편|사정에 따|필요에 따|필요하면|필요한 경우|통지(?:만|로|하면)|알리면|공지|올려|올리|단체 ?(?:대화|채팅)|임의|일방|마음대로|동의 ?없이|협의 ?없이`
const workerFollows = pattern`Ⓡ(?:은|는|이|가)[^.]{0,40}(?:따르|따라야|따른다|맞추|응하|나온다|나와야|이의|거부할 수 없|거절할 수 없)|Ⓞ(?:이|가|은|는)[^.]{0,60}(?:수 있|정한다|바꾼다|변경한다)`

const ventureFund =
  /벤처투자(?:\s*주식)?\s*(?:회사|조합)|벤처투자\s*촉진|벤처투자㈜|창업\s*기획자|벤처투자\s*주식회사|주식회사\s*[가-힣]+벤처투자/
const fundInvests = ({ text }: Contract): boolean => ventureFund.test(text)

/** What people keep in daily life, by what it means. */
export const everydayRightMeanings: readonly Meaning[] = [
  {
    rule: 'cancel-obstruction',
    holds: (s) =>
      ends.test(s.text) &&
      inPerson.test(s.text) &&
      onlySo.test(s.text) &&
      pattern`받|신청|접수|가능|할 수|인정|효력|하여야|야 한다|처리|제출`.test(s.text) &&
      !pattern`온라인|앱|전자우편|이메일|홈페이지|전화(?:로|나|,|·)|문자|고객이 원하는|언제든|Ⓐ(?:은|는|이|가)[^.Ⓑ]{0,30}(?:해지|취소)|서비스 ?중단|방문 ?판매|최고`.test(
        s.text,
      ),
  },
  {
    rule: 'optional-consent-forced',
    holds: (s) =>
      bodily.test(s.text) &&
      refusesUnlessGiven.test(s.text) &&
      !pattern`다른 (?:방법|수단)|대신|카드(?:로|를)|(?:제한|거절|거부)하지 (?:않|아니)|이용할 수 있|선택`.test(
        s.whole,
      ),
  },
  {
    rule: 'unilateral-schedule',
    holds: (s) =>
      schedule.test(s.text) &&
      changes.test(s.text) &&
      byTelling.test(s.text) &&
      workerFollows.test(s.text) &&
      !pattern`협의하여|합의|동의(?:를|가)? ?(?:받|얻|있)|서면 ?합의|\d+ ?(?:일|주) ?전(?:까지|에)|Ⓡ(?:이|가) (?:신청|원하|요청|요구)|휴게|연차|수당|근로자 ?대표|취업 ?규칙에 따|바꿀 수 없|변경하지|휴가|임신|육아`.test(
        s.text,
      ),
  },
  {
    rule: 'guarantee-insurance-ban',
    holds: (s) =>
      pattern`반환 ?보증|보증 ?보험|보증 ?상품|주택 ?도시 ?보증|보증 ?공사|전세금 ?보험`.test(
        s.text,
      ) &&
      pattern`(?:가입|신청|들|요구|청구|협조|제공|발급|서류)[^.]{0,16}(?:않|아니|못|수 없|금지|거절|거부|포기)`.test(
        s.text,
      ) &&
      !pattern`(?:거절|거부|방해)하지|가입(?:되지|이 거절|할 수 없게|하지 못하(?:면|는|게)|이 되지|이 불가)|해제|해지할 수|가입할 수 있|되지 (?:않|아니)|반환한다`.test(
        s.text,
      ),
  },
  {
    rule: 'founder-liability-venture',
    holds: (s) =>
      fundInvests(s.contract) &&
      pattern`이해 ?관계인|창업자|대표 ?이사|대주주|Ⓑ`.test(s.text) &&
      pattern`연대(?:하여|해서|책임|보증|채무)|함께 (?:책임|이행|배상|갚)`.test(s.text) &&
      pattern`책임|이행|배상|지급|부담|보증`.test(s.text) &&
      (s.has('whoever') || pattern`모든|일체|전부|무과실|과실이? 없`.test(s.text)) &&
      !pattern`고의 또는 중|고의나 중|고의·중|지지 (?:않|아니)|부담하지|한도`.test(s.text),
  },
]
