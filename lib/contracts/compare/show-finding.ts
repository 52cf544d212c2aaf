import { explainFinding } from '@/lib/contracts/explanations/explain-finding'
import type { AppLocale } from '@/lib/i18n/routing'
import type { ShownFinding } from './schema'

type Found = {
  ruleId: string
  kind: ShownFinding['kind']
  topic: string
  severity: ShownFinding['severity']
  clause: string | null
  quote: string | null
  articles: readonly string[]
}

/** What a page shows of a finding, in the reader's language where it was translated. */
export function showFinding(finding: Found, locale: AppLocale): ShownFinding {
  return {
    kind: finding.kind,
    severity: finding.severity,
    clause: finding.clause,
    quote: finding.quote,
    ...explainFinding(finding, locale),
    articles: [...finding.articles],
  }
}
