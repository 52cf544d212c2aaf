import { z } from 'zod'
import type { ContractType } from '@/lib/contracts/constants'
import { rules } from '@/lib/contracts/rules/catalogue'
import type { Rule } from '@/lib/contracts/rules/rule'
import { type Features, featuresOf, places } from './features'
import stored from './trained-rules.json'

/** What the clauses of a rule have in common, in the kinds of contract that it was written for. */
const storedRuleSchema = z.object({
  /** With spaces between. */
  types: z.string(),
  /** What a step of a weight is worth. */
  step: z.number().positive(),
  /** Places of features, two bytes each. */
  at: z.base64(),
  /** Their weights, a byte each. */
  weights: z.base64(),
})
const storedRulesSchema = z.object({
  /** The bank that they were trained from. */
  bank: z.string(),
  rules: z.record(z.string(), storedRuleSchema),
})
export type StoredRules = z.infer<typeof storedRulesSchema>
export type StoredRule = z.infer<typeof storedRuleSchema>

type Profile = { rule: Rule; types: ReadonlySet<string>; at: Uint16Array; weights: Float32Array }

function loadProfile(rule: Rule, { types, step, at, weights }: StoredRule): Profile {
  const bytes = Buffer.from(weights, 'base64')
  const placed = Buffer.from(at, 'base64')
  return {
    rule,
    types: new Set(types.split(' ')),
    at: Uint16Array.from(bytes, (_, index) => placed.readUInt16LE(index * 2)),
    weights: Float32Array.from(bytes, (byte) => byte * step),
  }
}

let loaded: Profile[] | null = null

function profiles(): Profile[] {
  if (!loaded) {
    const kept = storedRulesSchema.parse(stored).rules
    loaded = rules.flatMap((rule) => {
      const profile = kept[rule.id]
      return profile ? [loadProfile(rule, profile)] : []
    })
  }
  return loaded
}

/** The counts of a clause by place, to be met by those of each rule. */
function spread({ at, value }: Features): Float32Array {
  const counts = new Float32Array(places)
  for (let index = 0; index < at.length; index++)
    counts[at[index] as number] = value[index] as number
  return counts
}

/**
 * The rule whose clauses a clause resembles most, among those of its kind that contracts of this type have.
 * Right for three of four clauses by other authors.
 */
export function nearestRule(text: string, kind: 'void' | 'risk', type: ContractType): Rule | null {
  const counts = spread(featuresOf(text))
  let best: { rule: Rule; likeness: number } | null = null
  for (const { rule, types, at, weights } of profiles()) {
    if (rule.kind !== kind || !types.has(type)) continue
    let likeness = 0
    for (let index = 0; index < at.length; index++)
      likeness += (counts[at[index] as number] as number) * (weights[index] as number)
    if (!best || likeness > best.likeness) best = { rule, likeness }
  }
  return best?.rule ?? null
}
