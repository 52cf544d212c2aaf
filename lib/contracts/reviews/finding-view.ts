import type { FindingKind, Severity, Standpoint } from '@/lib/contracts/constants'
import { explainFinding } from '@/lib/contracts/explanations/explain-finding'
import { type Dependency, dependenciesOf, isRuledOut } from '@/lib/contracts/facts/dependencies'
import type { Facts } from '@/lib/contracts/facts/schema'
import type { FindingPlaybook } from '@/lib/contracts/playbooks/schema'
import { adviceOf } from '@/lib/contracts/rules/advice'
import type { AppLocale } from '@/lib/i18n/routing'
import type { FindingState } from './constants'
import type { StoredFinding } from './schema'

/** An article as `민법 제652조`, in the parts that its page is found by. */
export type ArticleName = { name: string; law: string; no: string }

/** A finding as the screen shows it, in the reader's language; contract and suggestion stay Korean. */
export type FindingView = {
  id: string
  no: number
  kind: FindingKind
  severity: Severity
  clause: string | null
  quote: string | null
  start: number | null
  end: number | null
  sides: readonly Standpoint[]
  state: FindingState
  dismissal: string | null
  comment: string | null
  /** What was accepted instead of the quote, or to be added; empty: the words go. */
  wording: string | null
  /** Who is to deal with it, by id. */
  assignee: string | null
  articles: readonly ArticleName[]
  /** What the finding is called; the topic's own name where nobody has translated it. */
  name: string
  why: string
  whyLanguage: AppLocale
  /** Korean wording, or what to write; null for faults of form and figures. */
  suggestion: string | null
  /** Figures and names that contradict each other. */
  details: readonly string[]
  dependencies: readonly Dependency[]
  ruledOut: boolean
  /** The rule of an organisation that it rests on; null: a built-in one. */
  playbook: FindingPlaybook | null
}

/** `민법 제428조의3` → law and `428의3`; null for what is no article. */
function articleName(name: string): ArticleName | null {
  const [, law, main, branch] = /^(.+) 제(\d+)조(?:의(\d+))?$/.exec(name) ?? []
  if (!law || !main) return null
  return { name, law, no: branch ? `${main}의${branch}` : main }
}

export function viewFinding(finding: StoredFinding, facts: Facts, locale: AppLocale): FindingView {
  const { topic, rule_id: rule, articles, playbook } = finding
  const advice = adviceOf(rule)
  const { name, why, whyLanguage } = explainFinding({ ruleId: rule, topic }, locale)
  const dependencies = dependenciesOf(articles, facts)
  return {
    id: finding.id,
    no: finding.no,
    kind: finding.kind,
    severity: finding.severity,
    clause: finding.clause,
    quote: finding.quote,
    start: finding.start_at,
    end: finding.end_at,
    sides: finding.sides,
    state: finding.state,
    dismissal: finding.dismissal,
    comment: finding.comment,
    wording: finding.wording,
    assignee: finding.assignee_id,
    articles: articles.flatMap((name) => articleName(name) ?? []),
    name: playbook?.title ?? name,
    why,
    whyLanguage,
    suggestion: playbook ? playbook.preferred || null : (advice?.suggestion ?? null),
    details: Object.values(finding.details),
    dependencies,
    ruledOut: isRuledOut(dependencies),
    playbook,
  }
}
