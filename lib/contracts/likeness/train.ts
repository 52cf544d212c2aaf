import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rules } from '@/lib/contracts/rules/catalogue'
import { asRead, bankClauses } from './bank'
import { featuresOf } from './features'
import { learnWeights, type Sample } from './learn'
import type { StoredModel } from './model'
import type { StoredRules } from './nearest-rule'
import { learnRules } from './train-rules'
import { storeWeights } from './weights'

const folder = path.join(import.meta.dirname, 'bank')

/** The text of the bank's files, in the order of their names. */
const bankFiles = (): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))

/** What a trained model is held against, to know whether it belongs to the bank. */
export const bankHash = (): string =>
  createHash('sha256').update(bankFiles().join('\0')).digest('hex').slice(0, 16)

/** Ordinary clauses are rare in the bank and common in contracts. */
const costOfOrdinary = 2

/** Learns from the bank what unfair clauses look like, which of them are void, and what those of each rule share. */
export function trainModel(): { model: StoredModel; rules: StoredRules } {
  const kinds = new Map(rules.map(({ id, kind }) => [id, kind]))
  const unfair: Sample[] = []
  const isVoid: Sample[] = []
  const ofRules: Parameters<typeof learnRules>[0][number][] = []
  for (const clause of bankFiles().flatMap(bankClauses)) {
    const features = featuresOf(asRead(clause))
    const cost = clause.rule ? 1 : costOfOrdinary
    unfair.push({ features, isOne: clause.isUnfair, cost })
    const kind = kinds.get(clause.rule ?? '')
    if (clause.rule && !kind) throw new Error(`no rule ${clause.rule}`)
    if (clause.isUnfair) isVoid.push({ features, isOne: kind === 'void', cost: 1 })
    if (clause.rule) ofRules.push({ clause, features })
  }
  const bank = bankHash()
  return {
    model: {
      bank,
      unfair: storeWeights(learnWeights(unfair)),
      void: storeWeights(learnWeights(isVoid)),
    },
    rules: { bank, rules: learnRules(ofRules) },
  }
}
