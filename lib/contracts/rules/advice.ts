import { likenessRules } from '@/lib/contracts/likeness/likeness-rules'
import { rules } from './catalogue'
import { expectedClauses } from './expected/catalogue'
import { writtenLists } from './must-write'

/** Why something is found, and what to write instead: in Korean, as the rule has it. */
export type Advice = { why: string; suggestion: string }

const ofRules = new Map<string, Advice>(
  [...rules, ...likenessRules].map(({ id, why, suggestion }) => [id, { why, suggestion }]),
)
const ofMissing = new Map<string, Advice>(
  [...expectedClauses, ...writtenLists].map(({ topic, why, suggestion }) => [
    topic,
    { why, suggestion },
  ]),
)

/** Null for checks of form and consistency, which have their words in every language. */
export const adviceOf = (ruleId: string): Advice | null =>
  ofRules.get(ruleId) ?? ofMissing.get(ruleId) ?? null
