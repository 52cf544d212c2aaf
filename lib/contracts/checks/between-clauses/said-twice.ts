import { type Defect, findingAt } from '@/lib/contracts/checks/finding'
import {
  amountMismatch,
  choiceMismatch,
  dateMismatch,
} from '@/lib/contracts/checks/inconsistencies'
import { countOf } from '@/lib/contracts/text/figures'
import { drafterToken, signerToken } from '@/lib/contracts/text/party-tokens'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'

/** One thing that a contract settles once: how a sentence about it is known, and what it settles. */
type Matter = {
  defect: Defect
  about: RegExp
  /** Captures a count and a unit, or the thing itself. */
  value: RegExp
  unless?: RegExp
  /** Each party may have its own. */
  byParty?: boolean
  types?: RegExp
}

const count = String.raw`(\d{1,4}(?:\.\d+)?|[일이삼사오육칠팔구십]{1,3}|한|두|세|석|네|다섯|여섯|열)`
const length = String.raw`${count}\s*(영업일|주일|주|일|개월|달|년)(?![가-힣]?\s*(?:씩|마다))`
const ended = '(?:종료|만료|해지|해제|끝난|끝나|소멸|퇴직|퇴사)'
const sourced = (source: string): RegExp => new RegExp(source)

const matters: readonly Matter[] = [
  {
    defect: dateMismatch,
    about: /비밀|기밀|누설/,
    value: sourced(`${ended}[^.]{0,20}?${length}`),
    unless: /반환|파기|폐기|삭제|경업|경쟁|통지|전까지|위약|영업 ?비밀/,
  },
  {
    defect: dateMismatch,
    about: /하자|무상\s*(?:보수|수리)|품질\s*보증|유지\s*보수|무상으로/,
    value: sourced(
      String.raw`(?:검수|인수|납품|인도|준공|완공|완료|설치|합격|공급|오픈|사용\s*승인)[^.]{0,16}?(?:부터|후|뒤|이후|날)\s*${length}`,
    ),
    unless: /통지|알[리려린]|지급|보증금|이내에? (?:검|수리)|안에 (?:고|수)|보관|시정/,
  },
  {
    defect: dateMismatch,
    about: /해지|해약/,
    value: sourced(
      String.raw`${length}\s*(?:이?\s*전|의\s*(?:유예|예고)|앞서|전까지)[^.]{0,40}(?:해지|해약)`,
    ),
    unless: /갱신|연장|이내|위반|시정|최고|연체|만료|끝나기/,
    byParty: true,
  },
  {
    defect: dateMismatch,
    about: /검수|검사/,
    value: sourced(
      String.raw`${length}\s*(?:이내|안|내)에?[^.]{0,30}(?:검수|검사|합격|결과)(?!\s*(?:완료|합격)\s*후)`,
    ),
    unless: /재검|다시|보완|하자|불합격|수정|지급|않으면|아니하면|없으면/,
  },
  {
    defect: dateMismatch,
    about: /잔금|용역비|용역\s*대금|물품\s*대금|하도급\s*대금|공사\s*대금|자문료|대금/,
    value: sourced(
      String.raw`(?:검수|납품|인도|청구|계산서|수령|완료|공급|접수)[^.]{0,24}?${length}\s*(?:이내|안|내)에?[^.]{0,24}지급`,
    ),
    unless: /계약금|착수금|선급금|중도금|선금|반환|지연|어음|보증|추가|기성|정산금/,
  },
  {
    defect: dateMismatch,
    about: /경업|동종|경쟁/,
    value: sourced(`${ended}[^.]{0,20}?${length}`),
    unless: /비밀|유인/,
    byParty: true,
  },
  {
    defect: dateMismatch,
    about: /기간|효력|존속|유효/,
    value: sourced(
      String.raw`(?:계약|용역|동업|가맹|개발|공급|위탁|거래|제휴|라이선스)\s*기간은?[^.]{0,24}?${length}|체결[^.]{0,6}부터\s*${length}`,
    ),
    unless:
      /누설|종료\s*후|끝난\s*뒤|갱신|연장|비밀|기밀|하자|보증|경업|동종|경쟁|보관|보존|통지|자동|전까지|위약|중도/,
  },
  {
    defect: dateMismatch,
    about: /수습/,
    value: sourced(String.raw`수습\s*(?:기간)?(?:은|:)?[^.]{0,14}?${length}`),
    unless: /평가|면담|수습 중|통지/,
  },
  {
    defect: dateMismatch,
    about: /(?:갱신|연장)/,
    value: sourced(String.raw`(?:만료|종료|끝나기)[^.]{0,8}?${length}\s*(?:이?\s*전)`),
    unless: /해지/,
    types: /^(?!housing-lease|shop-lease)/,
    byParty: true,
  },
  {
    defect: dateMismatch,
    about: /보증금/,
    value: sourced(String.raw`${length}\s*(?:이내|안|내)에?[^.]{0,24}(?:반환|돌려)`),
    unless: /가계약|해제|위약/,
  },
  {
    defect: amountMismatch,
    about: /지체\s*상금|지체\s*배상/,
    value: /(\d+(?:\.\d+)?)\s*(%|퍼센트|프로)(?![^.]{0,12}(?:초과|넘지|한도|이내|상한|까지))/,
    byParty: true,
  },
  {
    defect: amountMismatch,
    about: /지체\s*상금|지체\s*배상/,
    value: /1,?000\s*분의\s*(\d+(?:\.\d+)?)()/,
    byParty: true,
  },
  {
    defect: amountMismatch,
    about: /(?:연체|지연)\s*(?:이자|손해금|배상금|이율|료)/,
    value: /연\s*(\d+(?:\.\d+)?)\s*(%|퍼센트|프로)/,
    unless: /지급하지|반환|환급|상사|임금|퇴직/,
    byParty: true,
  },
  {
    defect: amountMismatch,
    about:
      /(?:로열티|판매\s*수수료|중개\s*수수료|정산\s*수수료|위탁\s*수수료|수수료율|인세|사용료)/,
    value: /(?:매출|판매|거래|정가|순매출|총매출)[^.]{0,12}의\s*(\d+(?:\.\d+)?)\s*(%|퍼센트|프로)/,
    unless: /광고|초과|이상|미만|할인|위약/,
  },
  {
    defect: amountMismatch,
    about: /위약금|위약벌/,
    value: /(?:대금|금액|보증금|매매가|총액|보수)[^.]{0,6}의?\s*(\d+(?:\.\d+)?)\s*(%|퍼센트|프로)/,
    unless: /한도|넘지|이내|경과|일째|초과|전까지|전에 취소/,
    byParty: true,
  },
  {
    defect: choiceMismatch,
    about: /관할|법원/,
    value: /([가-힣]{2,8}(?:지방법원|지법|지원|회생법원))()/,
    unless: /등기|공탁|경매|판결|사건/,
  },
  {
    defect: amountMismatch,
    about: /작성|보관|나누어|각자|교부/,
    value: /(?:계약서|원본|본서)?[^.]{0,12}?(\d{1,2}|[일이삼사]|두|세|네)\s*(부|통)(?=[를을씩\s])/,
    unless: /보고|제출|등본|증명|사본|도면/,
  },
  {
    defect: amountMismatch,
    about: /무상\s*수정|수정(?:은|을)|수정\s*횟수/,
    value: /(\d{1,2}|[일이삼사]|한|두|세|네)\s*(회|번|차례)/,
    unless: /초과|넘|이후|시안/,
  },
  {
    defect: amountMismatch,
    about: /소정\s*근로\s*시간|근로\s*시간|근무\s*시간/,
    value: /(?:1일|하루|일)\s*(\d{1,2}(?:\.\d)?)\s*(시간)/,
    unless: /휴게|연장|야간|초과|가산/,
    types: /^employment$/,
  },
]

const norm: Readonly<Record<string, number>> = {
  영업일: 1.001,
  주일: 7,
  주: 7,
  개월: 30,
  달: 30,
  년: 360,
}

/** 2주 and 14일, 1년 and 12개월 are the same. */
const comparable = (value: string, unit: string): string => {
  const number = countOf(value)
  return number === null ? value.replace(/\s/g, '') : String(number * (norm[unit] ?? 1))
}

const partyOf = ({ text }: Sentence): string => {
  if (/당사자|쌍방|서로|어느|각/.test(text)) return 'both'
  return new RegExp(`[${drafterToken}${signerToken}](?=은|는|이|가)`).exec(text)?.[0] ?? 'both'
}

function differing(contract: Contract, matter: Matter): Finding[] {
  const { defect, about, value, unless, byParty } = matter
  const first = new Map<string, { key: string; shown: string; sentence: Sentence }>()
  const found: Finding[] = []
  for (const sentence of contract.sentences) {
    if (sentence.quote.length > 400) continue
    const titled = `${sentence.clause.title} ${sentence.text}`
    if (!about.test(titled) || unless?.test(sentence.text)) continue
    const match = value.exec(sentence.text)
    if (!match) continue
    const [said = '', unit = ''] = match.slice(1).filter((part) => part !== undefined)
    const key = comparable(said, unit)
    const shown = `${said}${unit}`
    const party = byParty ? partyOf(sentence) : 'both'
    const known =
      first.get(party) ?? (party === 'both' ? [...first.values()][0] : first.get('both'))
    if (!known) first.set(party, { key, shown, sentence })
    else if (known.key !== key && known.sentence.clause !== sentence.clause)
      found.push(findingAt(contract, defect, sentence, { first: known.shown, second: shown }))
  }
  return found
}

/** Periods, rates and choices that one clause settles in one way and another in another. */
export const checkSaidTwice = (contract: Contract): Finding[] =>
  matters
    .filter(({ types }) => types?.test(contract.type) ?? true)
    .flatMap((matter) => differing(contract, matter).slice(0, 1))
