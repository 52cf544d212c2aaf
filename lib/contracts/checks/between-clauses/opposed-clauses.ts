import { findingAt } from '@/lib/contracts/checks/finding'
import { choiceMismatch } from '@/lib/contracts/checks/inconsistencies'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'

/** One question that a contract answers once: what a sentence says that answers it so, or the other way. */
type Question = {
  one: RegExp
  other: RegExp
  /** What makes of the two answers no contradiction, in either sentence. */
  unless?: RegExp
  /** What both sentences must name alike: the thing that the question is about. */
  thing?: RegExp
  /** Sentences of which another party is the subject answer for themselves. */
  byParty?: boolean
}

const may = '(?:수\\s*있(?!는지)|도\\s*(?:된다|좋다|무방)|허용|가능)'
const mayNot =
  '(?:수\\s*없|지\\s*(?:못|아니|않)(?!으면|하면|은 |는 |한 )|아니\\s*(?:된다|한다)|안\\s*된다|금지|금한다|불가|불허)'

/** Something that one clause allows and another forbids, both without asking anybody. */
const allowed = (what: string): Question => ({
  one: new RegExp(`(?:${what})[^.]{0,40}?${may}`),
  other: new RegExp(`(?:${what})[^.]{0,40}?${mayNot}`),
  unless:
    /동의|승낙|허락|협의|합의|승인|다만|경우|때에|때는|하면|으면|외에|이외|말고|제외|청구|요구|거절|이의|해지/,
  byParty: true,
})

const questions: readonly Question[] = [
  {
    one: /중재(?!\s*위원회)[^.]{0,30}(?:해결|따른|따르|따라|푼다|풀|회부|종결|판정|결정|처리|끝맺|끝낸|매듭|한다)/,
    other:
      /(?:법원|지법|지원)(?:[이가을를]|으로|로|에서|에|의)[^.]{0,30}(?:관할|재판|소송|소를|해결|푼다|처리|판결|다룬|제기|한다)|관할(?:은|을)[^.]{0,30}(?:법원|지법|지원)|전속\s*관할/,
    unless:
      /가압류|가처분|보전|집행|취소의? 소|중재\s*합의가|중재가\s*(?:불|성립|안)|중재\s*또는|또는\s*중재|조정|선택/,
  },
  {
    one: /비\s*독점|독점(?:적|권)?이?\s*아[닌니]|비\s*배타|(?:다른|제\s*3자|타)[^.]{0,24}(?:도|에게도|업체에도|회사에도)[^.]{0,20}(?:허락|공급|판매|위탁|줄|둘|맡길)[가-힣]*\s*수\s*있|다른\s*(?:대리점|가맹점|판매점|총판)[을를]?[^.]{0,12}(?:둘|열|낼|세울|개설할|지정할)\s*수\s*있/,
    other:
      /(?<!비\s?)독점(?:적|권|\s*(?:으로|이용|실시|판매|공급|사용|대리))|(?<!비\s?)배타적|(?:에게만|에만|하고만)[^.]{0,24}(?:허락|공급|판매|위탁|준다|맡긴)|(?:누구에게도|다른\s*(?:대리점|가맹점|판매점|총판|사람|업체|자)[을를에게]{0,3})[^.]{0,24}(?:지\s*(?:않|아니|못)|수\s*없)/,
    unless:
      /독점\s*규제|공정거래|위반|해지|경쟁|이유|양도|누설|비밀|알리|공개|(?:독점|배타)[^.]{0,20}아니|의 권리를 해/,
  },
  {
    one: /(?:자동|저절로|자동적으로|묵시적으로|당연히|같은\s*조건(?:으로)?)[^.]{0,24}(?:연장|갱신|늘어)[가-힣]*\s*(?:다|고|며|된|된다|한다|것으로)/,
    other:
      /(?:자동|당연)[^.]{0,12}(?:연장|갱신)[^.]{0,6}(?:지\s*(?:않|아니)|없)|(?:종료|끝[나난])[^.]{0,24}(?:연장|갱신)(?:하|되)?지\s*(?:않|아니)(?!으면|하면|한다는|겠다는)|(?:연장|갱신)\s*없이\s*(?:종료|끝)/,
    unless: /통지|알리지|이의|의사|(?:지|기)\s*(?:않|아니하)(?:으면|면)(?!\s*같은)/,
  },
  {
    one: /이자[는를도]?[^.]{0,10}(?:없다|없이|받지\s*(?:않|아니)|붙이지\s*(?:않|아니)|무이자)|무이자/,
    other: /(?<!지연|연체|지체)\s이자(?:는|율은|를)[^.]{0,16}(?:연|월|매월)\s*\d/,
    unless: /연체|지연|지체|늦|보증금|선급금|착수금/,
  },
  allowed('반려\\s*동물|애완\\s*동물|고양이|강아지'),
  allowed('전대|다시\\s*(?:빌려|세)|재임대'),
  allowed(
    '재위탁|하도급|다른\\s*(?:업체|사람|회사)(?:에게|에)\\s*(?:맡[기길]|위탁|넘[기길])|제\\s*3\\s*자(?:에게|에)\\s*(?:위탁|맡[기길])',
  ),
  allowed('이\\s*계약(?:의|에\\s*따른|상)[^.]{0,16}(?:지위|권리)[^.]{0,16}(?:양도|넘[기길])'),
  allowed('겸직|겸업|다른\\s*(?:직장|회사)에(?:서|도)?\\s*(?:일|근무)'),
  allowed('재택\\s*근무|원격\\s*근무'),
  allowed('포트폴리오'),
  {
    one: /통지[는은를][^.]{0,12}(?:서면|내용증명|등기우편)(?:으로|로)만/,
    other:
      /통지[는은를]?[^.]{0,30}(?:전자\s*우편|이메일|문자|전화|구두|메신저)[^.]{0,20}(?:수\s*있|한다|갈음)/,
    unless: /해지|긴급/,
  },
  {
    one: /(?:이용|판매|허락|사용)?\s*지역(?:은|을)[^.]{0,14}(?:대한민국|국내|한국)/,
    other: /(?:전\s*세계|세계\s*(?:어디|각국)|해외|국외)[^.]{0,30}(?:수\s*있|허락|한다)/,
    unless: /동의|승인|승낙|협의|합의|경업|수\s*없/,
  },
  {
    one: /업무\s*집행(?:자|조합원|동업자)?[는은]?[^.]{0,8}Ⓐ[로가이]|Ⓐ[이가은는][^.]{0,14}(?:업무\s*집행자|대표자?로서|업무를\s*집행)/,
    other:
      /업무\s*집행(?:자|조합원|동업자)?[는은]?[^.]{0,8}Ⓑ[로가이]|Ⓑ[이가은는][^.]{0,14}(?:업무\s*집행자|대표자?로서|업무를\s*집행)/,
    unless: /함께|공동|번갈아|교대|보조|없는|부재|대신/,
  },
  allowed('주차'),
  allowed('흡연|담배'),
  allowed('개조|구조\\s*변경|못을\\s*박'),
  {
    one: /(?:손해배상|배상)(?:액|책임|의\s*범위)?[^.]{0,40}(?:한도로|한도\s*안|범위\s*안|넘지\s*(?:않|아니)|초과하지\s*(?:않|아니))/,
    other: /(?:손해|배상)[^.]{0,40}(?:한도\s*없이|제한\s*없이|무제한|한도를\s*두지\s*(?:않|아니))/,
    byParty: true,
    unless: /고의|중(?:대한\s*)?과실|비밀|개인정보/,
  },
  {
    one: /위약벌(?:로|이며|이다|로서)/,
    other: /손해배상(?:액)?의?\s*예정(?:으로|액으로|이다|이며)/,
    unless: /아니|아닌/,
  },
  {
    one: /준거법[은는이]?[^.]{0,10}(?:대한민국|한국)|(?:대한민국|한국)\s*(?:법률?|법령)[^.]{0,16}(?:준거|따[른라]|적용|해석)/,
    other:
      /준거법[은는이]?[^.]{0,10}(?:미국|일본|중국|영국|싱가포르|홍콩|독일|프랑스|뉴욕|캘리포니아|델라웨어)|(?:미국|일본|중국|영국|싱가포르|홍콩|독일|뉴욕주?|캘리포니아주?|델라웨어주?)\s*(?:의\s*)?법[^.]{0,16}(?:준거|따[른라]|적용|해석)/,
  },
  {
    one: /(?:국문|한국어|한글)[^.]{0,12}(?:우선|앞선|효력)/,
    other: /(?:영문|영어|일문|일본어|중문|중국어)[^.]{0,12}(?:우선|앞선|효력)/,
  },
  {
    one: /(?:별지|별첨|부속\s*합의|부속서|특약|개별\s*계약)[^.]{0,24}(?:우선|앞선)/,
    other: /(?:이|본)\s*계약(?:서)?(?:의\s*내용)?[이가][^.]{0,12}(?:우선|앞선)/,
    unless: /법령|관행|이전|종전/,
  },
  {
    one: /어음(?:으로|을)[^.]{0,20}(?:지급|결제|치른|교부|발행)/,
    other:
      /(?:전액|모두|전부)?\s*현금(?:으로|만)[^.]{0,16}(?:지급|결제|치른)|어음[^.]{0,16}(?:지\s*(?:않|아니)|금지|없다)/,
    unless: /또는|협의|합의|비율/,
  },
  {
    one: /(?:월세|차임|임대료|렌탈료|렌털료|관리비|대금|보수)[^.]{0,24}(?:선불|선납|미리\s*(?:낸|내|보내|보낸|준|주|지급|치른))/,
    other: /(?:월세|차임|임대료|렌탈료|렌털료|관리비|대금|보수)[^.]{0,24}(?:후불|후납)/,
  },
  {
    one: /기간의?\s*정함이?\s*없는|기간을?\s*정하지\s*(?:않|아니)/,
    other: /(?:근로\s*)?계약\s*기간[^.]{0,6}\d{4}[^.]{0,30}(?:까지|~)/,
    unless: /전환|수습/,
  },
  {
    one: /(?:유지\s*보수|설치|교육|점검|배송|철거|이전\s*설치)[^.]{0,24}(?:무상|무료|대금에\s*포함)/,
    other:
      /(?:유지\s*보수|설치|교육|점검|배송|철거|이전\s*설치)(?:는|은|비|에\s*드는\s*비용)?[^.]{0,24}(?:유상|유료|별도로?\s*(?:청구|지급|부담))/,
    thing: /유지\s*보수|설치|교육|점검|배송|철거|이전/,
    unless: /기간|지나|이후|후에|초과|다만|경우|면 |때/,
  },
  {
    one: /(?:결과물|산출물|성과물|저작권|지식재산권|저작재산권|특허권?)[^.]{0,40}Ⓐ(?:에게\s*(?:있|남|귀속|속)|의\s*(?:소유|것|재산)|[이가]\s*(?:가진|소유|갖))/,
    other:
      /(?:결과물|산출물|성과물|저작권|지식재산권|저작재산권|특허권?)[^.]{0,40}Ⓑ(?:에게\s*(?:있|남|귀속|속)|의\s*(?:소유|것|재산)|[이가]\s*(?:가진|소유|갖))/,
    unless:
      /기존|종전|이전부터|전부터|원래|배경|라이브러리|공통|다만|경우|까지|허락|이용|대금|완납|개량|범용|납품하|제출하|Ⓐ[^.]{0,40}Ⓑ[^.]{0,20}에게|인도|중간/,
  },
]

const partyOf = ({ text }: Sentence): string =>
  /^[^.]{0,12}?([ⒶⒷ])(?:은|는|이|가)\s/.exec(text)?.[1] ?? 'both'

const answers = (contract: Contract, answer: RegExp, unless?: RegExp): Sentence[] =>
  contract.sentences.filter(
    ({ text, clause, quote }) =>
      clause.part !== 'signature' &&
      quote.length < 300 &&
      answer.test(text) &&
      !(unless?.test(text) ?? false),
  )

function opposed(contract: Contract, question: Question): Finding[] {
  const { one, other, unless, thing, byParty } = question
  const [first, second] = [answers(contract, one, unless), answers(contract, other, unless)]
  for (const a of first)
    for (const b of second) {
      if (a === b || second.includes(a) || first.includes(b)) continue
      if (thing && thing.exec(a.text)?.[0] !== thing.exec(b.text)?.[0]) continue
      const [by, from] = [partyOf(a), partyOf(b)]
      if (byParty && by !== from && by !== 'both' && from !== 'both') continue
      const [, later] = a.start < b.start ? [a, b] : [b, a]
      return [findingAt(contract, choiceMismatch, later, {})]
    }
  return []
}

/** Clauses that answer one question in opposite ways: arbitration and a court, exclusive and not, allowed and forbidden. */
export const checkOpposedClauses = (contract: Contract): Finding[] =>
  questions.flatMap((question) => opposed(contract, question))
