import { pattern } from '@/lib/contracts/rules/rule'
import { isSafeguarded } from '@/lib/contracts/rules/safeguards'
import type { Meaning } from './meaning'
import { affirms, deemed, denies, free, unasked } from './said'

const together = pattern`서로|함께|모임|협의회|양 당사자|두 (?:회사|사람)|양사|각자|경쟁|판매자들|Ⓐ(?:과|와) ?(?:[가-힣의 ]{0,12})?(?:Ⓑ|다른)|Ⓑ(?:과|와) ?(?:[가-힣의 ]{0,12})?(?:Ⓐ|다른)`
const review = pattern`후기|리뷰|체험단|게시물|(?<![가-힣])글(?=[에은을이 ])|추천|서평|포스팅|댓글`
const paidFor = pattern`협찬|대가|광고|돈을 (?:준|받)|제공받|유료|사례`
const unknownFacts = pattern`미공개|공개되지 (?:않|아니)|공시[가-힣]{0,4} ?[^.]{0,4}전|발표[가-힣]{0,4} ?[^.]{0,4}전|(?:협상|업무|자문|실사)[^.]{0,16}알게 된|계획을 알|내부 ?정보`
const shares = pattern`주식|증권|사채`
const field = pattern`(?<![가-힣])(?:논|밭|농지|과수원|전답)(?=[을를은는이과와의에,\s])`
const personalDevice = pattern`개인(?:용|의|적인)? ?(?:휴대|핸드폰|스마트폰|노트북|컴퓨터|메일|이메일|기기|전자우편|메신저|소유)|사적인|카카오톡|카톡|메신저`
const legalWork = pattern`소장|준비서면|소송 ?서류|법률 ?(?:의견|검토|자문|상담)|화해(?:를|의|를위한)? ?(?:교섭|협상)|합의 ?(?:협상|교섭)|소송(?:을|의)? ?대리|(?:계약|합의)서(?:의|를)? ?작성`
const noLawyer = pattern`변호사(?:가|는)? ?(?:아니|아닌|자격이 없|자격 없)|(?:변호사 )?자격(?:이|을)? ?(?:없|갖추지)|변호사 아닌|사내 (?:Ⓐ|컨설턴트|직원)|소속 (?:컨설턴트|직원|상담)|사무장`
const people = pattern`회원|고객|구매자|손님|이용자`
const theirData = pattern`명단|정보|연락처|이름|전화번호|구매 ?내역|주소`
const abroad = pattern`해외|국외|외국|필리핀|중국|베트남|미국|싱가포르|일본|홍콩|유럽|아일랜드|인도(?=에|의|로 )`
const works = pattern`작품|원고|그림|곡|(?<![가-힣])글(?=[에은을이 ])|가사|가락|디자인|저작물|사진|영상|악보|음원|책|표지|프로그램북`

/** What statutes forbid whoever agrees on it, by what the sentence says of it. */
export const forbiddenActMeanings: readonly Meaning[] = [
  {
    rule: 'price-fixing',
    holds: (s) =>
      together.test(s.text) &&
      pattern`(?:하한가|최저 ?(?:판매)?가|정한 (?:판매)?(?:값|가격))[^.]{0,14}(?:아래|밑도|지키|지킨|따르|미만)|(?:값|가격|판매가)(?:을|를)? ?(?:서로 )?(?:맞추|같게|똑같이)|(?:인상|올릴|내릴|할인)[^.]{0,8}(?:폭|율|시기)[^.]{0,10}함께 정|(?:낙찰|투찰)[^.]{0,20}(?:정해|정하|합의|미리)|구역을 (?:서로 )?나누[^.]{0,30}(?:받지|팔지|거래하지)`.test(
        s.text,
      ) &&
      !pattern`각자 정|스스로 정|간섭하지|공급 ?가격|공동 ?수급|자유로이 정|맞추지 (?:않|아니)|나누지 (?:않|아니)`.test(
        s.text,
      ),
  },
  {
    rule: 'hidden-sponsorship',
    holds: (s) =>
      review.test(s.text) &&
      paidFor.test(s.text) &&
      (denies(s, pattern`밝히|밝혀|표시|드러내|드러나|알리|알 수|공개`) ||
        pattern`알 수 없게|(?:표시|문구)(?:는|를|을)? ?(?:빼|숨기|감추|지우)|산 것처럼|(?:이용자|소비자)의? [^.]{0,8}(?:보이게|처럼)`.test(
          s.text,
        )) &&
      !pattern`(?:않고|없이)(?:는)? [^.]{0,14}(?:수 없|못한다|안 된다)`.test(s.text),
  },
  {
    rule: 'insider-trading',
    holds: (s) =>
      shares.test(s.text) &&
      unknownFacts.test(s.text) &&
      affirms(s, pattern`사고팔|거래|매매|살 수|사도|매수|팔 수|팔아도`) &&
      (free.test(s.text) || pattern`차익|이익을? ?(?:나누|나눈|가)`.test(s.text)) &&
      !denies(s, pattern`사고팔|거래|매매|매수`),
  },
  {
    rule: 'farmland-lease',
    holds: (s) =>
      field.test(s.text) &&
      (pattern`(?:스스로|직접)? ?[^.]{0,6}(?:농사(?:를|짓)?|경작하|농업 ?경영을 하|부치)[^.]{0,6}지 (?:않|아니)`.test(
        s.text,
      ) ||
        affirms(s, pattern`빌려 ?(?:주|준)|임대(?:하|한)|세(?:를)? ?놓|도지를 (?:주|준|받)`)) &&
      !pattern`농지법|법(?:이|에서) 정|농어촌공사|위탁|거둔 뒤|수확|예순|60 ?세|빌려주지`.test(
        s.text,
      ),
  },
  {
    rule: 'redemption-without-profit',
    holds: (s) =>
      pattern`상환`.test(s.titled) &&
      pattern`(?:이익|잉여금|배당)[^.]{0,16}(?:없더라도|없는 (?:경우|때)에도|없어도|유무|여부|관계 ?없|상관 ?없|불문|있는지 [^.]{0,4}묻지|모자라|부족하)`.test(
        s.text,
      ) &&
      affirms(s, pattern`상환(?:한|하|금)|지급`) &&
      !pattern`범위에서|한도|미룬|미루|연기|수 없`.test(s.text),
  },
  {
    rule: 'device-inspection',
    holds: (s) =>
      personalDevice.test(s.text) &&
      (affirms(
        s,
        pattern`열람|열어 ?(?:보|볼)|복사|복제|검사|들여다|보여 ?(?:주|야)|제출|조사|점검`,
      ) ||
        pattern`확인[^.]{0,20}(?:동의[^.]{0,10}(?:없이|받지 않|받지 아니)|수 있)`.test(s.text)) &&
      !isSafeguarded(pattern`동의(?:를|가)? ?(?:받은|받아|얻은|얻어|한 (?:경우|때)|있)`, s.whole) &&
      !denies(s, pattern`열람|열어 ?보|들여다`),
  },
  {
    rule: 'unlicensed-legal',
    holds: (s) =>
      noLawyer.test(s.text) &&
      legalWork.test(s.text) &&
      !denies(s, legalWork) &&
      !pattern`변호사에게|선임한 변호사|변호사가 (?:한|낸|맡|작성|수행)`.test(s.text),
  },
  {
    rule: 'unlicensed-legal',
    holds: (s) =>
      pattern`자문|수임|컨설팅|행정사|사무|Ⓐ`.test(s.titled) &&
      noLawyer.test(s.text) &&
      pattern`화해|법률|소송`.test(s.text) &&
      affirms(s, pattern`교섭|대리하여|의견서|작성하|작성과`) &&
      !pattern`변호사에게|선임한 변호사`.test(s.text),
  },
  {
    rule: 'family-status-end',
    holds: (s) =>
      pattern`임신|결혼|혼인|출산|아이를 (?:가지|갖|낳)`.test(s.text) &&
      affirms(
        s,
        pattern`해지|계약(?:은|이) ?[^.]{0,8}끝|그만|물러나|물러난|퇴사|맡을 수|해촉|계약을 깨`,
      ) &&
      !pattern`이유로 ?[^.]{0,20}(?:수 없|지 (?:않|아니|못))|배우자|친족|협의|미룬|대체`.test(
        s.text,
      ),
  },
  {
    rule: 'family-status-end',
    holds: (s) =>
      pattern`(?:임신한|결혼한|혼인한|출산한)|(?:임신|결혼|혼인|출산)하(?:면|는 때|게)`.test(
        s.text,
      ) &&
      pattern`맡을 수 없|나올 수 없|계약[^.]{0,12}(?:해지|끝)`.test(s.text) &&
      !pattern`이유로|배우자|협의`.test(s.text),
  },
  {
    rule: 'moral-rights',
    holds: (s) =>
      (pattern`(?:${works})[^.]{0,40}(?:이름|저작자|작곡자|작가|글쓴이|만든 (?:이|사람))[^.]{0,70}(?:밝히|표시|적|넣|요구|달라고 하)[가-힣]{0,6} ?(?:지 (?:않|아니)|수 없)|이름[^.]{0,60}자기가 만들[^.]{0,20}(?:밝히|말하)지 (?:않|아니)`.test(
        s.text,
      ) ||
        pattern`(?:작가|저작자|만든 (?:이|사람))(?:로|으로|라고) 불릴 권리`.test(s.text) ||
        pattern`(?:${works})[^.]{0,20}(?:고치|고쳐|바꾸|바꿔|수정하|수정해|손대|손질)[^.]{0,4}(?:도|든)[^.]{0,24}(?:다투|이의|문제 ?삼|항의|반대|말)[가-힣를 ]{0,8}지 (?:않|아니)`.test(
          s.text,
        )) &&
      !pattern`오탈자|오자|띄어쓰기|맞춤법|원하면|동의를 (?:받|얻)|Ⓐ의 이름을`.test(s.text),
  },
  ...((['cross-border-transfer', 'cross-border-unasked'] as const).map((rule) => ({
    rule,
    holds: (s) =>
      pattern`정보|명단|녹음|자료|기록|파일`.test(s.text) &&
      pattern`고객|회원|정보 ?주체|개인|예약|환자|상담`.test(s.text) &&
      abroad.test(s.text) &&
      affirms(s, pattern`옮|저장|보관|보낼|보내|이전|넘기`) &&
      unasked.test(s.text) &&
      !pattern`없이(?:는)? [^.]{0,30}(?:수 없|지 (?:않|아니|못))|동의를 받(?:아|은)`.test(s.text),
  })) satisfies Meaning[]),
  {
    rule: 'processor-use',
    holds: (s) =>
      pattern`정보|명단|녹음|자료|기록|파일|음성`.test(s.text) &&
      pattern`자기|자사|자체|(?:Ⓑ|수탁자)의|다른 (?:고객|거래|회사|Ⓐ)`.test(s.text) &&
      pattern`학습|가르치|가르칠|인공지능|개발|성능|통계|분석|제품|홍보|영업|광고`.test(s.text) &&
      (free.test(s.text) || pattern`포함(?:된|되|하)|${deemed}`.test(s.text)) &&
      !pattern`금지|지시에 따라|수 없|지 (?:아니|않|못)한|지 않는|Ⓐ에게 (?:준|제출|보고)`.test(
        s.text,
      ) &&
      pattern`Ⓑ|처리업체`.test(s.text),
  },
  {
    rule: 'processor-use',
    holds: (s) =>
      s.contract.type === 'processing' &&
      pattern`위탁받은`.test(s.text) &&
      pattern`Ⓑ의 다른|자기의 (?:다른|일)`.test(s.text) &&
      affirms(s, pattern`쓸 수|이용할 수|활용`),
  },
  {
    rule: 'provision-without-consent',
    holds: (s) =>
      people.test(s.text) &&
      theirData.test(s.text) &&
      affirms(s, pattern`넘기|넘긴|주고받|주며|주고|준다|함께 쓰|함께 쓴|공유|제공하|건네`) &&
      pattern`(?:따로|다시|별도로) ?(?:묻|여쭙)지|동의[^.]{0,14}(?:갈음|충분|없이|필요 ?없)|(?:동의|허락|승낙)[^.]{0,4}(?:받|구하|묻)지 (?:않|아니)`.test(
        s.text,
      ) &&
      !pattern`수 없|주고받지`.test(s.text),
  },
]
