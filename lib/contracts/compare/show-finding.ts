import { explain } from '@/lib/contracts/explanations/explanations'
import { adviceOf } from '@/lib/contracts/rules/advice'
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
  const [explanation, korean] = [explain(locale, finding.topic), explain('ko', finding.topic)]
  const translated = locale === 'ko' ? undefined : explanation?.why
  return {
    kind: finding.kind,
    name: explanation?.name ?? korean?.name ?? finding.topic,
    severity: finding.severity,
    clause: finding.clause,
    quote: finding.quote,
    why: translated ?? adviceOf(finding.ruleId)?.why ?? korean?.why ?? '',
    whyLanguage: translated === undefined ? 'ko' : locale,
    articles: [...finding.articles],
  }
}
