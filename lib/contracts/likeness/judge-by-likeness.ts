import { isKnownLawful } from '@/lib/contracts/rules/judge'
import type { Contract, Finding } from '@/lib/contracts/types'
import { likenessRules } from './likeness-rules'
import { likenessOf } from './model'
import { nearestRule } from './nearest-rule'
import { fromTheOtherSide, type Unit, unitsOf } from './units'

/** From here a clause is reported; chosen on clauses of the bank that were held out and on contracts known to be fair. */
const reportedFrom = 0.35

const isStatement = /[다음함됨임](?:[.。]|\s|$)/

/** Titles, introductions and rows of tables are no clauses. */
const canBeWeighed = ({ text, sentences }: Unit): boolean =>
  text.length >= 20 &&
  text.length <= 1500 &&
  !text.includes('|') &&
  isStatement.test(text) &&
  sentences[0]?.clause.part !== 'preamble'

/** Whether it resembles what is void, or what is a risk to the reader; null for neither. */
function resembled(text: string, standpoint: Contract['standpoint']): 'void' | 'risk' | null {
  const likeness = likenessOf(text)
  if (likeness.unfair >= reportedFrom) {
    if (likeness.void > 0) return 'void'
    if (standpoint !== 'drafter') return 'risk'
  }
  if (standpoint !== 'drafter') return null
  const asDrafter = likenessOf(fromTheOtherSide(text))
  return asDrafter.unfair >= reportedFrom && asDrafter.void <= 0 ? 'risk' : null
}

/**
 * Clauses in which nothing else was found and whose wording resembles unfair clauses. What a rule knows to be lawful
 * stays unreported.
 * @param found what rules and checks have found
 */
export function judgeByLikeness(contract: Contract, found: readonly Finding[]): Finding[] {
  const places = found.flatMap(({ start, end }) =>
    start === null || end === null ? [] : [{ start, end }],
  )
  return unitsOf(contract).flatMap((unit): Finding[] => {
    if (!canBeWeighed(unit)) return []
    if (places.some(({ start, end }) => start < unit.end && unit.start < end)) return []
    const kind = resembled(unit.text, contract.standpoint)
    const [sentence] = unit.sentences
    const rule = likenessRules.find((each) => each.kind === kind)
    if (!rule || !sentence) return []
    if (unit.sentences.some((each) => isKnownLawful(contract, each))) return []
    const nearest = nearestRule(unit.text, rule.kind, contract.type)
    return [
      {
        ruleId: rule.id,
        kind: rule.kind,
        topic: nearest?.topic ?? rule.topic,
        severity: rule.severity,
        clause: sentence.clause.label,
        quote: contract.text.slice(unit.start, unit.end),
        start: unit.start,
        end: unit.end,
        articles: nearest?.articles ?? rule.articles,
        details: {},
      },
    ]
  })
}
