import type { FindingPlaybook, PlaybookMatch, PlaybookRule, PlaybookVersion } from './schema'

/** Columns of a finding, as `keep_playbook_run` takes them. */
export type PlaybookFindingRow = {
  no: number
  identity: string
  rule_id: string
  kind: PlaybookMatch['kind']
  topic: string
  severity: PlaybookRule['severity']
  clause: string | null
  quote: string | null
  start_at: number | null
  end_at: number | null
  playbook: FindingPlaybook
}

/** Playbooks' findings come after those of the built-in rules that stand at the same place, or at none. */
const firstNo = 10_001

/** What a version of a playbook found, to be kept in a review. */
export function playbookFindings(
  { playbook_id: playbook, no: version, name, rules }: PlaybookVersion,
  matches: readonly PlaybookMatch[],
): PlaybookFindingRow[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const rows = new Map<string, PlaybookFindingRow>()
  for (const { rule: id, kind, topic, clause, quote, start, end } of matches) {
    const rule = byId.get(id)
    const identity = `playbook:${playbook}:${id}:${start ?? ''}`
    if (!rule || rows.has(identity)) continue
    const { title, severity, preferred, fallback, approver } = rule
    rows.set(identity, {
      no: firstNo + rows.size,
      identity,
      rule_id: `playbook:${id}`,
      kind,
      topic,
      severity,
      clause: clause?.slice(0, 120) ?? null,
      quote: quote?.slice(0, 20_000) ?? null,
      start_at: start,
      end_at: end,
      playbook: { playbook, version, name, title, preferred, fallback, approver },
    })
  }
  return [...rows.values()]
}
