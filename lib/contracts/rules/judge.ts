import type { Contract, Finding, Sentence } from '@/lib/contracts/types'
import { rules } from './catalogue'
import { isAllowedByLaw, isOnlyForbidding } from './lawful'
import { meaningsOf } from './meanings/catalogue'
import { type Meant, meantBy } from './meant'
import { everyReading, readingOf, readingsBySide } from './readings'
import type { Reading, Rule } from './rule'
import { isSafeguarded } from './safeguards'

const isSaid = (rule: Rule, reading: Reading): boolean =>
  (rule.says?.every((says, index) => says.test(index === 0 ? reading.titled : reading.text)) ??
    false) &&
  (rule.about?.test(reading.titled) ?? true)

const isWorded = (rule: Rule, reading: Reading): boolean =>
  isSaid(rule, reading) &&
  !(rule.unless && isSafeguarded(rule.unless, reading.whole)) &&
  (rule.when?.(reading) ?? true)

/** By its words, or by what the sentence means whatever its words. */
const applies = (rule: Rule, reading: Meant): boolean =>
  isWorded(rule, reading) ||
  (meaningsOf.get(rule.id)?.some((meaning) => meaning.holds(reading)) ?? false)

/** Of a rule for both kinds of leases, the articles of the act that does not apply to this one. */
const otherLease: Readonly<Record<string, RegExp>> = {
  'housing-lease': /^상가건물 임대차보호법/,
  'shop-lease': /^주택임대차보호법/,
}

/** The articles that a rule rests on in a contract of this kind. */
function articlesFor({ articles }: Rule, { type }: Contract): readonly string[] {
  const other = otherLease[type]
  const fitting = other ? articles.filter((article) => !other.test(article)) : articles
  return fitting.length > 0 ? fitting : articles
}

const rank = (rule: Rule): number => (rule.isLast ? 2 : rule.kind === 'void' ? 0 : 1)

const lastRules = new Set(rules.filter(({ isLast }) => isLast).map(({ id }) => id))

/** Without the findings that say less than another one of the same clause. */
const withoutLast = (findings: Finding[]): Finding[] =>
  findings.filter(
    ({ ruleId, clause, start }) =>
      !lastRules.has(ruleId) ||
      !findings.some(
        (other) => other.clause === clause && other.start !== start && !lastRules.has(other.ruleId),
      ),
  )

/** Without the rules that say less exactly what another one says of the same sentence. */
const withoutVaguer = (broken: Rule[], text: string): Rule[] =>
  broken.filter(
    ({ yieldsTo, yieldsWhere }) =>
      !broken.some(({ id }) => yieldsTo?.includes(id)) || yieldsWhere?.test(text) === false,
  )

/** 이때, 그렇게, 해제되면: a sentence that goes on with what the one before it began. */
const goesOn =
  /^\s*(?:[①-⑳]\s*)?(?:이때|그때|이\s*(?:경우|기간|비용|금액|돈|권리|때)|그\s*(?:경우|기간|비용|금액|돈|권리|때|뒤|후|다음|전)|이렇게|그렇게|이에|이는|이를|이로|그러(?:면|고|나)|또한|아울러|늦게|해제되면)/

/** Rules that hold what the one may against what the other may not: often two sentences. */
const ofBothSides: ReadonlySet<string> = new Set([
  'exclusivity',
  'own-termination-barred',
  'setoff-onesided',
  'assignment-one-sided',
])
const namesNext = /^\s*(?:[①-⑳]\s*)?[ⒶⒷ](?:은|는)\s/

/** A sentence with the one before it in its clause, where it goes on with it. */
function withBefore(contract: Contract, sentence: Sentence): Sentence | null {
  if (sentence.text.length > 160) return null
  if (!goesOn.test(sentence.text) && !namesNext.test(sentence.text)) return null
  const before = contract.sentences[contract.sentences.indexOf(sentence) - 1]
  return before && before.clause === sentence.clause && before.text.length <= 160
    ? { ...sentence, lead: '', text: `${before.text.replace(/[.\s]+$/, '')}, ${sentence.text}` }
    : null
}

/** The rules that a sentence breaks, the weightiest first; by itself, or else as the end of the one before it. */
export function brokenRules(contract: Contract, sentence: Sentence): Rule[] {
  const broken = brokenBy(contract, sentence)
  const longer = broken.length === 0 ? withBefore(contract, sentence) : null
  if (!longer) return broken
  const before = contract.sentences[contract.sentences.indexOf(sentence) - 1]
  return before && brokenBy(contract, before).length === 0
    ? brokenBy(contract, longer).filter(
        ({ id, isLast }) => !isLast && (goesOn.test(sentence.text) || ofBothSides.has(id)),
      )
    : []
}

function brokenBy(contract: Contract, sentence: Sentence): Rule[] {
  const asWritten = readingOf(contract, sentence)
  const isHarmless = isOnlyForbidding(asWritten)
  if (isHarmless && contract.standpoint === 'signer') return []
  const plain = everyReading(asWritten).map(meantBy)
  const sided = readingsBySide(contract, sentence).flatMap(everyReading).map(meantBy)
  const broken = rules
    .filter((rule) => rule.types.length === 0 || rule.types.includes(contract.type))
    .filter((rule) =>
      rule.kind === 'void' && isHarmless
        ? false
        : (rule.kind === 'void' ? plain : sided).some((reading) => applies(rule, reading)),
    )
  const reported = broken.filter(({ id }) => !isAllowedByLaw(id, asWritten))
  const isAllowed = reported.length < broken.length
  return withoutVaguer(reported, asWritten.text)
    .filter(({ isLast }) => !(isLast && isAllowed))
    .sort((a, b) => rank(a) - rank(b))
}

/** Whether a rule knows what a sentence says and leaves it alone for what makes it lawful. */
export function isKnownLawful(contract: Contract, sentence: Sentence): boolean {
  const asWritten = readingOf(contract, sentence)
  if (isOnlyForbidding(asWritten)) return true
  const readings = [asWritten, ...readingsBySide(contract, sentence)]
  return rules
    .filter(({ types }) => types.length === 0 || types.includes(contract.type))
    .some(
      (rule) =>
        readings.some((reading) => isSaid(rule, reading)) &&
        (isAllowedByLaw(rule.id, asWritten) ||
          (rule.unless !== undefined && isSafeguarded(rule.unless, asWritten.whole))),
    )
}

/** What the clauses say against the law or against the reader: one finding for a sentence and those that stand alone, one for a topic in a clause. */
export function judgeClauses(contract: Contract): Finding[] {
  const findings: Finding[] = []
  for (const sentence of contract.sentences) {
    if (sentence.clause.part === 'signature' || sentence.text.length < 8) continue
    const broken = brokenRules(contract, sentence)
    const [first] = broken
    for (const rule of broken.filter((each) => each === first || each.standsAlone)) {
      const last = findings.at(-1)
      const apart = contract.text.slice(last?.end ?? 0, sentence.start).includes('\n')
      if (last && last.topic === rule.topic && last.clause === sentence.clause.label && !apart) {
        if (last.severity !== 'low' || rule.severity === 'low') continue
        findings.pop()
      }
      findings.push({
        ruleId: rule.id,
        kind: rule.kind,
        topic: rule.topic,
        severity: rule.severity,
        clause: sentence.clause.label,
        quote: sentence.quote,
        start: sentence.start,
        end: sentence.end,
        articles: articlesFor(rule, contract),
        details: {},
      })
    }
  }
  return withoutLast(findings)
}
