import { highestYearly } from '@/lib/contracts/rules/measure'
import { pattern } from '@/lib/contracts/rules/rule'
import { amountsIn, periodsIn } from '@/lib/contracts/text/figures'
import type { Meaning } from './meaning'

/** 500만원을 빌리고 3개월 뒤 600만원을 갚는다: what the second sum is above the first, as percent of a year. */
const impliedYearly = (text: string): number => {
  const [lent, due] = amountsIn(text)
  const [term] = periodsIn(text).filter(({ days }) => days >= 7 && days <= 3_650)
  if (!lent || !due || !term || due.value <= lent.value || due.value > lent.value * 5) return 0
  return ((due.value - lent.value) / lent.value) * 100 * (365 / term.days)
}

/** 300만원에 한 달 9만원의 이자: a sum of interest for every month or week, as percent of a year. */
const sumsYearly = (text: string): number => {
  const times = pattern`매주|일주일|한 주`.test(text)
    ? 52
    : pattern`매월|매달|한 달|다달이|월 ?\d`.test(text)
      ? 12
      : 0
  const [lent, interest] = amountsIn(text)
  const share = /(?:매월|월|매달)[^.\d]{0,14}(\d{1,2})\s*\/\s*100/.exec(text)
  if (share) return Number(share[1]) * 12
  return lent && interest && interest.value < lent.value
    ? (interest.value / lent.value) * 100 * times
    : 0
}

const inWords: Readonly<Record<string, number>> = {
  이십오: 25,
  삼십: 30,
  삼십오: 35,
  사십: 40,
  오십: 50,
  육십: 60,
}
const percentInWords = (text: string): number => {
  const found =
    /(?:연|년|연리|연이율)\s*(이십오|삼십오|삼십|사십|오십|육십)\s*(?:퍼센트|프로|%)/.exec(text)
  return inWords[found?.[1] ?? ''] ?? 0
}

const charge = pattern`수수료|사례금?|수고비|감사비|취급비|보증료|관리비|공증비|할인금|공제금|체당금|선수금|컨설팅비|작업비|소개비|상담료|진행비|알선료`
const dearer = pattern`웃돌|초과하|넘더라도|넘는|많더라도|상회|크더라도`

/** Loans and what secures them, by what it means. */
export const lendingGuardMeanings: readonly Meaning[] = [
  {
    rule: 'interest-cap',
    holds: (s) =>
      (pattern`빌리|빌려|차용|대여|대출|꾸`.test(s.text) &&
        pattern`갚|상환|변제|반환`.test(s.text) &&
        impliedYearly(s.text) > 20) ||
      (pattern`이자|사용 ?대가|사용료`.test(s.text) &&
        sumsYearly(s.text) > 20 &&
        !pattern`상환|분할|원리금|나누어|갚`.test(s.text)) ||
      (pattern`연체[가는를]? ?(?:없|여부|와 관계없)`.test(s.text) &&
        pattern`이율|이자`.test(s.text) &&
        highestYearly(s.text) > 20) ||
      (percentInWords(s.text) > 20 && !pattern`초과하지|넘지|초과할 수 없`.test(s.text)),
  },
  {
    rule: 'fee-as-interest',
    holds: (s) =>
      charge.test(s.text) &&
      s.affirms(charge.source) &&
      pattern`원금|대여금|차용금|대출|이자|상환|갚`.test(s.text) &&
      pattern`\d ?(?:%|퍼센트)|원(?=[을를의 ])|만원`.test(s.text) &&
      pattern`지급|공제|더하여|내|떼|가산|부담`.test(s.text) &&
      !pattern`각자|없이|없다|받지 (?:아니|않)|설정 ?비용|중도 ?상환|Ⓐ(?:이|가) 부담|이자로 보|이자에 포함`.test(
        s.text,
      ),
  },
  {
    rule: 'substitute-performance',
    holds: (s) =>
      pattern`담보|대물 ?변제|부동산|토지|아파트|주택|건물|상가|임야|자동차|기계|주식`.test(
        s.text,
      ) &&
      pattern`불이행|변제하지|갚지|돌려주지|상환(?:하|되)지|이행하지|연체|기한 ?(?:내|안)|변제기`.test(
        s.text,
      ) &&
      (pattern`대물 ?변제(?:된|한|받은|로)`.test(s.text) ||
        pattern`소유권[^.]{0,20}(?:취득|이전|넘어|귀속)|Ⓐ(?:의|에게) ?(?:것|소유|차지)|등기[를을]?[^.]{0,16}(?:앞으로|명의로)`.test(
          s.text,
        )) &&
      (s.denies(`잔여 가치|권리|따지|다투|차액|청산금|정산|반환|남는 (?:금액|돈)|나머지`) ||
        dearer.test(s.text) ||
        pattern`정산 ?없이|청산 ?없이`.test(s.text)) &&
      !pattern`(?:차액|청산금|남[는은] 금액|초과액)[^.]{0,20}(?:지급한다|반환한다|돌려준다|지급하여야)`.test(
        s.whole,
      ),
  },
  {
    rule: 'down-contract',
    holds: (s) =>
      pattern`대금|매매가|거래 ?(?:가격|금액)|금액|실거래`.test(s.text) &&
      (pattern`(?:계약서|서류|신고)(?:에|에는|상|서에)?[^.]{0,16}(?:기재하지|적지|쓰지|표시하지|넣지|포함하지|신고하지) ?(?:않|아니)[^.]{0,30}(?:현금|따로|별도|추가)`.test(
        s.text,
      ) ||
        pattern`(?:계약서|신고)[^.]{0,16}(?:와|과|보다|에는)[^.]{0,10}(?:다른|달리|높|낮|줄여|부풀)`.test(
          s.text,
        ) ||
        pattern`(?:양도 ?소득세|양도세|취득세|세금|대출)[^.]{0,24}(?:줄이|절감|절세|회피|위하여|위해)[^.]{0,40}(?:낮|높|다르|달리|줄여|부풀)`.test(
          s.text,
        )) &&
      !pattern`하지 (?:아니|않|못)한다[.]?$|할 수 없다[.]?$|실제 거래(?:가격|금액)대로`.test(
        s.text,
      ),
  },
  {
    rule: 'name-trust',
    holds: (s) =>
      pattern`등기|소유권|부동산|아파트|토지|건물`.test(s.text) &&
      pattern`명의`.test(s.text) &&
      pattern`편의상|형식상|서류상|명목상|이름만|실제(?:의)? ?(?:소유|권리)|요구가 있으면|언제든`.test(
        s.text,
      ) &&
      s.affirms(`명의`) &&
      !pattern`공동 ?명의|계좌|사업자|하지 (?:아니|않|못)한다[.]?$|할 수 없다[.]?$|신탁 ?등기`.test(
        s.text,
      ),
  },
  {
    rule: 'land-permission-evasion',
    holds: (s) =>
      pattern`토지 ?거래 ?(?:계약)? ?허가|허가`.test(s.text) &&
      pattern`허가[^.]{0,14}(?:여부|유무)(?:와|에|를)? ?(?:관계없|상관없|불문|무관)|허가를? (?:받지|얻지) (?:않|아니|못)[^.]{0,10}(?:더라도|고|은 채|아도)`.test(
        s.text,
      ) &&
      pattern`유효|효력|이전|지급|사용|이행|매매`.test(s.text) &&
      !pattern`영업 ?허가|건축 ?허가|인·?허가|무효|반환한다|해제`.test(s.text),
  },
  {
    rule: 'brokerage-excess',
    holds: (s) =>
      pattern`중개 ?(?:보수|수수료)|복비`.test(s.text) &&
      pattern`(?:법정|상한|요율|한도|조례)[^.]{0,16}(?:불구하고|관계없이|상관없이|초과하여|넘어|넘는|외에)`.test(
        s.text,
      ) &&
      s.affirms(`중개 ?(?:보수|수수료)|복비`) &&
      !pattern`초과하지|넘지|초과(?:분|하는 금액)[은을]? ?(?:반환|무효)`.test(s.text),
  },
]
