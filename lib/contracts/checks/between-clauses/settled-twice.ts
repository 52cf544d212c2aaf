import { findingAt } from '@/lib/contracts/checks/finding'
import { headedCells } from '@/lib/contracts/text/headed-cells'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'
import { type SettledMatter, settledMatters } from './settled-matters'
import type { Settled } from './settled-readers'

/** Who acts; both where a sentence names the two as one. */
const partyOf = ({ text }: Sentence): string => {
  if (/당사자|쌍방|서로|어느|양쪽|[ⒶⒷ]\s*(?:과|와|또는|및|이나|나)\s*[ⒶⒷ]/.test(text)) return 'both'
  return /[ⒶⒷ](?=은|는|이|가)/.exec(text)?.[0] ?? 'both'
}

function differing(
  contract: Contract,
  sentences: readonly Sentence[],
  matter: SettledMatter,
): Finding[] {
  const { defect, about, reads, unless, types, byParty } = matter
  if (types && !types.includes(contract.type)) return []
  const known: { settled: Settled; party: string; sentence: Sentence }[] = []
  for (const sentence of sentences) {
    const { clause, quote, text } = sentence
    if (clause.part === 'signature' || quote.length > 300) continue
    if (!about.test(`${clause.title} ${text}`) || unless?.test(text)) continue
    const settled = reads(text)
    if (!settled) continue
    const party = byParty ? partyOf(sentence) : 'both'
    const other = known.find(
      (each) =>
        each.sentence.clause !== clause &&
        each.settled.key !== settled.key &&
        (each.party === party || each.party === 'both' || party === 'both'),
    )
    if (other)
      return [
        findingAt(contract, defect, sentence, {
          first: other.settled.shown,
          second: settled.shown,
        }),
      ]
    known.push({ settled, party, sentence })
  }
  return []
}

/** Periods, prices, shares and days that two clauses settle in two ways. */
export function checkSettledTwice(contract: Contract): Finding[] {
  const sentences = [...contract.sentences, ...headedCells(contract)]
  return settledMatters.flatMap((matter) => differing(contract, sentences, matter))
}
