import type { FindingKind } from '@/lib/contracts/constants'
import type { Finding } from '@/lib/contracts/types'

export type Label = { kind: FindingKind; quote: string | null; topic: string }
export type LabelledContract = {
  id: string
  type: string
  side: string
  text: string
  labels: Label[]
  clean: { quote: string; looks: string }[]
}

export type Tally = { labels: number; findings: number; found: number; right: number }
export type Score = {
  kinds: Map<FindingKind, Tally>
  /** By rule: how often it reported something, and how often that was marked. */
  rules: Map<string, { reported: number; right: number }>
  lawful: number
  alarms: number
}

export const emptyScore = (): Score => ({
  kinds: new Map(),
  rules: new Map(),
  lawful: 0,
  alarms: 0,
})

/** At least half of the shorter of the two stands in both. */
function overlaps(text: string, quote: string, { start, end }: Finding): boolean {
  if (start === null || end === null) return false
  const at = text.indexOf(quote)
  const common = Math.min(at + quote.length, end) - Math.max(at, start)
  return common >= Math.min(quote.length, end - start) / 2
}

const fits = (text: string, label: Label, finding: Finding): boolean =>
  label.kind === finding.kind &&
  (label.quote === null ? label.topic === finding.topic : overlaps(text, label.quote, finding))

const tallyOf = ({ kinds }: Score, kind: FindingKind): Tally => {
  const tally = kinds.get(kind) ?? { labels: 0, findings: 0, found: 0, right: 0 }
  kinds.set(kind, tally)
  return tally
}

/** Adds a reviewed contract to the score; one finding answers one label. */
export function addToScore(
  score: Score,
  { text, labels, clean }: LabelledContract,
  findings: readonly Finding[],
): void {
  const open = [...labels]
  for (const label of labels) tallyOf(score, label.kind).labels += 1
  for (const finding of findings) {
    const at = open.findIndex((label) => fits(text, label, finding))
    const tally = tallyOf(score, finding.kind)
    const rule = score.rules.get(finding.ruleId) ?? { reported: 0, right: 0 }
    score.rules.set(finding.ruleId, rule)
    tally.findings += 1
    rule.reported += 1
    if (at < 0) continue
    open.splice(at, 1)
    tally.found += 1
    tally.right += 1
    rule.right += 1
  }
  score.lawful += clean.length
  score.alarms += clean.filter(({ quote }) =>
    findings.some(
      (finding) =>
        overlaps(text, quote, finding) && !labels.some((label) => fits(text, label, finding)),
    ),
  ).length
}
