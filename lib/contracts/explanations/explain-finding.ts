import { likenessRules } from '@/lib/contracts/likeness/likeness-rules'
import { adviceOf } from '@/lib/contracts/rules/advice'
import type { AppLocale } from '@/lib/i18n/routing'
import { explain } from './explanations'

const resembling: ReadonlySet<string> = new Set(likenessRules.map(({ id }) => id))
const unfair = 'resembles-unfair'

const nameOf = (locale: AppLocale, topic: string): string =>
  explain(locale, topic)?.name ?? explain('ko', topic)?.name ?? topic

/** What a finding is called, and why it matters: in Korean where nobody has translated it. */
export function explainFinding(
  { ruleId, topic }: { ruleId: string; topic: string },
  locale: AppLocale,
): { name: string; why: string; whyLanguage: AppLocale } {
  // Of a clause that only resembles others, the reason of the rule that it resembles would say too much.
  const isLike = resembling.has(ruleId) && topic !== unfair
  const reason = isLike ? unfair : topic
  const translated = locale === 'ko' ? undefined : explain(locale, reason)?.why
  return {
    name: isLike ? `${nameOf(locale, unfair)}: ${nameOf(locale, topic)}` : nameOf(locale, topic),
    why: translated ?? adviceOf(ruleId)?.why ?? explain('ko', reason)?.why ?? '',
    whyLanguage: translated === undefined ? 'ko' : locale,
  }
}
