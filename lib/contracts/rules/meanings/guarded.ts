import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

const warned = pattern`\d+ ?일 ?전|한 ?달 ?전|미리 (?:알|통지)|동의(?:를|가) ?(?:받|얻|있)|해지할 수 있|거절할 수 있|합의|협의`

/** What the law guards people against whatever it is called: lenders, employers, businesses and head offices. */
export const guardedMeanings: readonly Meaning[] = [
  {
    rule: 'compound-interest',
    holds: (s) =>
      pattern`이자(?:는|를|도)[^.]{0,30}(?:원금|원본)에[^.]{0,10}(?:얹|더하|더해|보태|합하|산입|가산|넣)`.test(
        s.text,
      ) &&
      pattern`다시[^.]{0,10}이자|이자에[^.]{0,8}이자|이자를 (?:붙|물|계산)`.test(s.text) &&
      !pattern`(?:붙이|더하|산입하)지 (?:않|아니)|1 ?년`.test(s.text),
  },
  {
    rule: 'acceleration-loan',
    holds: (s) =>
      pattern`(?:형편|신용|재산|사정|경영|자금)[^.]{0,14}(?:나빠|악화|불안|어려|의심)`.test(
        s.text,
      ) &&
      pattern`여기|느끼|판단|생각|인정|염려|걱정`.test(s.text) &&
      pattern`한꺼번에|일시에|전부|즉시|전액`.test(s.text) &&
      pattern`갚|상환|변제|청구`.test(s.text) &&
      !pattern`압류|파산|회생|부도|최고`.test(s.text),
  },
  {
    rule: 'guarantee-cap',
    holds: (s) =>
      pattern`보증`.test(s.titled) &&
      pattern`(?:앞으로|장래|장차|현재와|지금)[^.]{0,40}(?:빚|채무)|(?:모든|일체의|전부의) ?(?:빚|채무)`.test(
        s.text,
      ) &&
      !pattern`\d[\d,]*(?:만|억)? ?원(?:을|까지|의)? ?(?:한도|넘|최고|으로)|최고액(?:은|을| ?\d)|원의 범위에서`.test(
        s.whole,
      ),
  },
  {
    rule: 'management-interference',
    holds: (s) =>
      s.acts('Ⓑ') &&
      pattern`거래처|판매 ?(?:단가|가격|내역)|급여|인건비|고객 ?(?:명단|정보)|매입처|원가|임대차|다른 [가-힣]{1,6}(?:와|과)의 거래`.test(
        s.text,
      ) &&
      pattern`보고|제출|알린다|알려야|알려 ?준|공개|내야|낸다|제공`.test(s.text) &&
      pattern`Ⓐ(?:에게|의|가|이|은|는)`.test(s.text) &&
      !pattern`리콜|회수|동의|합의|협의|아니|않|못|없|지급|대금|법령|부담`.test(s.text),
  },
  {
    rule: 'terms-unilateral-change',
    holds: (s) =>
      s.may('Ⓐ') &&
      pattern`요금|이용료|구독료|렌탈료|렌털료|회비|수강료|서비스|혜택|제공|수량|종류|수를`.test(
        s.text,
      ) &&
      pattern`올리|올릴|줄이|줄일|바꾸|바꿀|중단|인상|변경|축소|없앨|없애`.test(s.text) &&
      pattern`알릴 의무[^.]{0,10}(?:없|지지)|알리지 (?:않|아니)|거절하지 못|거절할 수 없|이의|언제든|언제라도|시장|원가|물가|사정에 따라|따라야 한다`.test(
        s.text,
      ) &&
      !warned.test(s.whole) &&
      !pattern`무료|점검|불가항력|천재`.test(s.text),
  },
  {
    rule: 'content-license',
    holds: (s) =>
      pattern`(?:쓴|올린|만든|작성한|등록한|게시한|남긴)[^.]{0,12}(?:글|서평|후기|사진|게시물|영상|리뷰|콘텐츠|자료)|서평|후기|게시물`.test(
        s.text,
      ) &&
      pattern`Ⓐ(?:의 ?(?:소유|것|재산)|에(?:게)? ?(?:귀속|속)|(?:이|가) ?(?:가진|갖는|소유))`.test(
        s.text,
      ) &&
      !pattern`Ⓐ가 (?:쓴|올린|만든|작성한)`.test(s.text),
  },
  {
    rule: 'principal-guarantee',
    holds: (s) =>
      pattern`원금|투자금|출자금`.test(s.text) &&
      pattern`돌려|보장|지급|보전|메워|채워`.test(s.text) &&
      pattern`(?:결과|실적|성과|손실|경영|손익|이익)[^.]{0,12}(?:관계없|상관없|불문|무관)|손실[^.]{0,12}(?:부담하지|나더라도|나도)|(?:확정|고정) ?(?:수익|이자)|보장받`.test(
        s.text,
      ) &&
      !pattern`배당 ?가능|(?:보장|약속|보전)하지 (?:않|아니)|보장할 수 없|위반`.test(s.text),
  },
  {
    rule: 'penalty-in-employment',
    holds: (s) =>
      pattern`(?:그만두|퇴사|퇴직|사직|이직)[^.]{0,12}(?:면|때|경우)`.test(s.text) &&
      pattern`\d[\d,]*(?:만|백만|천만)? ?원|급여의|\d ?배|\d+ ?%`.test(s.text) &&
      pattern`Ⓐ에(?:게)?[^.]{0,20}(?:낸다|내야|낸|지급|반환|물)|물어낸|배상|토해|반환하여야|돌려주어야`.test(
        s.text,
      ) &&
      !pattern`실제|소요된|든 비용|범위에서|퇴직금|지급하지 (?:않|아니)|상계|공제`.test(s.text) &&
      !pattern`Ⓐ(?:은|는|이|가)[^.]{0,40}(?:지급|준다|낸다)`.test(s.text),
  },
  {
    rule: 'product-liability-waiver',
    holds: (s) =>
      pattern`결함|하자|흠|고장|불량`.test(s.text) &&
      pattern`다치|다쳐|부상|젖|손해|사고|불이|재산|몸`.test(s.text) &&
      pattern`물어 ?주지|배상하지|책임지지|책임을 지지|책임이 없|물어낼 (?:책임|의무)`.test(
        s.text,
      ) &&
      pattern`Ⓐ(?:은|는|이|가)`.test(s.text) &&
      !pattern`Ⓑ(?:의|이|가) ?(?:고의|잘못|과실|임의|부주의|일부러)`.test(s.whole),
  },
  ...((['cross-border-transfer', 'cross-border-unasked'] as const).map((rule) => ({
    rule,
    holds: (s) =>
      pattern`개인 ?정보|정보주체|고객 ?정보`.test(s.text) &&
      pattern`해외|국외|외국|필리핀|중국|베트남|인도(?=[의에 ])|미국|싱가포르|일본`.test(s.text) &&
      pattern`(?:고지|동의|알릴|알리|통지|공개)[^.]{0,14}(?:필요하지|필요 ?없|없이|하지 않|않아도|받지|생략|요하지)`.test(
        s.text,
      ) &&
      !pattern`수 없|아니 ?된다|안 된다`.test(s.text),
  })) satisfies Meaning[]),
  {
    rule: 'early-exit-penalty',
    holds: (s) =>
      pattern`중도|도중|해지|그만|해약`.test(s.text) &&
      pattern`(?:남은|잔여)[^.]{0,16}(?:요금|렌탈료|렌털료|금액|할부금|회비|이용료|구독료)[^.]{0,8}(?:전부|전액|모두|다 |일체|[5-9]\d ?%)`.test(
        s.text,
      ) &&
      pattern`부담|낸다|내야|지급|물|청구|납부`.test(s.text) &&
      !pattern`하지 (?:않|아니)|없`.test(s.text),
  },
  {
    rule: 'self-help-eviction',
    holds: (s) =>
      s.may('Ⓐ') &&
      pattern`제품|물건|기기|차량|상품`.test(s.text) &&
      pattern`수거|회수|떼어|가져[가갈]|철거|들고`.test(s.text) &&
      pattern`알리지 (?:않|아니)|동의 없이|없어도|없을 때|들어가|출입|강제로|임의로`.test(s.text) &&
      !pattern`법원|판결|집행|동의(?:를|을) ?(?:받|얻)`.test(s.text),
  },
]
