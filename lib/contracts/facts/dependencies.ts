import type { ContractType } from '@/lib/contracts/constants'
import type { Region } from './constants'
import type { Facts } from './schema'

/** A fact that decides whether a finding holds. */
const decidingFacts = ['standardTerms', 'relation', 'employer', 'depositCap'] as const
export type DecidingFact = (typeof decidingFacts)[number]
/** `met`: the law applies by what was confirmed. `unmet`: it does not. */
export type Dependency = { fact: DecidingFact; state: 'met' | 'unmet' | 'unknown' }

const termsLaw = /^약관의 규제에 관한 법률/
const consumerLaw =
  /^(?:전자상거래 등에서의 소비자보호에 관한 법률|방문판매 등에 관한 법률|할부거래에 관한 법률)/
/** Left out for employers of up to four by table 1 of the decree of the Labor Standards Act. */
const fromFiveEmployees =
  /^(?:근로기준법 제(?:23|24|27|28|46|50|51|52|53|56|57|60|61|62|93|94|95)조$|기간제 및 단시간근로자 보호 등에 관한 법률 제4조)/
/** Hold for every employer, also where a finding names an article beside them that does not. */
const forEveryEmployer =
  /^(?:근로기준법 제26조|남녀고용평등과 일ㆍ가정 양립 지원에 관한 법률 제11조)$/
/** Does not apply to shop leases over the deposit cap (Article 2 of the Act). */
const underCapOnly = /^상가건물 임대차보호법(?: 시행령)? 제(?:4|6|7|9|11|12)조$/

/** Won, by Article 2 of the decree of the Commercial Building Lease Protection Act. */
const caps: Readonly<Record<Exclude<Region, 'unknown'>, number>> = {
  seoul: 900_000_000,
  overcrowded: 690_000_000,
  metropolitan: 540_000_000,
  other: 370_000_000,
}

/** Deposit and a hundred rents against the cap of the region; null where one of them is unknown. */
function isUnderCap({ region, deposit, rent }: Facts): boolean | null {
  if (region === 'unknown' || deposit === null) return null
  return deposit + (rent ?? 0) * 100 <= caps[region]
}

const stateOf = (holds: boolean | null): Dependency['state'] =>
  holds === null ? 'unknown' : holds ? 'met' : 'unmet'
const known = <T extends string>(given: T, wanted: T): boolean | null =>
  given === 'unknown' ? null : given === wanted

/** On which facts a finding depends by the articles it rests on, and what was confirmed of them. */
export function dependenciesOf(articles: readonly string[], facts: Facts): Dependency[] {
  const rests = (law: RegExp) => articles.some((article) => law.test(article))
  const isShop: boolean = (facts.type satisfies ContractType) === 'shop-lease'
  const found: (Dependency | false)[] = [
    rests(termsLaw) && {
      fact: 'standardTerms',
      state: stateOf(known(facts.standardTerms, 'yes')),
    },
    rests(consumerLaw) && { fact: 'relation', state: stateOf(known(facts.relation, 'consumer')) },
    rests(fromFiveEmployees) &&
      !rests(forEveryEmployer) && {
        fact: 'employer',
        state: stateOf(known(facts.employer, 'from5')),
      },
    isShop && rests(underCapOnly) && { fact: 'depositCap', state: stateOf(isUnderCap(facts)) },
  ]
  return found.filter((each) => each !== false)
}

/**
 * Whether what was confirmed takes a finding out: the law that it rests on does not apply. Individually agreed
 * terms stay, because the Civil Code still judges them.
 */
export const isRuledOut = (dependencies: readonly Dependency[]): boolean =>
  dependencies.some(({ fact, state }) => state === 'unmet' && fact !== 'standardTerms')
