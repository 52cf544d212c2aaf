import type { ContractType, Standpoint } from '@/lib/contracts/constants'
import { reviewContract } from '@/lib/contracts/review'
import { roles } from '@/lib/contracts/roles'
import type { Contract, Finding } from '@/lib/contracts/types'
import { rewritten, tokenChanges } from '@/lib/word-changes'
import { alignClauses, movedGroups, type Unit, unitsOf } from './align-clauses'
import {
  type ChangeSubject,
  type ClauseChange,
  type ComparedClause,
  type Comparison,
  changeSubjects,
  type Place,
  type WeightyChange,
} from './types'
import { weightyChanges } from './weighty-changes'

const placeOf = ({ clause }: Unit): Place => ({
  label: clause.label,
  title: clause.title,
  start: clause.start,
  end: clause.end,
})

function changeOf(before: readonly Unit[], after: readonly Unit[]): ClauseChange {
  if (before.length === 0) return 'added'
  if (after.length === 0) return 'removed'
  if (after.length > 1) return 'split'
  if (before.length > 1) return 'merged'
  return before[0]?.text === after[0]?.text ? 'same' : 'changed'
}

/** The same defect in both versions: of one rule, at clauses that belong together, or with the same words. */
function unmatched(
  findings: readonly Finding[],
  others: readonly Finding[],
  clauseOf: (finding: Finding) => string,
  otherClauseOf: (finding: Finding) => string,
): Finding[] {
  const rest = others.map((other) => ({ ...other, place: otherClauseOf(other) }))
  return findings.filter((finding) => {
    const place = clauseOf(finding)
    const at = rest.findIndex(
      (other) =>
        other.topic === finding.topic &&
        other.kind === finding.kind &&
        (other.quote === finding.quote || place === other.place),
    )
    if (at < 0) return true
    rest.splice(at, 1)
    return false
  })
}

const weightOf = ({ subject }: { subject: ChangeSubject }) => changeSubjects.indexOf(subject)

/** Compares two versions of a contract clause by clause. */
export function compareContracts(contract: {
  type: ContractType
  standpoint: Standpoint
  before: string
  after: string
}): Comparison {
  const { type, standpoint } = contract
  const old = reviewContract(type, standpoint, contract.before)
  const now = reviewContract(type, standpoint, contract.after)
  const before = unitsOf(contract.before, old.contract.clauses)
  const after = unitsOf(contract.after, now.contract.clauses)
  const groups = alignClauses(before, after)
  const moved = movedGroups(groups)
  const { drafter, signer } = roles[type]
  const parties = ['갑', '을', '병', ...drafter, ...signer].filter((name) => name.length > 1)
  const clauses: ComparedClause[] = []
  const weighty: WeightyChange[] = []
  for (const group of groups) {
    const [was, is] = [unitsAt(before, group.before), unitsAt(after, group.after)]
    const [oldText, newText] = [was, is].map((units) => units.map(({ text }) => text).join('\n'))
    const pieces = tokenChanges(oldText ?? '', newText ?? '')
    const clause: ComparedClause = {
      change: changeOf(was, is),
      isMoved: moved.has(group),
      before: was.map(placeOf),
      after: is.map(placeOf),
      pieces: pieces ?? rewritten(oldText ?? '', newText ?? ''),
      isRewritten: pieces === null,
    }
    if (clause.change !== 'same' && was.length > 0 && is.length > 0)
      for (const change of weightyChanges(clause.pieces, parties))
        weighty.push({ ...change, clause: clauses.length })
    clauses.push(clause)
  }
  const groupOf = (units: readonly Unit[], side: 'before' | 'after', contractRead: Contract) => {
    const labels = new Map<number, string>()
    groups.forEach((group, index) => {
      for (const at of group[side]) labels.set(units[at]?.clause.start ?? -1, String(index))
    })
    return ({ start }: Finding): string => {
      if (start === null) return 'missing'
      const clause = contractRead.clauses.find((each) => each.start <= start && start < each.end)
      return labels.get(clause?.start ?? -1) ?? `at ${start}`
    }
  }
  const ofOld = groupOf(before, 'before', old.contract)
  const ofNew = groupOf(after, 'after', now.contract)
  return {
    clauses,
    weighty: weighty.sort((a, b) => weightOf(a) - weightOf(b) || a.clause - b.clause),
    newFindings: unmatched(now.findings, old.findings, ofNew, ofOld),
    solvedFindings: unmatched(old.findings, now.findings, ofOld, ofNew),
  }
}

const unitsAt = (units: readonly Unit[], places: readonly number[]): Unit[] =>
  places.flatMap((at) => units[at] ?? [])
