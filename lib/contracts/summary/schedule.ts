import type { Standpoint } from '@/lib/contracts/constants'
import { datesIn, dayText, isRealDate } from '@/lib/contracts/text/dates'
import { drafterToken, signerToken } from '@/lib/contracts/text/party-tokens'
import type { Contract, Sentence } from '@/lib/contracts/types'

/** Something that is to be done: by whom, and when where the contract says. */
export type Duty = {
  party: Exclude<Standpoint, 'neutral'> | null
  clause: string
  quote: string
  start: number
  /** A day of the calendar; null where there is none or it must be reckoned. */
  date: string | null
  /** Words for a time that is no day: 매월 25일, 계약일부터 30일 이내. */
  when: string | null
}

const longestQuote = 400
const mostDuties = 200

const duty =
  /(?:하여야|해야|지급|반환|납부|인도|제출|통지|교부|제공|이행|배상|부담|정산|환급|발급|신고|갱신|종료|만료|시작|개시|까지로|부터)[가-힣\s]{0,14}(?:한다|하며|하고|함|된다|로\s*한다)|하여야\s*(?:한다|하며)|하지\s*(?:못한다|아니한다|않는다)|할\s*수\s*없다/
const reckoned =
  /(?:[가-힣]+(?:일|날|때|후)(?:로)?부터\s*)?(?:\d{1,3}|[일이삼사오육칠팔구십]{1,3})\s*(?:일|영업일|주|주일|개월|월|년)\s*(?:\([^)]{1,12}\)\s*)?(?:이내|안|전까지|이전|전에)(?:에)?/
const monthly =
  /(?:매월|매달|익월|다음\s*달|매년|매주|매\s*분기)\s*(?:말일|\d{1,2}\s*일|\d{1,2}\s*월\s*\d{1,2}\s*일)?/

/** Who a sentence binds: the party that is its subject. */
function partyOf({ text }: Sentence): Duty['party'] {
  const subject = new RegExp(`([${drafterToken}${signerToken}])\\s*(?:은|는|이|가)`).exec(text)?.[1]
  if (!subject) return null
  return subject === drafterToken ? 'drafter' : 'signer'
}

/** What the contract has somebody do, and the days and periods that it names, in its order. */
export function listDuties({ sentences }: Contract): Duty[] {
  const duties: Duty[] = []
  for (const sentence of sentences) {
    if (sentence.clause.part === 'signature' || sentence.clause.part === 'preamble') continue
    const { quote, start, clause } = sentence
    const days = datesIn(quote).filter(isRealDate)
    const when = (monthly.exec(quote) ?? reckoned.exec(quote))?.[0].trim() ?? null
    const party = partyOf(sentence)
    if (days.length === 0 && !(duty.test(quote) && (when !== null || party !== null))) continue
    const shared = {
      party,
      clause: clause.label,
      quote: quote.replace(/\s+/g, ' ').slice(0, longestQuote),
      start,
    }
    const dated = days.map((day) => ({
      ...shared,
      date: dayText(day),
      when: null,
    }))
    duties.push(...(dated.length > 0 ? dated : [{ ...shared, date: null, when }]))
    if (duties.length >= mostDuties) break
  }
  return duties.slice(0, mostDuties)
}
