import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

const gain = '수입|벌어들인 돈|번 돈|벌이|이익|수익|이윤|순이익|배당|배분'
const loss = '밑지는 돈|빚|손실|적자|손해|결손|부채'
const legalWork = pattern`소송|법원에 (?:낼|내는|제출)|합의|고소|고발|재판|법률 ?(?:상담|사무|자문|대리|문서)|소장|답변서|준비서면|심판|화해|조정|채권 ?추심|등기 ?신청|경매`
const handles = `대리|대행|작성|써 (?:주|준)|수행|처리|상담|맡|진행|교섭|중개|알선`

/** Personal data, authorship, advice, partners and investors, by what it means. */
export const ventureGuardMeanings: readonly Meaning[] = [
  {
    rule: 'profit-loss-skew',
    holds: (s) =>
      pattern`${gain}`.test(s.text) &&
      pattern`${loss}`.test(s.text) &&
      !pattern`같은 (?:비율|방법)|동일한 비율|손실도 (?:같|이와|위와)|같은 것으로 추정|이에 (?:준|따라)|각 ?50 ?%|각자 반`.test(
        s.text,
      ) &&
      (pattern`(?:${loss})[은을는도만]{0,2}[^.]{0,30}(?:전부|전액|모두|만을?|혼자)[^.]{0,20}(?:부담|책임|메우|진다|분담)`.test(
        s.text,
      ) ||
        pattern`(?:${loss})[은을는]? ?[^.]{0,12}[ⓇⓄ](?:만|이 다|가 다)[^.]{0,8}(?:메|부담|진|책임|떠안)`.test(
          s.text,
        ) ||
        pattern`(?:빚|손실|적자)(?:이|가) 생기면[^.]{0,6}[ⓇⓄ](?:이|가)[^.]{0,6}(?:진다|갚|메|부담)`.test(
          s.text,
        ) ||
        pattern`(?:이익|수익)[^.]{0,16}(?:받지|배분받지|분배받지|없)[^.]{0,20}(?:손실|적자)`.test(
          s.text,
        ) ||
        pattern`(?:손실|적자)(?:만을?)[^.]{0,30}(?:부담|분담)`.test(s.text) ||
        pattern`(?:적자|손실|빚)(?:가|이)? ?(?:나면|나는 경우|발생하면|생기면)[^.]{0,16}[ⓇⓄ](?:이|가|은|는)[^.ⓇⓄ]{0,16}(?:메우|부담|책임|채우)`.test(
          s.text,
        ) ||
        pattern`[ⓇⓄ](?:은|는|이|가)[^.]{0,14}(?:손실|적자)[은을를]? ?(?:부담|분담|책임)(?:하지|을 지지) ?(?:아니|않)`.test(
          s.text,
        )),
  },
  {
    rule: 'principal-guarantee',
    holds: (s) =>
      pattern`손실|손해|원금|투자금|수익`.test(s.text) &&
      pattern`(?:손실|원금|투자금)[^.]{0,24}(?:전액|전부|모두)?[^.]{0,8}(?:보전|보장|보상|메워|메운|채워)`.test(
        s.text,
      ) &&
      s.affirms(`보전|보장|보상|메워|메운|채워`) &&
      !pattern`위반|진술|고의|과실|귀책|배당 ?가능|보장(?:하|되)지|보전하지|수 없`.test(s.text),
  },
  {
    rule: 'subprocessor',
    holds: (s) =>
      pattern`개인 ?정보|처리 ?업무|위탁 ?업무|업무`.test(s.text) &&
      pattern`(?:다른 (?:회사|업체|곳)|넘기|재위탁|재수탁|맡기|맡길|위탁하|협력 ?업체|제3자|하청)`.test(
        s.text,
      ) &&
      s.acts('Ⓑ') &&
      pattern`자유|임의|알리지|말하지|않아도|사후|필요하다고|재량|동의 ?없이|통지 ?없이|승낙 ?없이|마음대로`.test(
        s.text,
      ) &&
      pattern`수 있|한다|맡긴다|된다`.test(s.text) &&
      !pattern`할 수 없|하지 (?:못|않|아니)한다|동의를 (?:받|얻)|사전 승인`.test(s.text),
  },
  {
    rule: 'subprocessor',
    holds: (s) =>
      pattern`재위탁|재수탁`.test(s.text) &&
      pattern`(?:통지|통보)(?:로|만으로|하면|함으로써)[^.]{0,8}(?:충분|족하|할 수|가능)|Ⓐ(?:은|는|이|가)[^.]{0,10}(?:반대|거부|이의)[^.]{0,8}(?:수 없|못)`.test(
        s.text,
      ),
  },
  {
    rule: 'data-retention',
    holds: (s) =>
      pattern`개인 ?정보|고객 ?정보|데이터|정보`.test(s.text) &&
      (s.denies(`파기|삭제|반환`) ||
        pattern`계속 (?:보유|보관|이용)|영구(?:히|적으로)? ?(?:보관|보유)`.test(s.text)) &&
      pattern`보관|보유|이용|활용|남기`.test(s.text) &&
      s.acts('Ⓑ') &&
      !pattern`법령|법률|의무적으로 보존|분리하여|하지 (?:않|아니)하는 경우|보관하지|보유하지`.test(
        s.text,
      ),
  },
  {
    rule: 'moral-rights',
    holds: (s) =>
      pattern`이름|성명|작가명|예명|필명|서명|크레딧|창작물`.test(s.text) &&
      pattern`(?:이름|성명|작가명|예명|필명|크레딧)[을를은]? ?[^.]{0,10}(?:표시하지|밝히지|적지|기재하지|넣지|삭제|지우|빼)|Ⓐ(?:의|이|가) ?(?:창작물|저작물|이름|명의|작품)(?:로|으로)`.test(
        s.text,
      ) &&
      pattern`수 있|한다|공표|발표|게시|출판|이의|권리를 주장|하기로`.test(s.text) &&
      !pattern`표시하여야|표시한다|존중|동의를 (?:받|얻)|Ⓑ(?:이|가) (?:원하|요청)|계약서|서명란|개인 ?정보`.test(
        s.text,
      ),
  },
  {
    rule: 'moral-rights',
    holds: (s) =>
      (pattern`(?:자르|덧칠|고치|변형|개작|편집)[^.]{0,14}(?:든|더라도|여도|어도)[^.]{0,24}(?:상관하지|관여하지|문제 ?삼지|묻지)`.test(
        s.text,
      ) ||
        (pattern`이름을 (?:남기|표시|밝히)|고쳤|변경(?:하였|했)|수정(?:하였|했)|개작|훼손|왜곡`.test(
          s.text,
        ) &&
          pattern`(?:항의|이의|주장|요구)[^.]{0,6}(?:할|할 수)?[^.]{0,10}(?:없|않|못)`.test(
            s.text,
          ))) &&
      pattern`프로그램|작품|결과물|저작물|그림|글|영상|원고|디자인|사진`.test(s.text),
  },
  {
    rule: 'processor-use',
    holds: (s) =>
      s.acts('Ⓑ') &&
      pattern`정보|명단|데이터|연락처|자료`.test(s.text) &&
      pattern`(?:자기|자사|자신|본인)(?: ?회사)?(?:의|가)? ?[^.]{0,24}(?:프로젝트|업무|목적|사업|참고|영업|서비스|상품)`.test(
        s.text,
      ) &&
      pattern`(?:이용|활용|사용)[가-힣]{0,3} ?(?:수 있|도 (?:된다|무방|좋)|무방|한다)`.test(
        s.text,
      ) &&
      !pattern`수 없|하지 (?:않|아니|못)|동의(?:를|한)|가명|익명`.test(s.text),
  },
  {
    rule: 'unlicensed-legal',
    holds: (s) =>
      legalWork.test(s.text) &&
      s.affirms(handles) &&
      pattern`Ⓐ|Ⓑ`.test(s.text) &&
      (pattern`변호사[^.]{0,16}(?:없|아니)|자격[^.]{0,10}(?:없|않)`.test(s.text) ||
        (!pattern`변호사|법무사|법무 ?법인`.test(s.text) &&
          pattern`보수|수수료|대가|성공|분배|%|지급|받|맡|할을`.test(s.text))) &&
      !pattern`제외|포함하지|수행하지|하지 (?:아니|않|못)한다|비밀|관할|(?:손해를 배상한|손해를 배상하여)|분쟁이 (?:발생|생기)|당사자|협의|사실 ?관계 자료|위반`.test(
        s.text,
      ),
  },
  {
    rule: 'scope-change-free',
    holds: (s) =>
      pattern`기능|과업|범위|작업|요청|수정|화면|업무`.test(s.text) &&
      pattern`(?:당초|기존|계약|처음|원래)?[^.]{0,8}(?:범위|과업|내역|명세)(?:에|에는|서에)? ?(?:없|포함되지|적혀 있지|정하지)[^.]{0,16}(?:더라도|도 |어도|는 (?:기능|작업|업무|요청))`.test(
        s.text,
      ) &&
      s.has('free') &&
      !pattern`오류|하자|협의|유상|별도(?:의)? 대금을`.test(s.text),
  },
]
