import type { CourtLevel, Outcome } from '@/lib/korean-law/constants'

/** What a decision orders, read from its 주문. Inadmissible (각하) is not dismissed on the merits (기각). */

type Rule = [pattern: RegExp, outcome: Outcome]

const party = '(?:원고|피고|청구인|신청인|채권자|심판청구인|선정당사자|참가인|항소인|반소)'

/** The court of last resort speaks of the judgment below: quashed (파기, once 파훼), remitted, decided itself. */
const lastInstance: Rule[] = [
  [/(?:판결|결정|심결|명령|처분)?중.*파[기훼].*(?:나머지|기각)/, '일부파기'],
  [/파[기훼].*(?:나머지|그밖의|그외의|이외의|다른).*(?:상고|재항고|항고).*기각/, '일부파기'],
  [/(?:상고|재항고).*기각.*파[기훼]/, '일부파기'],
  [/파[기훼].*이송/, '파기이송'],
  [/파[기훼].*(?:환송|차려?한다)/, '파기환송'],
  [/파[기훼]/, '파기자판'],
  [/재항고.*기각/, '재항고기각'],
  [/항고.*기각/, '항고기각'],
  [/상고.*(?:기각|棄却)/, '상고기각'],
  [/환송/, '파기환송'],
  [/이송/, '파기이송'],
  [/각하/, '각하'],
  [/(?:결정|판결|명령)을?취소/, '파기자판'],
]

const criminal: Rule[] = [
  [/(?:징역|금고|구류|벌금|과료|사형|형의선고를유예|형을면제|치료감호에)/, '유죄'],
  [/무죄/, '무죄'],
  [/(?:면소|공소를?기각|공소.*기각)/, '기타'],
]

const criminalAppeal: Rule[] = [
  ...criminal,
  [/환송/, '파기환송'],
  [/이송/, '파기이송'],
  [/항소.*기각/, '항소기각'],
  [/상고.*기각/, '상고기각'],
  [/항고.*기각/, '항고기각'],
  [/파기/, '파기자판'],
  [/각하/, '각하'],
]

const grants =
  /(?:지급하라|이행하라|인도하라|명도하라|철거하라|절차를이행|말소하라|교부하라|반환하라|공고하라|게재하라|처분을취소|부과처분.*취소|결정을취소|재결을취소|심결을취소|판정을취소|거부.*취소|무효임을확인|무효로한다|확인한다|이혼한다|불허한다|취소한다|위법함을확인|인가한다|경정한다|지정한다|명한다|가압류한다|금지|허가한다|정지한다|선고한다|배당액.*경정|인정한다|청구하라|아니된다|파양한다|효력이없다|확정한다|상실한다)/

const claimRefused = new RegExp(
  `소를기각|(?:${party}.*청구|청구|신청|심판청구).{0,12}(?:모두|각|를|은|을)*.{0,6}기각`,
)
const restRefused = /나머지(?:본소|반소|예비적|주위적)?.{0,8}(?:청구|신청).*기각/

function firstMatch(order: string, rules: Rule[]): Outcome | null {
  return rules.find(([pattern]) => pattern.test(order))?.[1] ?? null
}

/** Costs, interest rates and provisional enforcement say nothing about who won. */
function withoutCosts(order: string): string {
  return order
    .split(/(?<=다)\.|(?<=라)\./)
    .filter(
      (sentence) =>
        !/(?:소송|항소|상고|항고|심판|재판|신청|이의|총)비용|가집행/.test(sentence) ||
        /기각|각하|파기/.test(sentence),
    )
    .join('.')
}

function civil(order: string): Outcome | null {
  const refused = claimRefused.test(order)
  const granted = grants.test(
    order
      .replace(/제?\d*심?판결을취소한다/g, '')
      .replace(/판결.{0,200}?부분(?:을|은이를)취소/g, ''),
  )
  if (restRefused.test(order)) return granted ? '원고일부승' : '원고패'
  if (refused) return granted ? '원고일부승' : '원고패'
  if (granted) return '원고승'
  return null
}

function lower(order: string): Outcome | null {
  const appealRefused = /(?:항소|공소|공소제기).{0,30}기각/.test(order)
  const changed = /(?:판결|결정|심판).{0,200}(?:취소|변경|파기)/.test(order)
  if (appealRefused && !changed) return '항소기각'
  if (/상고.{0,30}기각/.test(order) && !changed) return '상고기각'
  if (/항고.{0,20}기각/.test(order) && !changed) return '항고기각'
  if (/(?:파기|취소).*환송(?:한다|하)/.test(order)) return '파기환송'
  if (/(?:판결|결정|사건).{0,40}이송/.test(order)) return '파기이송'
  const merits = civil(order)
  if (merits) return merits
  if (/각하/.test(order)) return '각하'
  if (/(?:항소|공소).*기각/.test(order)) return '항소기각'
  return order ? '기타' : null
}

/**
 * Reads an outcome from the 주문. Null when there is no order to read.
 * @param order text of the 주문 section, white space as it comes
 */
export function readOutcome(order: string, level: CourtLevel, caseType: string): Outcome | null {
  const compact = order.replace(/\s+/g, '')
  if (compact.length < 4) return null
  if (level === 'supreme') {
    const main = firstMatch(compact, lastInstance)
    if (main) return main
    return caseType === '형사'
      ? (firstMatch(compact, criminal) ?? '기타')
      : (civil(withoutCosts(compact)) ?? '기타')
  }
  const civilForm = /(?:원고|피고)(?:들)?(?:의|가|는|에게)/.test(compact) && !/피고인/.test(compact)
  if (caseType === '형사' && !civilForm) {
    const appealed = /원심|제1심|항소|항고/.test(compact)
    return firstMatch(compact, appealed ? criminalAppeal : criminal) ?? '기타'
  }
  return lower(withoutCosts(compact))
}

const orderHead = /【\s*(?:주\s*문|결정\s*주문|판결\s*주문)\s*】/
const orderEnd = /【/
const longestOrder = 6000

/** The 주문 section of a decision's body, or an empty string. */
export function orderSection(body: string): string {
  const head = orderHead.exec(body)
  if (!head) return ''
  const from = head.index + head[0].length
  const section = body.slice(from, from + longestOrder)
  const end = section.search(orderEnd)
  return (end < 0 ? section.slice(0, 1500) : section.slice(0, end)).trim()
}

const closing =
  /(?:상고|재항고|특별항고)[^\n]{0,60}기각|파[기훼][^\n]{0,120}(?:환송|이송|자판)|각하/g

/** Old decisions have no 주문 section; their last paragraph says what it held. */
export function closingFormula(body: string): string {
  const tail = body.slice(-900)
  return [...tail.matchAll(closing)].at(-1)?.[0] ?? ''
}
